import { eventually, screenshot } from '@parcelway/testing';
import type { Stack, TestBrowser } from '@parcelway/testing';
import type { Page } from 'playwright-core';
import { barriers } from '../kit/access';
import { Api } from '../kit/api';
import { issuedCoupon } from '../kit/issued-coupon';
import { logIn, logInAsStaff, prepare } from '../kit/shipment';
import { day } from '../kit/storage';
import { endWalk, openOffice, startWalk } from '../kit/walk';

let stack: Stack;
let browser: TestBrowser;
let page: Page;

beforeAll(async () => {
  ({ stack, browser } = await startWalk());
  await prepare(await logIn(new Api(stack.url)));
  await issuedCoupon(stack, await logInAsStaff(new Api(stack.url)), {
    ...{ code: 'COUNTER2', kind: 'store', amount: '2.00', name_zh: '柜台立减', name_en: 'Counter saver' },
  });
  page = await openOffice({ stack, browser });
}, 180_000);
afterAll(() => endWalk({ stack, browser }), 60_000);

/** Pence on the demo member's balance. */
async function balance(): Promise<number> {
  const [wallet] = await stack.rows<{ balance: string }>(
    `SELECT balance FROM payment_service.wallet WHERE user_id = 1`,
  );
  return Number(wallet?.balance);
}
/** The last day of which boxes can be collected in Leeds. */
async function lastOpenDay(): Promise<string> {
  const answer = await fetch(`${stack.url}/api/pickUp/dates?zip_code=LS3%201EW`);
  const { data } = (await answer.json()) as { data: { list: { date: string; open: boolean }[] } };
  return data.list.filter(({ open }) => open).at(-1)?.date ?? '';
}
async function choose(label: string, option: string | RegExp): Promise<void> {
  await page.getByRole('main').getByRole('combobox', { name: label }).first().click();
  await page.getByRole('option', { name: option }).first().click();
}
async function suggest(label: string, text: string, option: string | RegExp): Promise<void> {
  await page.getByRole('combobox', { name: label, exact: true }).fill(text);
  await page.getByRole('option', { name: option }).first().click();
}
async function fill(fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(fields)) await page.getByLabel(label).first().fill(text);
}

describe('staff place for a member', () => {
  it('a luggage order at an agreed price beside the listed one, paid from the member’s balance', async () => {
    await page.goto(`${stack.url}/admin/placeOrderLuggage`);
    await suggest('会员', 'demo', /林悦/);
    await choose('寄件地址', /Leeds/);
    await choose('收件地址', /沙州北路/);
    await choose('箱型', /小号纸箱/);
    await fill({ '重量 kg': '8.04', '长 cm': '40', '宽 cm': '30', '高 cm': '20' });
    await fill({ 中文名: '英文教材', 英文名: 'Textbooks', '单价 £': '18.00' });
    await suggest('品类', '书', '书籍');
    await page
      .getByRole('group', { name: '报价' })
      .getByRole('button', { name: /邮政空运/ })
      .click();
    const total = page.getByRole('table', { name: '报价' }).getByRole('row', { name: /^合计/ });
    const listed = Number(((await total.textContent()) ?? '').replace(/[^\d.]/g, ''));
    const agreed = (listed - 1).toFixed(2);
    await fill({ '协商价 £（空 = 按报价）': agreed, 改价原因: '老客户，同行报价' });
    await page.getByRole('row', { name: /协商后合计/ }).waitFor();
    await page.getByLabel('客户已同意运输条款').check();
    expect(await barriers(page)).toEqual([]);
    await screenshot(page, 'admin-place-luggage-zh-cn');
    const before = await balance();
    await page.getByRole('button', { name: '代客提交' }).click();
    await page.getByRole('button', { name: '从会员余额支付' }).click();
    await page.getByText(/已支付，余额/).waitFor();
    await eventually(async () => {
      const [paid] = await stack.rows<{ order_status: number }>(
        'SELECT order_status FROM order_service.luggage_order ORDER BY id DESC LIMIT 1',
      );
      return paid?.order_status === 2;
    });
    await page.getByRole('button', { name: '安排取件' }).click();
    const booking = page.getByRole('dialog', { name: '安排取件' });
    await booking
      .getByLabel(/取件/)
      .first()
      .fill(await lastOpenDay());
    await booking.getByLabel('司机').click();
    await page.getByRole('option', { name: '周师傅' }).click();
    expect(await barriers(page)).toEqual([]);
    await screenshot(page, 'admin-book-pickup-zh-cn');
    await booking.getByRole('button', { name: '安排取件' }).click();
    await booking.waitFor({ state: 'detached' });
    expect(await stack.rows(`SELECT status, driver_id FROM pickup_service.pickup_order`)).toEqual([
      { status: 1, driver_id: '1' },
    ]);
    const [order] = await stack.rows<{ order_total_amount: string; source: string }>(
      'SELECT order_total_amount, source FROM order_service.luggage_order ORDER BY id DESC LIMIT 1',
    );
    expect(order?.source).toBe('staff');
    expect(order?.order_total_amount).toBe(agreed.replace('.', ''));
    expect(before - (await balance())).toBe(Number(order?.order_total_amount));
    await page.getByRole('link', { name: '看订单' }).click();
    await page.getByText(`£${agreed}，原价 £${listed.toFixed(2)}`).waitFor();
    await page.getByText('老客户，同行报价').waitFor();
    await screenshot(page, 'admin-order-at-agreed-price-zh-cn');
  }, 120_000);

  it('storage with the price following dates and pieces, reached by the menu, paid at the counter', async () => {
    const menu = page.getByRole('navigation', { name: '主菜单' });
    await menu.getByRole('link', { name: '代客寄存' }).click();
    await page.getByText('仓库、日期和寄存物填好后显示价格').waitFor();
    await page.getByRole('heading', { level: 1, name: '代客寄存' }).waitFor();
    await suggest('会员', 'demo', /林悦/);
    await choose('仓库', /利兹仓/);
    await fill({ 存入日: day(1), 取出日: day(3) });
    await choose('尺寸', /中件/);
    const price = page.getByRole('table', { name: '报价' });
    await price.getByRole('row', { name: /合计.*£4\.50/ }).waitFor();
    await fill({ 数量: '2', 名称: '冬衣', '声明价值 £': '80.00' });
    await price.getByRole('row', { name: /合计.*£9\.00/ }).waitFor();
    await choose('保价', /寄存保额 £250/);
    await page.getByText('保额不能高于申报价值').waitFor();
    await fill({ '声明价值 £': '300.00' });
    await price.getByRole('row', { name: /保价.*£4\.00/ }).waitFor();
    await price.getByRole('row', { name: /合计.*£13\.00/ }).waitFor();
    await choose('优惠券', /减 £2\.00 · 柜台立减/);
    await price.getByRole('row', { name: /优惠券.*[-−]£2\.00/ }).waitFor();
    await price.getByRole('row', { name: /合计.*£11\.00/ }).waitFor();
    await page.getByLabel('客户已同意寄存条款').check();
    expect(await barriers(page)).toEqual([]);
    await screenshot(page, 'admin-place-storage-zh-cn');
    await page.getByRole('button', { name: '代客提交' }).click();
    await page.getByText(/已下单 ST-/).waitFor();
    await screenshot(page, 'admin-placed-storage-zh-cn');
    await page.getByRole('button', { name: '线下收款' }).click();
    const dialog = page.getByRole('dialog', { name: '线下收款' });
    await dialog.getByLabel('金额（GBP）').fill('11.01');
    await dialog.getByLabel('凭证号（收据、转账流水）').fill('收据 0042');
    await dialog.getByLabel('说明').fill('柜台现金');
    await dialog.getByRole('button', { name: '线下收款' }).click();
    await page.getByText('应收 GBP 11.00，与填写的金额不符').waitFor();
    await screenshot(page, 'admin-offline-payment-zh-cn');
    await dialog.getByLabel('金额（GBP）').fill('11.00');
    await dialog.getByRole('button', { name: '线下收款' }).click();
    await page
      .getByText(/已登记线下收款/)
      .first()
      .waitFor();
    const [bill] = await stack.rows<{ paid_way: string; reference: string }>(
      `SELECT b.paid_way, p.reference FROM payment_service.bill b JOIN payment_service.payment_record p ON p.bill_id = b.id
       WHERE b.bill_type = 'storage' ORDER BY b.id DESC LIMIT 1`,
    );
    expect(bill).toEqual({ paid_way: 'offline', reference: '收据 0042' });
    await eventually(
      async () =>
        (
          await stack.rows(
            `SELECT 1 FROM order_service.insurance_order WHERE order_kind = 'store' AND status = 'active'`,
          )
        ).length > 0,
    );
    await page.getByRole('link', { name: '看订单' }).click();
    await page.getByText(/冬衣/).first().waitFor();
    await page.getByRole('row', { name: /IN-.*£250\.00.*保障中/ }).waitFor();
    await screenshot(page, 'admin-insured-storage-zh-cn');
  }, 120_000);

  it('in English on a phone', async () => {
    const phone = await openOffice({ stack, browser }, 'phone', 'en');
    await phone.goto(`${stack.url}/admin/placeOrderLuggageDeposit`);
    await phone.getByText('The price appears once').waitFor();
    expect(await barriers(phone)).toEqual([]);
    await screenshot(phone, 'admin-place-storage-phone');
    await phone.context().close();
  }, 90_000);
});
