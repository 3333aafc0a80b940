import { eventually, screenshot } from '@parcelway/testing';
import type { Stack, TestBrowser } from '@parcelway/testing';
import type { Page } from 'playwright-core';
import { Api } from '../kit/api';
import { aPdf, logInToOffice, openDocument, openPage, pence } from '../kit/pages';
import type { Lang } from '../kit/pages';
import { paidOrder } from '../kit/received-order';
import { detail, logIn, prepare } from '../kit/shipment';
import { endWalk, startWalk } from '../kit/walk';

let stack: Stack;
let browser: TestBrowser;
let member: Api;

beforeAll(async () => {
  ({ stack, browser } = await startWalk());
  member = await logIn(new Api(stack.url));
}, 120_000);
afterAll(() => endWalk({ stack, browser }), 60_000);

/** The same number with a check digit that cannot be right. */
function withWrongDigit(waybillNo: string): string {
  const digit = Number(waybillNo.at(10));
  return `${waybillNo.slice(0, 10)}${(digit + 1) % 10}${waybillNo.slice(11)}`;
}

async function balance(): Promise<number> {
  const { userInfo } = await member.ok(member.get<{ userInfo: { money: string } }>('/api/user/index'));
  return pence(userInfo.money);
}

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });

/** Types a code into the scan field, as a scanner does. */
async function scan(page: Page, field: string, code: string): Promise<void> {
  await page.getByRole('textbox', { name: field, exact: true }).fill(code);
  await page.keyboard.press('Enter');
}

/** Opens a page by the menu at the left, unfolding its group first when it is not the one in front. */
async function goTo(page: Page, menu: string, group: string, entry: string): Promise<void> {
  const nav = page.getByRole('navigation', { name: menu });
  const fold = nav.getByRole('button', { name: group });
  if ((await fold.getAttribute('aria-expanded')) !== 'true') await fold.click();
  // An entry may carry how many wait.
  await nav.getByRole('link', { name: new RegExp(`^${entry}\\s*\\d*$`) }).click();
  await page.getByRole('heading', { name: entry, exact: true }).waitFor();
}

/** The steps follow each other in one workspace, as staff take them. */
describe('staff work on a paid order, in zh-cn', () => {
  let page: Page;
  let orderNo: string;
  let waybillNos: readonly [string, string];
  const picture = (step: string) => screenshot(page, `admin-${step}-zh-cn`);
  const open = (group: string, entry: string) => goTo(page, '主菜单', group, entry);

  beforeAll(async () => {
    ({ no: orderNo, boxes: waybillNos } = await paidOrder(member, await prepare(member)));
    page = await openPage(browser, 'desk');
  }, 120_000);
  afterAll(() => page.context().close());

  it('logs in and meets the dashboard with one order that waits for collection', async () => {
    await page.goto(`${stack.url}/admin`);
    await page.getByRole('button', { name: '登录' }).waitFor();
    await picture('login');
    await logInToOffice(page);
    await page.getByRole('link', { name: /待取件\s*1/ }).waitFor();
    expect(await page.evaluate('document.documentElement.lang')).toBe('zh-CN');
    await picture('dashboard');
  }, 120_000);

  it('finds the paid order on the board and opens it with its boxes, price lines and history', async () => {
    await open('订单管理', '运输订单');
    const row = page.getByRole('row').filter({ hasText: orderNo });
    await row.waitFor();
    for (const text of ['林悦', '已支付', '待取件', '181.14', '0/2'])
      expect(await row.innerText()).toContain(text);
    await picture('order-board');
    await row.getByText(orderNo).click();
    await heading(page, `运输订单 · ${orderNo}`).waitFor();
    for (const waybillNo of waybillNos) await page.getByText(waybillNo).first().waitFor();
    const amounts = await page.getByRole('definition').allInnerTexts();
    expect(amounts).toEqual(expect.arrayContaining(['£82.50', '£51.00', '£18.00', '£19.32', '−£6.68']));
    await page.getByRole('listitem').filter({ hasText: '待取件' }).waitFor();
    await picture('order');
  }, 120_000);

  it('scans both boxes in, says of the first that it is a repeat the second time, and refuses a wrong check digit', async () => {
    await open('仓库作业', '扫描台');
    await scan(page, '运单号', '12.30');
    await scan(page, '运单号', waybillNos[0]);
    await heading(page, /箱 1 \/ 2\s+已入库/).waitFor();
    await picture('scan-received');
    await scan(page, '运单号', waybillNos[0]);
    await heading(page, /箱 1 \/ 2\s+重复扫描/).waitFor();
    await picture('scan-repeat');
    await scan(page, '运单号', withWrongDigit(waybillNos[1]));
    await heading(page, '校验位不对，请重扫或手输').waitFor();
    await picture('scan-refused');
    await page.keyboard.press('Enter');
    await heading(page, '等待扫描').waitFor();
    await scan(page, '运单号', '8.04');
    await scan(page, '运单号', waybillNos[1]);
    await heading(page, /箱 2 \/ 2\s+已入库/).waitFor();
    expect(
      await stack.rows(
        'SELECT result, weight_g FROM waybill_service.warehouse_scan WHERE code = ANY($1) ORDER BY id',
        [[...waybillNos, withWrongDigit(waybillNos[1])]],
      ),
    ).toEqual([
      { result: 'ok', weight_g: 12_300 },
      { result: 'repeat', weight_g: null },
      { result: 'refused', weight_g: null },
      { result: 'ok', weight_g: 8_040 },
    ]);
    const received = await eventually(async () => {
      const order = await detail(member, orderNo);
      return order.order_status === 4 && order;
    });
    expect(received.inbound_progress).toBe('2/2');
  }, 120_000);

  it('shows the waybill as received and its label as a PDF', async () => {
    await open('仓库作业', '运单');
    const row = page.getByRole('row').filter({ hasText: waybillNos[0] });
    await row.waitFor();
    expect(await row.innerText()).toContain('已入仓');
    await picture('waybills');
    await row.getByText(waybillNos[0]).click();
    await heading(page, `运单 · ${waybillNos[0]}`).waitFor();
    await page.getByRole('listitem').filter({ hasText: '已入仓' }).first().waitFor();
    await picture('waybill');
    expect(
      await openDocument(page, `面单 ${waybillNos[0]}`, () =>
        page.getByRole('button', { name: '打印面单' }).click(),
      ),
    ).toEqual(aPdf);
    await picture('label');
    await page.getByRole('dialog').getByRole('button', { name: '关闭' }).click();
  }, 120_000);

  it('holds the order with a reason, which its history keeps, and releases it', async () => {
    await open('订单管理', '运输订单');
    await page.getByRole('link', { name: orderNo }).first().click();
    await heading(page, `运输订单 · ${orderNo}`).waitFor();
    await page.getByRole('button', { name: '挂起', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: '挂起' });
    const submit = dialog.getByRole('button', { name: '挂起', exact: true });
    expect(await submit.isDisabled()).toBe(true);
    await dialog.getByRole('combobox', { name: '责任方' }).click();
    await page.getByRole('option', { name: '寄件人' }).click();
    await dialog.getByRole('textbox', { name: '原因' }).fill('缺少购物小票');
    await picture('order-hold');
    await submit.click();
    await page.getByText('缺少购物小票').first().waitFor();
    await page.getByRole('button', { name: '解除挂起', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '解除挂起', exact: true }).click();
    await page.getByRole('button', { name: '挂起', exact: true }).waitFor();
    await picture('order-released');
  }, 120_000);

  it('is held and released from the board, and a cancellation that is refused names the order and why', async () => {
    await open('订单管理', '运输订单');
    const row = page.getByRole('row').filter({ hasText: orderNo });
    const dialog = page.getByRole('dialog');
    const act = async (name: string, reason?: string): Promise<void> => {
      await page.getByRole('toolbar').getByRole('button', { name, exact: true }).click();
      if (reason) await dialog.getByRole('textbox', { name: '原因' }).fill(reason);
      await dialog.getByRole('button', { name, exact: true }).click();
    };
    await row.getByRole('checkbox').check();
    await page.getByRole('toolbar').getByRole('button', { name: '挂起', exact: true }).click();
    await dialog.getByRole('combobox', { name: '责任方' }).click();
    await page.getByRole('option', { name: '寄件人' }).click();
    await dialog.getByRole('textbox', { name: '原因' }).fill('缺少发票');
    await dialog.getByRole('button', { name: '挂起', exact: true }).click();
    await row.getByText('挂起').waitFor();
    await page.getByRole('toolbar').waitFor({ state: 'detached' });
    await row.getByRole('checkbox').check();
    await act('取消', '客户要求');
    await dialog.getByText(orderNo).waitFor();
    await picture('order-board-refused');
    await dialog.getByRole('button', { name: '关闭' }).click();
    await act('解除挂起');
    await row.getByText('挂起').waitFor({ state: 'detached' });
  }, 120_000);

  it('changes the fuel surcharge of a channel to 13.25 % and sees it kept', async () => {
    await open('渠道与价格', '渠道');
    const row = page.getByRole('row').filter({ hasText: 'UKCN-SEA' });
    await row.waitFor();
    await picture('channels');
    await row.getByRole('link', { name: '编辑' }).click();
    const fuel = page.getByRole('textbox', { name: '燃油' });
    await fuel.fill('13.25');
    await picture('channel-edit');
    await page.getByRole('button', { name: '保存' }).click();
    await page.getByRole('status').filter({ hasText: '已保存' }).waitFor();
    await page.getByRole('definition').filter({ hasText: '13.25' }).waitFor();
    expect(await stack.rows(`SELECT fuel_bp FROM order_service.channel WHERE code = 'UKCN-SEA'`)).toEqual([
      { fuel_bp: 1325 },
    ]);
  }, 120_000);

  it('looks at the public prices and the packaging line of boxes 3 and 4', async () => {
    await open('渠道与价格', '公开价格');
    const row = page.getByRole('row').filter({ hasText: '邮政空运' });
    await row.waitFor();
    expect(await row.innerText()).toMatch(/12\.00[\s\S]*2\.35/);
    await picture('prices');
    await row.getByText('£12.00').click();
    await heading(page, '箱型价格行').waitFor();
    await page.getByText('小号纸箱').first().waitFor();
    await picture('price');
  }, 120_000);

  it('tops the demo member up by £100.00 with a memo, confirmed before it happens', async () => {
    const before = await balance();
    await open('会员', '会员');
    await page.getByRole('row').filter({ hasText: 'demo' }).getByText('demo').click();
    await page.getByRole('button', { name: '调整余额' }).click();
    const dialog = page.getByRole('dialog', { name: '调整余额' });
    await dialog.getByRole('textbox', { name: '金额' }).fill('100.00');
    await dialog.getByRole('textbox', { name: '备注' }).fill('柜台充值');
    await dialog.getByRole('button', { name: '核对' }).click();
    await dialog.getByText('之后').waitFor();
    await picture('top-up');
    await dialog.getByRole('button', { name: '确认调整 +£100.00' }).click();
    await page.getByRole('status').filter({ hasText: '余额已调整' }).waitFor();
    expect((await balance()) - before).toBe(10_000);
    await page.getByRole('tab', { name: '钱包' }).click();
    const wallet = page.getByRole('tabpanel').getByRole('row').nth(1);
    await wallet.waitFor();
    await picture('member');
    expect(pence(/£[\d,.]+/.exec(await wallet.innerText())?.[0] ?? '')).toBe(before + 10_000);
    expect(
      await stack.rows(
        'SELECT memo, money FROM payment_service.member_money_record ORDER BY id DESC LIMIT 1',
      ),
    ).toEqual([{ memo: '柜台充值', money: '10000' }]);
  }, 120_000);
});

describe('staff work on a paid order, in en', () => {
  let page: Page;
  const lang: Lang = 'en';
  const picture = (step: string) => screenshot(page, `admin-${step}-${lang}`);
  const open = (group: string, entry: string) => goTo(page, 'Main menu', group, entry);

  beforeAll(async () => {
    page = await openPage(browser, 'desk');
  });
  afterAll(() => page.context().close());

  it('switches to English before the log in, receives a box and tops up the member', async () => {
    const { no: orderNo, boxes: waybillNos } = await paidOrder(member, await prepare(member));
    await page.goto(`${stack.url}/admin`);
    await page.getByRole('button', { name: 'English' }).click();
    await picture('login');
    await logInToOffice(page, lang);
    expect(await page.evaluate('document.documentElement.lang')).toBe('en');

    await open('Orders', 'Luggage orders');
    const row = page.getByRole('row').filter({ hasText: orderNo });
    await row.waitFor();
    for (const text of ['Paid', 'Awaiting collection', '181.14'])
      expect(await row.innerText()).toContain(text);
    await picture('order-board');

    await open('Warehouse', 'Scan station');
    await scan(page, 'Tracking number', '12.30');
    await scan(page, 'Tracking number', waybillNos[0]);
    await heading(page, 'Box 1 of 2 is in').waitFor();
    await scan(page, 'Tracking number', waybillNos[0]);
    await heading(page, 'Box 1 of 2: scanned already').waitFor();
    await scan(page, 'Tracking number', withWrongDigit(waybillNos[1]));
    await heading(page, 'The check digit is wrong, scan again or type it').waitFor();
    await picture('scan-refused');

    await open('Members', 'Members');
    await page.getByRole('row').filter({ hasText: 'demo' }).getByText('demo').click();
    await page.getByRole('button', { name: 'Adjust balance' }).click();
    const dialog = page.getByRole('dialog', { name: 'Adjust balance' });
    await dialog.getByRole('textbox', { name: 'Amount' }).fill('-0.50');
    await dialog.getByRole('button', { name: 'Check' }).click();
    await dialog.getByText('Please enter a memo').waitFor();
    await picture('top-up-refused');
  }, 120_000);
});
