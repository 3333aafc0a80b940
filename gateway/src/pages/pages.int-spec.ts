import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { settingsChanged } from '@parcelway/contracts';
import { eventually } from '@parcelway/testing';
import { GatewayKit, siteOfTests } from '../../test/gateway-kit';

describe('pages', () => {
  const root = mkdtempSync(join(tmpdir(), 'parcelway-pages-'));
  let kit: GatewayKit;
  beforeAll(async () => {
    for (const site of ['storefront-ui', 'admin-ui']) {
      mkdirSync(join(root, site, 'dist/assets'), { recursive: true });
      writeFileSync(join(root, site, 'dist/index.html'), `<html>${site}</html>`);
      writeFileSync(join(root, site, 'dist/favicon.svg'), '<svg/>');
      const script = join(root, site, 'dist/assets/index-Ab1.js');
      writeFileSync(script, `'${site}'`);
      writeFileSync(`${script}.gz`, gzipSync(`'${site} packed'`));
    }
    kit = await GatewayKit.start({}, [], root);
  });
  afterAll(async () => {
    await kit.stop();
    rmSync(root, { recursive: true });
  });

  const html = { accept: 'text/html,application/xhtml+xml' };

  it.each([
    ['/', 'storefront-ui'],
    ['/orders/PW26', 'storefront-ui'],
    ['/orders?page=2', 'storefront-ui'],
    ['/admin', 'admin-ui'],
    ['/admin/', 'admin-ui'],
    ['/admin/luggage-order/7/show', 'admin-ui'],
    ['/admin/luggage-order/index', 'admin-ui'],
  ])('gives a browser at %s the page of %s, never cached, with a content policy', async (path, site) => {
    const { status, headers, body } = await kit.call<string>('GET', path, { headers: html });
    expect([status, body]).toEqual([200, `<html>${site}</html>`]);
    expect(headers.get('cache-control')).toBe('no-cache');
    expect(headers.get('content-security-policy')).toContain("frame-src 'self' blob:");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('lets pages show pictures of the storage that the settings name, and of nobody else', async () => {
    const pictures = async () =>
      /img-src ([^;]*)/.exec(
        (await kit.call<string>('GET', '/admin', { headers: html })).headers.get('content-security-policy') ??
          '',
      )?.[1];
    expect(await pictures()).toBe("'self' data: blob:");
    kit.services.answer('user.site-settings.site', () => ({
      ...siteOfTests,
      picture_origins: ['https://pw.files.test'],
    }));
    kit.nats.publish(settingsChanged.subject, '{}');
    await eventually(async () => (await pictures()) === "'self' data: blob: https://pw.files.test");
  });

  it.each([
    ['/assets/index-Ab1.js', "'storefront-ui'"],
    ['/admin/assets/index-Ab1.js', "'admin-ui'"],
  ])('lets %s be kept for good', async (path, text) => {
    const { headers, body } = await kit.call<string>('GET', path, {
      headers: { 'accept-encoding': 'identity' },
    });
    expect(body).toBe(text);
    expect(headers.get('cache-control')).toContain('immutable');
  });

  it('sends the packed form of a program to whoever takes it, and says so to caches', async () => {
    const { headers, body } = await kit.call<string>('GET', '/admin/assets/index-Ab1.js', {
      headers: { 'accept-encoding': 'gzip' },
    });
    expect(body).toBe("'admin-ui packed'");
    expect(headers.get('content-encoding')).toBe('gzip');
    expect(headers.get('content-type')).toContain('javascript');
    expect(headers.get('vary')?.toLowerCase()).toContain('accept-encoding');
    expect(headers.get('cache-control')).toContain('immutable');
  });

  it('gives the icon, and 404 for a file that is not there', async () => {
    expect((await kit.call('GET', '/favicon.svg')).headers.get('content-type')).toContain('image/svg+xml');
    expect((await kit.call('GET', '/assets/none.js', { headers: html })).status).toBe(404);
    expect((await kit.call('GET', '/../package.json')).status).toBe(404);
    expect((await kit.call('GET', '/assets/..%2f..%2f..%2fpackage.json')).status).not.toBe(200);
  });

  it('answers the admin API in its own form under the same path', async () => {
    const json = { accept: 'application/json, text/plain, */*' };
    expect((await kit.call('GET', '/admin/nothing/here', { headers: json })).body).toMatchObject({ code: 0 });
    expect((await kit.call('GET', '/admin/Index/index', { headers: html })).body).toMatchObject({
      code: 302,
    });
  });
});
