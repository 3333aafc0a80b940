import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WEBHOOK_EVENTS } from '@parcelway/contracts';
import { commandEnvironment } from '@parcelway/platform';
import { signature } from '@parcelway/partner-client';
import { sign } from '../../assets/docs/examples/sign';
import { GatewayKit } from '../../test/gateway-kit';
import { examples } from './docs.controller';
import { openApiOf } from './openapi';

const folder = join(__dirname, '../../assets/docs/examples');
const FIXTURE = {
  secret: 'demo-secret',
  method: 'POST',
  path: '/api/open/v1/sheetOrder?b=2&a=1',
  appId: 'demo-app',
  timestamp: '1767225600',
  nonce: 'n-0001',
  body: '{"out_order_id":"T-1001","receiverName":"张伟","packageWeight":1250}',
};
const PLAIN = { ...FIXTURE, path: '/api/open/v1/sheetOrder' };
const PLAIN_SIGN = 'e783a97530b302df9dcbde2ba539963ba4d06a9b73f2ee07aae6bc5e438ee1a4';
const argumentsOf = (of: typeof FIXTURE) =>
  [of.secret, of.method, of.path, of.appId, of.timestamp, of.nonce, of.body] as const;

const JAVA_MAIN = `class Main {
  public static void main(String[] a) throws Exception {
    System.out.println(Sign.sign(a[0], a[1], a[2], a[3], a[4], a[5], a[6].getBytes(StandardCharsets.UTF_8)));
  }
}
`;

/** How an example of another language is run: a program that signs its arguments. */
const runs: Readonly<
  Record<string, { readonly command: string; readonly file: string; readonly main: string }>
> = {
  Python: {
    command: 'python3',
    file: 'main.py',
    main: `import sys\nsys.path.insert(0, ${JSON.stringify(folder)})\nsys.dont_write_bytecode = True\nfrom sign import sign\na = sys.argv[1:]\nprint(sign(*a[:6], a[6].encode()))\n`,
  },
  PHP: {
    command: 'php',
    file: 'main.php',
    main: `<?php require ${JSON.stringify(join(folder, 'sign.php'))}; echo sign(...array_slice($argv, 1));`,
  },
  // A single source file runs its first class.
  Java: {
    command: 'java',
    file: 'Main.java',
    main: readFileSync(join(folder, 'Sign.java'), 'utf8').replace('/** Java 17', `${JAVA_MAIN}/** Java 17`),
  },
};

describe('the page of the partner API', () => {
  it.each([
    [PLAIN, PLAIN_SIGN],
    [FIXTURE, signature(FIXTURE.secret, FIXTURE)],
  ])('has an example in TypeScript that signs as the fixture does', (given, wanted) => {
    expect(sign(...argumentsOf(given))).toBe(wanted);
  });

  const atHand = Object.entries(runs).filter(
    ([, { command }]) => spawnSync(command, ['--version']).status === 0,
  );
  it.each(atHand)(
    'has an example in %s that signs as the fixture does',
    (_language, { command, file, main }) => {
      const home = mkdtempSync(join(tmpdir(), 'parcelway-example-'));
      writeFileSync(join(home, file), main);
      const run = (given: typeof FIXTURE) =>
        execFileSync(command, [join(home, file), ...argumentsOf(given)], {
          encoding: 'utf8',
          env: commandEnvironment(),
        }).trim();
      expect(run(PLAIN)).toBe(PLAIN_SIGN);
      expect(run(FIXTURE)).toBe(signature(FIXTURE.secret, FIXTURE));
      rmSync(home, { recursive: true });
    },
  );

  it('says of every field what it means, and of every event when it is sent', () => {
    const fields = (schema: Record<string, unknown>): [string, Record<string, unknown>][] =>
      Object.entries((schema['properties'] ?? {}) as Record<string, Record<string, unknown>>);
    for (const locale of ['en', 'zh-cn'] as const) {
      const { components, webhooks } = openApiOf('https://x/api/open/v1', locale) as unknown as {
        components: { schemas: Record<'SheetOrder' | 'NewSheetOrder', Record<string, unknown>> };
        webhooks: Record<string, { post: { summary: string } }>;
      };
      const { SheetOrder, NewSheetOrder } = components.schemas;
      const items = fields(NewSheetOrder).flatMap(([, { items: of }]) =>
        of ? fields(of as object as Record<string, unknown>) : [],
      );
      const silent = [...fields(SheetOrder), ...fields(NewSheetOrder), ...items]
        .filter(([, { description }]) => !description)
        .map(([name]) => name);
      expect(silent).toEqual(['id', 'currency']);
      expect(Object.keys(webhooks)).toEqual(WEBHOOK_EVENTS);
      expect(Object.values(webhooks).every(({ post }) => post.summary !== '')).toBe(true);
    }
  });

  it('describes every request by the rules that judge it', () => {
    const { components } = openApiOf('https://x/api/open/v1', 'en') as unknown as {
      components: { schemas: { NewSheetOrder: Record<string, unknown> } };
    };
    expect(components.schemas.NewSheetOrder).toMatchObject({
      required: expect.arrayContaining(['out_order_id', 'receiverName', 'packageWeight', 'items']) as unknown,
      properties: {
        receiverName: { type: 'string', maxLength: 60 },
        packageWeight: { type: 'integer', minimum: 1 },
        items: {
          type: 'array',
          items: { required: expect.arrayContaining(['itemQuantity']) as unknown },
        },
      },
    });
  });

  describe('over HTTP', () => {
    let kit: GatewayKit;
    beforeAll(async () => {
      kit = await GatewayKit.start();
    });
    afterAll(() => kit.stop());

    it('comes with its document, its viewer and its examples from here alone, in both languages', async () => {
      const page = await kit.call<string>('GET', '/docs', { headers: { 'accept-language': 'en' } });
      expect(page.status).toBe(200);
      expect(page.headers.get('content-security-policy')).toContain("default-src 'self'");
      for (const [language] of examples) expect(page.body).toContain(`<summary>${language}</summary>`);
      expect(page.body).toContain('Create an order');
      const chinese = await kit.call<string>('GET', '/docs', { headers: { 'accept-language': 'zh-CN' } });
      expect(chinese.body).toContain('下单');
      for (const [, path = ''] of page.body.matchAll(/(?:src|href)="([^"]+)"/g)) {
        if (/^(data:|\/$|\/user\/)/.test(path)) continue;
        expect(path).toMatch(/^\/docs\//);
        expect((await kit.call('GET', path)).status).toBe(200);
      }
      const document = await kit.call<{ openapi: string }>('GET', '/docs/openapi.json');
      expect(document.body.openapi).toBe('3.1.0');
      expect((await kit.call('GET', '/docs/..%2Fpackage.json')).status).toBe(404);
    });
  });
});
