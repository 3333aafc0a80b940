import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Stack, TestBrowser } from '@parcelway/testing';
import { barriers } from '../kit/access';
import { Api } from '../kit/api';
import { logInAsMember, openPage } from '../kit/pages';
import { paidOrder } from '../kit/received-order';
import { logIn, prepare } from '../kit/shipment';
import { endWalk, startWalk } from '../kit/walk';

let stack: Stack;
let browser: TestBrowser;
let orderNo: string;

beforeAll(async () => {
  ({ stack, browser } = await startWalk());
  const member = await logIn(new Api(stack.url));
  ({ no: orderNo } = await paidOrder(member, await prepare(member)));
}, 120_000);
afterAll(() => endWalk({ stack, browser }), 60_000);

/** Addresses of the storefront's pages, as its router has them; a new page is among them by itself. */
function storefrontPaths(): readonly string[] {
  const router = readFileSync(join(__dirname, '../../storefront-ui/src/app/router.tsx'), 'utf8');
  const found = [...router.matchAll(/path: '([^']+)',\s*(?:handle: \w+,\s*)?lazy:/g)].map(
    ([, path]) => path ?? '',
  );
  return ['', ...found.filter((path) => !path.includes('*'))];
}

describe('every page of the storefront on a phone has no serious barrier', () => {
  it.each(['zh-cn', 'en'] as const)(
    'in %s',
    async (lang) => {
      const page = await openPage(browser, 'phone');
      await page.goto(`${stack.url}/user/login`);
      await logInAsMember(page);
      await page.waitForURL('**/user/account/overview');
      await page.evaluate(`localStorage.setItem('parcelway.language', '${lang}')`);
      const [article] = await stack.rows<{ slug: string }>(
        `SELECT slug FROM user_service.article WHERE status LIMIT 1`,
      );
      const paths = storefrontPaths();
      expect(paths.length).toBeGreaterThan(20);
      const found: Record<string, readonly string[]> = {};
      for (const path of paths) {
        const address = path.replace(':slug', article?.slug ?? '').replace(':orderNo', orderNo);
        await page.goto(`${stack.url}/${address}`, { waitUntil: 'networkidle' });
        await page.getByRole('heading', { level: 1 }).first().waitFor();
        const barrier = await barriers(page);
        if (barrier.length > 0) found[path] = barrier;
      }
      expect(found).toEqual({});
      await page.context().close();
    },
    180_000,
  );
});
