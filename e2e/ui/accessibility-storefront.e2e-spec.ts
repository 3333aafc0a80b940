import { eventually } from '@parcelway/testing';
import type { Stack, TestBrowser } from '@parcelway/testing';
import type { Locator, Page } from 'playwright-core';
import { barriers, hasFocus, tabTo } from '../kit/access';
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
});
