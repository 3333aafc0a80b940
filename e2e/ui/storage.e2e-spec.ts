import { screenshot } from '@parcelway/testing';
import type { Stack, TestBrowser } from '@parcelway/testing';
import type { Page } from 'playwright-core';
import { barriers } from '../kit/access';
import { aPdf, openDocument, openPage } from '../kit/pages';
import { endWalk, logInOnTheWay, openOffice, startWalk } from '../kit/walk';

let stack: Stack;
let browser: TestBrowser;
let phone: Page;
let office: Page;
let orderNo = '';

beforeAll(async () => {
  ({ stack, browser } = await startWalk());
  await stack.rows(
    `WITH made AS (
       INSERT INTO order_service.coupon (code, name_zh, name_en, amount, kind, valid_from, valid_to)
       VALUES ('STORE10', '寄存立减', '10 off storage', 1000, 'store', now(), now() + interval '30 days') RETURNING id
     )
     INSERT INTO order_service.member_coupon (coupon_id, user_id, expires_at) SELECT id, 1, now() + interval '30 days' FROM made`,
  );
  phone = await openPage(browser, 'phone');
  office = await openOffice({ stack, browser });
}, 120_000);
afterAll(() => endWalk({ stack, browser }), 60_000);

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const openOrder = async (): Promise<void> => {
  const [row] = await stack.rows<{ id: string }>(
    `SELECT id FROM order_service.store_order WHERE order_no = $1`,
    [orderNo],
  );
  await office.goto(`${stack.url}/admin/store-order/${row?.id}/show`);
};

describe('storage', () => {
  it('is booked on a phone with the price following what is chosen', async () => {
    await logInOnTheWay(phone, { stack, browser }, '/placeOrder/deposit');
    await phone.getByRole('button', { name: '多一件中件' }).click();
    await phone.getByRole('button', { name: '多一件中件' }).click();
    await phone.getByRole('button', { name: '多一件大件' }).click();
    // Seven days of two at £1.50 and one at £2.20, and £5.00 of deposit.
    await phone.getByText('£41.40').last().waitFor();
    await phone.getByRole('combobox', { name: '优惠券' }).click();
    await phone.getByRole('option', { name: /减 £10/ }).click();
    await phone.getByText('£31.40').last().waitFor();
    await screenshot(phone, 'storage-coupon-phone-zh-cn');
    await phone.getByRole('combobox', { name: '优惠券' }).click();
    await phone.getByRole('option', { name: '不使用' }).click();
    await phone.getByText('£41.40').last().waitFor();
    // Insured for at most what the pieces are said to be worth.
    await phone.getByRole('combobox', { name: '保额' }).click();
    await phone.getByRole('option', { name: /£250，保费 £4\.00/ }).click();
    await phone.getByText('保额不能高于申报价值 0.00').waitFor();
    await phone.getByRole('textbox', { name: /^中件价值/ }).fill('200');
    await phone.getByRole('textbox', { name: /^大件价值/ }).fill('100');
    await phone.getByText('£45.40').last().waitFor();
    // Going away asks first; kept, the booking goes on where it was.
    await press(phone, '返回');
    await phone.getByRole('dialog', { name: '离开此页？' }).waitFor();
    await press(phone, '存草稿并离开');
    await phone.waitForURL((url) => url.pathname !== '/placeOrder/deposit');
    await phone.goto(`${stack.url}/placeOrder/deposit`);
    await phone.getByText('£45.40').last().waitFor();
    expect(await barriers(phone)).toEqual([]);
    await screenshot(phone, 'storage-place-phone-zh-cn');
    await press(phone, '提交寄存');
    await phone.getByText('请同意运输条款').or(phone.locator('.Mui-error')).first().waitFor();
    await phone.getByRole('checkbox').check();
    await press(phone, '提交寄存');
    await phone.waitForURL(/storeOrders\/ST-/);
    orderNo = decodeURIComponent(new URL(phone.url()).pathname.split('/').at(-1) ?? '');
  }, 90_000);

  it('is paid from the balance on the page of its bill', async () => {
    await phone.getByRole('link', { name: '去支付' }).click();
    await press(phone, '支付 £45.40');
    await phone.getByRole('heading', { name: '支付成功' }).waitFor();
    await phone.getByRole('link', { name: '看订单' }).click();
    await phone.getByText('已预约').first().waitFor();
    expect(await barriers(phone)).toEqual([]);
    const cover = phone.getByRole('region', { name: '保险' });
    await cover.getByText('保障中').waitFor();
    await cover.getByText('货物交到我们手上后才能申请').first().waitFor();
    await screenshot(phone, 'storage-order-phone-zh-cn');
  }, 60_000);

  it('is checked in by staff into a space', async () => {
    await office.goto(`${stack.url}/admin/store-order`);
    await office.getByRole('row', { name: new RegExp(orderNo) }).waitFor();
    await office.getByRole('button', { name: /已预约\s*1/ }).waitFor();
    await screenshot(office, 'admin-store-orders-zh-cn');
    expect(await barriers(office)).toEqual([]);
    await openOrder();
    await press(office, '入仓');
    const dialog = office.getByRole('dialog');
    await dialog.getByRole('combobox').click();
    await office.getByRole('option', { name: /^S-01-3-1/ }).click();
    await screenshot(office, 'admin-store-check-in-zh-cn');
    await dialog.getByRole('button', { name: '入仓' }).click();
    await office.getByText('寄存中').first().waitFor();
    await screenshot(office, 'admin-store-order-zh-cn');
    expect(await barriers(office)).toEqual([]);
  }, 60_000);

  it('lies in its space on the grid of the warehouse', async () => {
    await office.goto(`${stack.url}/admin/warehouse-space`);
    const space = office.getByRole('button', { name: /^S-01-3-1，.*1 \/ 6$/ });
    await space.waitFor();
    expect(await barriers(office)).toEqual([]);
    await screenshot(office, 'admin-spaces-zh-cn');
    await space.click();
    await office.getByRole('dialog').getByRole('link', { name: orderNo }).waitFor();
    await screenshot(office, 'admin-space-zh-cn');
    await office.getByRole('dialog').getByRole('button', { name: '关闭' }).click();
    await press(office, '批量生成');
    const dialog = office.getByRole('dialog');
    for (const [label, text] of [
      [/^区/, 'B'],
      [/^架/, '2'],
      [/^层/, '3'],
      [/^每层格/, '4'],
      [/^每格容量/, '2'],
    ] as const)
      await dialog.getByRole('textbox', { name: label }).fill(text);
    for (const [label, option] of [
      [/^尺寸/, /中件/],
      [/^用途/, /寄存/],
    ] as const) {
      await dialog.getByRole('combobox', { name: label }).click();
      await office.getByRole('option', { name: option }).click();
    }
    await screenshot(office, 'admin-spaces-generate-zh-cn');
    await dialog.getByRole('button', { name: '批量生成' }).click();
    await office.getByText('已生成 24 个库位').waitFor();
    await office.getByRole('button', { name: /^B-02-3-4/ }).waitFor();
    const labels = /^打印标签 × 24/;
    expect(await openDocument(office, labels, () => press(office, '打印标签 B 区'))).toEqual(aPdf);
    await screenshot(office, 'admin-spaces-labels-zh-cn');
    await office.getByRole('dialog', { name: labels }).getByRole('button', { name: '关闭' }).click();
    await office.getByRole('dialog', { name: labels }).waitFor({ state: 'detached' });
    await office.setViewportSize({ width: 390, height: 844 });
    await office.getByRole('heading', { name: 'B 区' }).waitFor();
    await screenshot(office, 'admin-spaces-phone-zh-cn');
    await office.setViewportSize({ width: 1440, height: 900 });
  }, 90_000);

  it('is claimed for while it is here', async () => {
    await phone.reload();
    const cover = phone.getByRole('region', { name: '保险' });
    await cover.getByRole('link', { name: '为物品 2 申请理赔' }).click();
    await phone.getByText(`物品 2 · ${orderNo}-2`).waitFor();
    await phone
      .getByLabel('哪一天')
      .fill(new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' }).format());
    await phone.getByRole('textbox', { name: '索赔金额' }).fill('20');
    await phone.getByRole('textbox', { name: '情况说明' }).fill('轮子断了一个。');
    await screenshot(phone, 'storage-claim-phone-zh-cn');
    await press(phone, '提交理赔');
    await phone.waitForURL(/claims\/CL-/);
    await phone.getByText('件号').waitFor();
    await screenshot(phone, 'storage-claimed-phone-zh-cn');
    await phone.getByRole('link', { name: orderNo }).click();
    await phone.waitForURL(/storeOrders\/ST-/);
    await cover.getByText('理赔中').waitFor();
  }, 60_000);

  it('is asked back, and handed back with what was not used', async () => {
    await phone.reload();
    await press(phone, '申请取回');
    await phone
      .getByRole('dialog')
      .getByText(/取回时退/)
      .waitFor();
    await phone.getByRole('dialog').getByRole('button', { name: '申请取回' }).click();
    await phone.getByText('申请取出').first().waitFor();
    await openOrder();
    await office.getByRole('button', { name: '打印客户联' }).waitFor();
    expect(await openDocument(office, new RegExp(orderNo), () => press(office, '打印客户联'))).toEqual(aPdf);
    await office.getByRole('dialog').getByRole('button', { name: '关闭' }).click();
    await press(office, '交还');
    await office
      .getByRole('dialog')
      .getByLabel(/取件人/)
      .fill('林悦');
    await office.getByRole('dialog').getByRole('button', { name: '交还' }).click();
    await office.getByText('已结束').first().waitFor();
    await phone.goto(`${stack.url}/user/account/storeOrders`);
    await phone.getByText(orderNo).waitFor();
    expect(await barriers(phone)).toEqual([]);
    await screenshot(phone, 'storage-orders-phone-zh-cn');
  }, 60_000);

  it('reads in English on a laptop', async () => {
    const page = await openPage(browser, 'laptop');
    await logInOnTheWay(page, { stack, browser }, '/user/account/storeOrders', 'en');
    await page.getByText(orderNo).waitFor();
    await page.getByText(orderNo).click();
    await page.getByRole('heading', { name: orderNo }).waitFor();
    await screenshot(page, 'storage-order-laptop');
    await page.goto(stack.url);
    await page.getByText('£1.00').first().waitFor();
    await screenshot(page, 'home-laptop-storage');
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Storage', exact: true })
      .click();
    await page.getByRole('button', { name: 'One more: Medium' }).waitFor();
    await screenshot(page, 'storage-place-laptop');
    expect(await barriers(page)).toEqual([]);
  }, 60_000);
});
