import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readConfig } from '@parcelway/platform';
import { testSecrets } from '@parcelway/testing';
import { WebhookTransport } from './webhook-transport';

describe('where webhooks may go', () => {
  const transport = new WebhookTransport(readConfig(testSecrets));

  it.each([
    'http://example.com/',
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://[::1]/',
    'https://[::ffff:7f00:1]/',
    'https://169.254.169.254/latest/meta-data',
    'https://10.0.0.1:8443/',
    'https://localhost/',
    'https://user:secret@8.8.8.8/',
    'ftp://8.8.8.8/',
    'file:///etc/passwd',
    'not a url',
  ])('not to %s', async (url) => {
    expect(await transport.mayReach(url)).toBe(false);
    expect(await transport.post(url, '{}', {})).toMatchObject({
      httpStatus: null,
      response: 'address not allowed',
    });
  });

  it('to a public address', async () => {
    expect(await transport.mayReach('https://8.8.8.8/hook')).toBe(true);
  });

  it('not where a name leads inside: nothing arrives', async () => {
    let calls = 0;
    const server = createServer((_request, response) => {
      calls += 1;
      response.end();
    }).listen(0, 'localhost');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    await transport.post(`https://localhost:${port}/`, '{}', {});
    server.close();
    expect(calls).toBe(0);
  });
});
