import { eventually } from '@parcelway/testing';
import type { Stack, TestBrowser } from '@parcelway/testing';
import type { Page } from 'playwright-core';
import { barriers, hasFocus } from '../kit/access';
import { Api } from '../kit/api';
import { aPdf, logInToOffice, openDocument, openPage, viewports } from '../kit/pages';
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
