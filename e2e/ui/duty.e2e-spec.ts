import { randomUUID } from 'node:crypto';
import { screenshot } from '@parcelway/testing';
import type { Stack, TestBrowser } from '@parcelway/testing';
import type { Page } from 'playwright-core';
import { barriers } from '../kit/access';
import { Api } from '../kit/api';
import { openPage } from '../kit/pages';
import { pngOf } from '../kit/pictures';
import type { BoxedOrder } from '../kit/received-order';
import { receivedOrder } from '../kit/received-order';
import { logIn, logInAsStaff, prepare } from '../kit/shipment';
import { endWalk, logInOnTheWay, openOffice, startWalk } from '../kit/walk';

let stack: Stack;
let browser: TestBrowser;
let office: Page;
let phone: Page;
let staff: Api;
let order: BoxedOrder;
let box = '';

beforeAll(async () => {
  ({ stack, browser } = await startWalk());
  const member = await logIn(new Api(stack.url));
  staff = await logInAsStaff(new Api(stack.url));
  order = await receivedOrder(member, staff, await prepare(member));
  [box] = order.boxes;
  office = await openOffice({ stack, browser });
}, 120_000);
afterAll(() => endWalk({ stack, browser }), 60_000);

const orderPage = (): string => `/user/account/order/${order.no}`;
const openWaybill = async (): Promise<void> => {
  const [row] = await stack.rows<{ id: string }>(
    `SELECT id FROM waybill_service.waybill WHERE waybill_no = $1`,
    [box],
  );
  await office.goto(`${stack.url}/admin/waybill/${row?.id}/show`);
};

describe('duty', () => {
  it('is billed by staff from the waybill, with the paper of customs', async () => {
    await openWaybill();
    await office.getByRole('link', { name: '开税费账单' }).click();
    await office.getByRole('textbox', { name: '金额' }).fill('23.40');
    expect(await office.getByRole('textbox', { name: '运单号' }).inputValue()).toBe(box);
    await office.getByRole('textbox', { name: '报关单号' }).fill('C-20261201-0042');
    await office.getByRole('textbox', { name: '事由（会员可见）' }).fill('进口增值税 Import VAT');
    await office.locator('input[type=file]').setInputFiles({
      name: 'entry.png',
      mimeType: 'image/png',
      buffer: Buffer.from(await (await pngOf(420, 594)).arrayBuffer()),
    });
    await office.getByRole('link', { name: 'entry.png' }).waitFor();
    expect(await barriers(office)).toEqual([]);
    await screenshot(office, 'tax-bill-form-desk-zh-cn');
    await office.getByRole('button', { name: '开税费账单' }).click();
    await office.waitForURL(/tax-bill\/\d+\/show/);
    await office.getByText('未付清，运单挂起中：').waitFor();
    await office.locator('img[alt=""]').first().waitFor();
    expect(await barriers(office)).toEqual([]);
    await screenshot(office, 'tax-bill-desk-zh-cn');
  }, 60_000);

  it('is shown on the waybill that waits for it, and in the list', async () => {
    await openWaybill();
    await office.getByText('运单挂起中：待缴税。进口增值税 Import VAT').waitFor();
    await office
      .getByRole('region', { name: '税费账单' })
      .getByText('¥')
      .or(office.getByText('£23.40'))
      .first()
      .waitFor();
    expect(await barriers(office)).toEqual([]);
    await screenshot(office, 'waybill-on-hold-desk-zh-cn');
    await office.goto(`${stack.url}/admin/tax-bill`);
    await office.getByRole('cell', { name: box }).waitFor();
    await screenshot(office, 'tax-bill-list-desk-zh-cn');
    const english = await openOffice({ stack, browser }, 'desk', 'en');
    await english.goto(`${stack.url}/admin/tax-bill`);
    await english.getByRole('cell', { name: box }).waitFor();
    await screenshot(english, 'tax-bill-list-desk-en');
    await english.getByRole('cell', { name: box }).click();
    await english.getByText('Not paid yet, so this waybill waits:').waitFor();
    await english.getByText('Opening…').waitFor({ state: 'detached' });
    await screenshot(english, 'tax-bill-desk-en');
    await english.close();
  }, 90_000);

  it('is due on the order’s page, on a phone and a laptop', async () => {
    phone = await openPage(browser, 'phone');
    await logInOnTheWay(phone, { stack, browser }, orderPage());
    const due = phone.getByRole('region', { name: '关税与进口税' });
    await due.getByText('进口增值税 Import VAT').waitFor();
    await due.getByRole('link', { name: '海关文件' }).waitFor();
    await phone.getByText('这箱在等缴税 £23.40：进口增值税 Import VAT').waitFor();
    expect(await barriers(phone)).toEqual([]);
    await screenshot(phone, 'order-duty-phone-zh-cn');
    const laptop = await openPage(browser, 'laptop');
    await logInOnTheWay(laptop, { stack, browser }, orderPage(), 'en');
    await laptop.getByRole('region', { name: 'Duty and import tax' }).getByText('Import VAT').waitFor();
    await laptop.getByText(/This box waits for its duty of £23.40/).waitFor();
    expect(await barriers(laptop)).toEqual([]);
    await screenshot(laptop, 'order-duty-laptop-en');
    await laptop.close();
  }, 90_000);

  it('is paid there, and the box goes on', async () => {
    await phone.getByRole('link', { name: '缴纳税费 £23.40' }).click();
    await phone.waitForURL(/payment\?bill_no=B/);
    await phone.getByText('£23.40').first().waitFor();
    await screenshot(phone, 'pay-duty-phone-zh-cn');
    await phone.getByRole('button', { name: /支付 £23.40/ }).click();
    await phone.waitForURL(/return/);
    await phone.goto(`${stack.url}${orderPage()}`);
    const paid = phone.getByRole('region', { name: '关税与进口税' });
    await paid.getByText('税费已付').waitFor();
    await phone.getByText('已入仓').first().waitFor();
    await phone.getByText('这箱在等缴税').waitFor({ state: 'detached' });
    await screenshot(phone, 'order-duty-paid-phone-zh-cn');
  }, 60_000);

  it('is made void by staff, which lets the box go on too', async () => {
    const { id } = await staff.ok(
      staff.post<{ id: number }>(
        '/admin/trade.TaxBill/add',
        { waybill_no: box, currency: 'GBP', amount: '5.00', reason: '手续费' },
        { key: randomUUID() },
      ),
    );
    await office.goto(`${stack.url}/admin/tax-bill/${id}/show`);
    await office.getByRole('button', { name: '作废' }).click();
    const dialog = office.getByRole('dialog');
    await dialog.getByRole('textbox', { name: '原因' }).fill('重复');
    await screenshot(office, 'tax-bill-void-desk-zh-cn');
    await dialog.getByRole('button', { name: '作废' }).click();
    await office.getByText('未付清，运单挂起中：').waitFor({ state: 'detached' });
    await openWaybill();
    await office.getByText('运单挂起中').waitFor({ state: 'detached' });
  }, 60_000);
});
