import { eventually, screenshot } from '@parcelway/testing';
import type { Stack, TestBrowser } from '@parcelway/testing';
import type { Page } from 'playwright-core';
import { barriers } from '../kit/access';
import { Api } from '../kit/api';
import { issuedCoupon } from '../kit/issued-coupon';
import { openPage } from '../kit/pages';
import { sheetOrderBody } from '../kit/sheet-order-body';
import { logIn, logInAsStaff } from '../kit/shipment';
import { endWalk, logInOnTheWay, openOffice, startWalk } from '../kit/walk';
import { workbookOf } from '../kit/workbook';

let stack: Stack;
let browser: TestBrowser;
let page: Page;

beforeAll(async () => {
  ({ stack, browser } = await startWalk());
  const api = await logIn(new Api(stack.url));
  for (const out_order_id of ['T-100', 'T-101', 'T-102'])
    await api.ok(
      api.post('/api/sheetOrder/add', {
        out_order_id,
        channel_code: 'UK-PARCEL',
        receiverName: '张伟',
        receiverCity: 'Leeds',
        receiverDetailAddress: '148 Kirkstall Road',
        receiverCountryCode: 'GB',
        receiverZipCode: 'LS3 1EW',
        receiverTelephone: '+44 7700 900142',
        packageWeight: 1250,
        items: [
          { itemEnglishName: 'Tea', itemUnitPrice: '4.20', itemQuantity: 2, itemUnitPriceCurrency: 'GBP' },
        ],
      }),
    );
  page = await openPage(browser, 'phone');
}, 120_000);
afterAll(() => endWalk({ stack, browser }), 60_000);

const bills = () =>
  stack.rows<{ is_void: boolean }>(
    `SELECT b.is_void FROM payment_service.bill b JOIN order_service.sheet_order o ON o.id = b.ref_id
     WHERE b.bill_type = 'sheet' AND o.out_order_id = 'T-200' ORDER BY b.id`,
  );

describe('the member’s packages', () => {
  it('are listed by state on a phone', async () => {
    await logInOnTheWay(page, { stack, browser }, '/user/account/sheetOrder');
    await page.getByText('T-102').first().waitFor();
    expect(await barriers(page)).toEqual([]);
    await screenshot(page, 'sheet-orders-phone-zh-cn');
  }, 60_000);

  it('show their track and are made void after a question', async () => {
    await page.getByText('T-101').first().click();
    await page.waitForURL(/sheetOrder\/\d+/);
    await page.getByText('已下单').first().waitFor();
    expect(await barriers(page)).toEqual([]);
    await screenshot(page, 'sheet-order-phone-zh-cn');
    await page.getByRole('button', { name: '作废' }).first().click();
    await page.getByRole('dialog').getByRole('button', { name: '作废' }).click();
    await page.getByText('已作废').first().waitFor();
  }, 60_000);

  it('read in English on a laptop', async () => {
    const laptop = await openPage(browser, 'laptop');
    await logInOnTheWay(laptop, { stack, browser }, '/user/account/sheetOrder', 'en');
    await laptop.getByText('T-100').first().waitFor();
    expect(await barriers(laptop)).toEqual([]);
    await screenshot(laptop, 'sheet-orders-laptop');
    await laptop.getByRole('link', { name: 'New package' }).click();
    await laptop.getByRole('heading', { name: 'New package' }).waitFor();
    await laptop.getByLabel('Postcode').fill('LS3 1EW');
    await laptop.getByLabel('Weight of the package').fill('1250');
    await laptop.getByRole('radiogroup', { name: 'Channel' }).getByText('£').first().waitFor();
    expect(await barriers(laptop)).toEqual([]);
    await screenshot(laptop, 'sheet-order-new-laptop');
    await laptop.goto(`${stack.url}/user/account/sheetOrder/import`);
    await laptop.getByRole('heading', { name: 'Import a table' }).waitFor();
    await screenshot(laptop, 'sheet-order-import-laptop');
    await laptop.close();
  }, 60_000);

  it('are entered on a phone: what is missing is said at its field, the price stands before the payment', async () => {
    await page.goto(`${stack.url}/user/account/sheetOrder`);
    await page.getByRole('link', { name: '新建小包' }).click();
    await page.getByRole('heading', { name: '新建小包' }).waitFor();
    await page.getByRole('button', { name: '付款下单' }).click();
    await page.getByText('这一项不能为空').first().waitFor();
    await page.getByLabel('姓名').fill('林小姐');
    await page.getByLabel('电话').fill('+44 7700 900142');
    await page.getByLabel('邮编').fill('LS3 1EW');
    await page.getByLabel('城市').fill('Leeds');
    await page.getByLabel('详细地址').fill('W'.repeat(150));
    await page.getByLabel('包裹重量').fill('1250');
    await page.getByText('即 1.25 kg').waitFor();
    // Going away asks first, and what was typed waits on this device.
    await page.getByRole('button', { name: '返回', exact: true }).click();
    await page.getByRole('dialog', { name: '离开此页？' }).waitFor();
    await screenshot(page, 'sheet-order-leave-phone-zh-cn');
    await page.getByRole('button', { name: '存草稿并离开' }).click();
    await page.getByRole('link', { name: '新建小包' }).click();
    await page.getByText(/^草稿已存/).waitFor();
    expect(await page.getByLabel('姓名').inputValue()).toBe('林小姐');
    expect(await page.getByLabel('包裹重量').inputValue()).toBe('1250');
    await page.getByLabel('英文品名').fill('Tea');
    await page.getByLabel('申报单价').fill('4.20');
    await page.getByRole('button', { name: '添加一种物品' }).click();
    const second = page.getByRole('group', { name: '物品 2' });
    await second.getByLabel('英文品名').fill('Tin');
    await second.getByLabel('申报单价').fill('2.00');
    await second.getByLabel('数量').fill('3');
    const channel = page.getByRole('radiogroup', { name: '渠道' }).getByRole('radio').first();
    await channel.check();
    expect(await barriers(page)).toEqual([]);
    await screenshot(page, 'sheet-order-new-phone-zh-cn');
    await page.getByLabel(/^推单号/).fill('T-200');
    await page.getByRole('button', { name: '存为草稿' }).click();
    await page.getByText(/^地址 要能分成/).waitFor();
    await screenshot(page, 'sheet-order-new-refused-phone-zh-cn');
    await page.getByLabel('详细地址').fill('148 Kirkstall Road');
    await page.getByRole('button', { name: '存为草稿' }).click();
    await page.waitForURL(/sheetOrder\/\d+$/);
    await page.getByText('T-200').first().waitFor();
    await page.getByText('Tin × 3').waitFor();
    // What was sent waits nowhere any more.
    expect(await page.evaluate("localStorage.getItem('parcelway.draft.sheet')")).toBeNull();
  }, 90_000);

  it('are changed while they are not paid, and the bill follows the price', async () => {
    await eventually(async () => (await bills()).length === 1);
    await page.getByRole('link', { name: '编辑' }).click();
    await page.getByLabel('包裹重量').fill('4800');
    await page.getByRole('button', { name: '存为草稿' }).click();
    await page.waitForURL(/sheetOrder\/\d+$/);
    await page.getByText('4,800 g').waitFor();
    expect(await bills()).toEqual([{ is_void: true }, { is_void: false }]);
  }, 60_000);

  it('are paid with a coupon: the price falls before the payment, a coupon that is not for it says so', async () => {
    const member = await logIn(new Api(stack.url));
    const staff = await logInAsStaff(new Api(stack.url));
    const coupon = { kind: 'sheet', name_zh: '小包立减', name_en: 'Package saver' };
    await issuedCoupon(stack, staff, { ...coupon, code: 'PACK1', amount: '1.00' });
    await issuedCoupon(stack, staff, { ...coupon, code: 'PACK9', amount: '9.00', min_freight: '90.00' });
    const order = await member.ok(
      member.post<{ id: number; amount: string }>(
        '/api/sheetOrder/add',
        sheetOrderBody({ out_order_id: 'T-300', receiverName: '张伟', submit: false }),
      ),
    );
    await page.goto(`${stack.url}/user/account/sheetOrder/${order.id}`);
    await page.getByRole('button', { name: '付款下单' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(`£${order.amount}`).waitFor();
    const choose = async (name: RegExp) => {
      await dialog.getByLabel('优惠券').click();
      await page.getByRole('option', { name }).click();
    };
    await choose(/减 £9\.00/);
    await dialog.getByText('运费满 90.00 才能使用这张优惠券').waitFor();
    expect(await dialog.getByRole('button', { name: '付款下单' }).isDisabled()).toBe(true);
    await screenshot(page, 'sheet-order-coupon-refused-phone-zh-cn');
    await choose(/减 £1\.00/);
    await dialog.getByText(`£${(Number(order.amount) - 1).toFixed(2)}`).waitFor();
    expect(await barriers(page)).toEqual([]);
    await screenshot(page, 'sheet-order-coupon-phone-zh-cn');
    await dialog.getByRole('button', { name: '付款下单' }).click();
    await dialog.getByText(/^1 个小包正在下单/).waitFor();
    await dialog.getByRole('button', { name: '关闭' }).click();
    await page.getByText('优惠券已减').waitFor();
    await page.goto(`${stack.url}/user/account/coupons?state=used`);
    await page.getByRole('link', { name: /^订单 SH-/ }).click();
    await page.getByText('T-300').first().waitFor();
  }, 90_000);

  it('are imported from a table: checked first, bad rows by row and column, good ones entered', async () => {
    const row = {
      channel_code: 'UK-PARCEL',
      receiverName: 'Ann Lee',
      receiverCity: 'Leeds',
      receiverDetailAddress: '1 Park Row',
      receiverCountryCode: 'GB',
      receiverZipCode: 'LS3 1EW',
      receiverTelephone: '+447700900123',
      packageWeight: '400',
      itemEnglishName: 'Tea',
      itemUnitPrice: '4.20',
      itemQuantity: '1',
      itemUnitPriceCurrency: 'GBP',
    };
    const buffer = await workbookOf(
      ['out_order_id', ...Object.keys(row)],
      ['I-1', ...Object.values(row)],
      ['I-2', ...Object.values({ ...row, receiverZipCode: '12' })],
    );
    await page.goto(`${stack.url}/user/account/sheetOrder/import`);
    const template = page.waitForEvent('download');
    await page.getByRole('button', { name: '下载模板' }).click();
    expect((await template).suggestedFilename()).toBe('sheet_order.xlsx');
    await page.locator('input[type=file]').setInputFiles({
      name: 'orders.xlsx',
      mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      buffer,
    });
    await page.getByText('1 行可以导入，1 行有错误').waitFor();
    await page.getByText(/第 3 行/).waitFor();
    expect(await barriers(page)).toEqual([]);
    await screenshot(page, 'sheet-order-import-phone-zh-cn');
    await page.getByRole('button', { name: '导入这 1 行' }).click();
    await page.getByText('已导入 1 行，1 行有错误').waitFor();
    const errors = page.waitForEvent('download');
    await page.getByRole('button', { name: '下载更正表' }).click();
    expect((await errors).suggestedFilename()).toBe('errors.xlsx');
    await page.getByRole('link', { name: '查看待下单的小包' }).click();
    await page.getByText('I-1').first().waitFor();
  }, 90_000);

  const unpaid = () =>
    stack.rows<{ out_order_id: string }>(
      `SELECT out_order_id FROM order_service.sheet_order
       WHERE out_order_id IN ('I-1', 'T-200') AND pay_status = 1 ORDER BY out_order_id`,
    );
  const setBalance = (pence: string) =>
    stack.rows(
      `UPDATE payment_service.wallet SET balance = $1 WHERE currency = 'GBP' AND user_id = (SELECT id FROM user_service.member WHERE username = 'demo')
       RETURNING balance`,
      [pence],
    );

  it('say how much is missing before several are paid together', async () => {
    const [wallet] = await stack.rows<{ balance: string }>(
      `SELECT balance FROM payment_service.wallet WHERE currency = 'GBP' AND user_id = (SELECT id FROM user_service.member WHERE username = 'demo')`,
    );
    await setBalance('1');
    await page.reload();
    await page.getByRole('button', { name: '选择全部待付款' }).click();
    await page.getByText(/^已选 2 个/).waitFor();
    await page.getByRole('button', { name: '付款下单' }).click();
    const dialog = page.getByRole('dialog', { name: '付款并下单 2 个小包？' });
    await dialog.getByText(/^余额还差 £\d/).waitFor();
    expect(await dialog.getByRole('button', { name: '付款下单' }).isDisabled()).toBe(true);
    expect(await barriers(page)).toEqual([]);
    await screenshot(page, 'sheet-orders-short-phone-zh-cn');
    await dialog.getByRole('button', { name: '先不操作' }).click();
    await setBalance(wallet?.balance ?? '0');
  }, 60_000);

  it('are paid together: one question, an answer for each, and the refused one stays chosen', async () => {
    await page.reload();
    await page.getByRole('checkbox', { name: '选择 I-1' }).check();
    await page.getByRole('checkbox', { name: '选择 T-200' }).check();
    await screenshot(page, 'sheet-orders-chosen-phone-zh-cn');
    await page.getByRole('button', { name: '付款下单' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('付款后余额').waitFor();
    await stack.rows(
      `UPDATE order_service.sheet_order SET delete_time = now() WHERE out_order_id = 'I-1' RETURNING id`,
    );
    await dialog.getByRole('button', { name: '付款下单' }).click();
    await dialog.getByText(/^1 个小包正在下单。\s*另有 1 个未下单/).waitFor();
    await dialog.getByRole('listitem').filter({ hasText: 'I-1' }).waitFor();
    expect(await barriers(page)).toEqual([]);
    await screenshot(page, 'sheet-orders-paid-phone-zh-cn');
    await dialog.getByRole('button', { name: '关闭' }).click();
    await page.getByText(/^已选 1 个/).waitFor();
    expect(await unpaid()).toEqual([{ out_order_id: 'I-1' }]);
    await eventually(
      async () =>
        (
          await stack.rows(
            `SELECT 1 FROM order_service.sheet_order WHERE out_order_id = 'T-200' AND status = 1`,
          )
        ).length === 1,
    );
  }, 60_000);
});

describe('packages in the office', () => {
  let office: Page;

  beforeAll(async () => {
    office = await openOffice({ stack, browser });
  }, 60_000);
  afterAll(() => office.context().close());

  const row = (reference: string) => office.getByRole('row').filter({ hasText: reference });
  const act = async (name: string): Promise<void> => {
    await office.getByRole('toolbar').getByRole('button', { name }).click();
  };
  const confirm = (name: string) => office.getByRole('dialog').getByRole('button', { name }).click();

  it('are counted by state, and a step of the rail narrows the board', async () => {
    await office.goto(`${stack.url}/admin/sheet-order`);
    await row('T-102').waitFor();
    const rail = office.getByRole('navigation', { name: '订单状态' });
    await rail.getByRole('button', { name: /^已作废\s*1$/ }).click();
    await row('T-101').waitFor();
    await row('T-102').waitFor({ state: 'detached' });
    await rail.getByRole('button', { name: /^下单成功\s*4$/ }).click();
    await row('T-102').waitFor();
    await row('T-101').waitFor({ state: 'detached' });
    expect(await barriers(office)).toEqual([]);
    await screenshot(office, 'admin-sheet-board-zh-cn');
  }, 60_000);

  it('are scanned together, and a refusal is named with its reason', async () => {
    for (const reference of ['T-100', 'T-102']) await row(reference).getByRole('checkbox').check();
    await act('扫描');
    await confirm('扫描');
    await row('T-102').getByText('已扫描').waitFor();
    await office.getByRole('toolbar').waitFor({ state: 'detached' });
    for (const reference of ['T-100', 'T-102']) await row(reference).getByRole('checkbox').check();
    await act('重试');
    await confirm('重试');
    await office
      .getByRole('dialog')
      .getByText(/T-100.*下单成功/)
      .waitFor();
    await screenshot(office, 'admin-sheet-refused-zh-cn');
    await confirm('关闭');
  }, 60_000);

  it('show their requests, track and bill, and a request what was sent beside what came back', async () => {
    await row('T-102').getByText('T-102').click();
    await office.getByText('Arrived at our warehouse').or(office.getByText('已到仓')).first().waitFor();
    await office.getByRole('table', { name: '账单' }).getByText('3.89').first().waitFor();
    expect(await barriers(office)).toEqual([]);
    await screenshot(office, 'admin-sheet-order-zh-cn');
    await office.goto(`${stack.url}/admin/logistics-request`);
    await office.getByRole('table', { name: '物流请求' }).waitFor();
    const rail = office.getByRole('navigation', { name: '订单状态' });
    await rail.getByRole('button', { name: /请求失败/ }).click();
    await row('T-102').first().waitFor({ state: 'detached' });
    await rail.getByRole('button', { name: /请求成功\s*\d/ }).click();
    await row('T-102').first().waitFor();
    await screenshot(office, 'admin-logistics-requests-zh-cn');
    await row('T-102').first().click();
    await office.getByRole('heading', { name: '响应' }).waitFor();
    expect(await barriers(office)).toEqual([]);
    await screenshot(office, 'admin-logistics-request-zh-cn');
  }, 60_000);

  it('get their numbers from pools, also from a list that a carrier gave', async () => {
    await office.goto(`${stack.url}/admin/waybill-no`);
    await office.getByRole('row', { name: /EE · GB/ }).waitFor();
    await office.getByRole('link', { name: '新增' }).click();
    await office.getByLabel(/^名称/).fill('UK-PARCEL 2027');
    await office.getByLabel(/^种类/).click();
    await office.getByRole('option', { name: '承运商给的号' }).click();
    await office.getByLabel(/^起号/).waitFor({ state: 'detached' });
    await office.getByLabel(/^号码/).fill('ZZ000001\nZZ000002');
    expect(await barriers(office)).toEqual([]);
    await screenshot(office, 'admin-pool-new-zh-cn');
    await office.getByRole('button', { name: '保存' }).click();
    await office.getByText('剩 2 / 2，快用完了').waitFor();
    await screenshot(office, 'admin-pool-zh-cn');
    await office.goto(`${stack.url}/admin/waybill-no`);
    await office.getByLabel('运单号', { exact: true }).fill('zz000001');
    await office.getByRole('button', { name: '查号' }).click();
    await office.getByText('ZZ000001：在“UK-PARCEL 2027”里，还没有用').waitFor();
    expect(await barriers(office)).toEqual([]);
    await screenshot(office, 'admin-pools-zh-cn');
  }, 60_000);
});
