import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eventually } from '@parcelway/testing';
import type { Stack, TestBrowser } from '@parcelway/testing';
import type { Locator, Page } from 'playwright-core';
import { barriers, hasFocus, tabTo } from '../kit/access';
import { Api } from '../kit/api';
import { aPdf, logInAsMember, logInToOffice, openDocument, openPage, viewports } from '../kit/pages';
import { detail, logIn, place, prepare } from '../kit/shipment';
import { endWalk, startWalk } from '../kit/walk';

let stack: Stack;
let browser: TestBrowser;
let orderNo: string;

beforeAll(async () => {
  ({ stack, browser } = await startWalk());
  const member = await logIn(new Api(stack.url));
  orderNo = (await place(await prepare(member))).order_no;
  await member.ok(member.post('/api/Pay/balance', { order_no: orderNo }, { key: randomUUID() }));
  await eventually(async () => (await detail(member, orderNo)).waybills.length === 2);
}, 120_000);
afterAll(() => endWalk({ stack, browser }), 60_000);

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });
describe('the storefront on a laptop has no serious barrier', () => {
  let page: Page;
  const inside: readonly (readonly [name: string, path: () => string, shown: (page: Page) => Locator])[] = [
    ['the member centre', () => '/user/account/overview', () => page.getByText(/¥|£/).first()],
    [
      'placing an order',
      () => '/placeOrder/luggage',
      () => page.getByRole('radiogroup', { name: '上门取件日期' }).getByRole('radio').nth(3),
    ],
    ['the list of orders', () => '/user/account/order', () => page.getByText(orderNo).first()],
    [
      'an order',
      () => `/user/account/order/${orderNo}`,
      () => page.getByRole('tabpanel').getByRole('listitem').first(),
    ],
    ['the address book', () => '/user/account/addressBook', () => page.getByRole('article').first()],
  ];

  beforeAll(async () => {
    page = await openPage(browser, 'laptop');
  });
  afterAll(() => page.context().close());

  it('on the home page and in the log in', async () => {
    await page.goto(stack.url);
    await page.getByText('邮政空运 EMS').first().waitFor();
    expect(await barriers(page)).toEqual([]);
    await page.goto(`${stack.url}/user/login`);
    await heading(page, '登录').waitFor();
    expect(await barriers(page)).toEqual([]);
    await logInAsMember(page);
    await heading(page, /林悦|账户概览/)
      .first()
      .waitFor();
  }, 120_000);

  it.each(inside)(
    'in %s',
    async (_, path, shown) => {
      await page.goto(stack.url + path());
      await shown(page).waitFor();
      expect(await barriers(page)).toEqual([]);
    },
    120_000,
  );
});

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

describe('the back office has no serious barrier', () => {
  let page: Page;
  beforeAll(async () => {
    page = await openPage(browser, 'desk');
  });
  afterAll(() => page.context().close());

  it('in the log in and on the dashboard', async () => {
    await page.goto(`${stack.url}/admin`);
    await heading(page, '登录运营后台').waitFor();
    expect(await barriers(page)).toEqual([]);
    await logInToOffice(page);
    await page.getByRole('link', { name: /待取件\s*1/ }).waitFor();
    expect(await barriers(page)).toEqual([]);
  }, 120_000);

  it('on the order board on a phone', async () => {
    await page.setViewportSize(viewports.phone);
    await page.goto(`${stack.url}/admin/luggage-order`);
    await page.getByRole('button', { name: '打开菜单' }).waitFor();
    await page.getByText(orderNo).waitFor();
    expect(await barriers(page)).toEqual([]);
  }, 120_000);

  it('on the order board at a desk', async () => {
    await page.setViewportSize(viewports.desk);
    await page.getByRole('row').filter({ hasText: orderNo }).waitFor();
    expect(await barriers(page)).toEqual([]);
  }, 120_000);

  it('on the page of an order', async () => {
    await page.getByRole('row').filter({ hasText: orderNo }).getByText(orderNo).click();
    await page.getByRole('listitem').filter({ hasText: '面单已出' }).first().waitFor();
    expect(await barriers(page)).toEqual([]);
  }, 120_000);

  it('in the print preview', async () => {
    const print = () => page.getByRole('button', { name: '打印客户联' }).click();
    expect(await openDocument(page, `客户联 ${orderNo}`, print)).toEqual(aPdf);
    expect(await barriers(page)).toEqual([]);
  }, 120_000);

  it('at the scan station, waiting and with a refusal', async () => {
    await page.goto(`${stack.url}/admin/warehouse-scan`);
    await heading(page, '等待扫描').waitFor();
    expect(await barriers(page)).toEqual([]);
    await page.keyboard.type('EE473124820GB');
    await page.keyboard.press('Enter');
    await heading(page, '校验位不对，请重扫或手输').waitFor();
    expect(await barriers(page)).toEqual([]);
  }, 120_000);
});

describe('the keyboard alone', () => {
  it('reaches the skip link first on the storefront, and by it the content', async () => {
    const page = await openPage(browser, 'laptop');
    await page.goto(stack.url);
    const skip = page.getByRole('link', { name: '跳到正文' });
    await skip.waitFor({ state: 'attached' });
    await page.keyboard.press('Tab');
    expect(await hasFocus(skip)).toBe(true);
    await page.keyboard.press('Enter');
    await eventually(() => hasFocus(page.getByRole('main')));
    await page.context().close();
  }, 120_000);

  it('logs a member in', async () => {
    const page = await openPage(browser, 'laptop');
    await page.goto(`${stack.url}/user/login`);
    await heading(page, '登录').waitFor();
    await tabTo(page, page.getByRole('textbox', { name: '账户' }));
    await page.keyboard.type('demo');
    await page.keyboard.press('Tab');
    expect(await hasFocus(page.getByLabel('密码', { exact: true }))).toBe(true);
    await page.keyboard.type('Demo1234');
    await tabTo(page, page.getByRole('button', { name: '登录', exact: true }));
    await page.keyboard.press('Space');
    await page.waitForURL('**/user/account/overview');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.context().close();
  }, 120_000);

  it('logs staff in', async () => {
    const page = await openPage(browser, 'desk');
    await page.goto(`${stack.url}/admin`);
    const name = page.getByRole('textbox', { name: '用户名' });
    await name.waitFor();
    await eventually(() => hasFocus(name));
    await page.keyboard.type('admin');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Admin123');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: '控制台' }).waitFor();
    await page.context().close();
  }, 120_000);
});
