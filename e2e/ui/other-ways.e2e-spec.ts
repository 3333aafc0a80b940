import { eventually, screenshot } from '@parcelway/testing';
import type { Page } from 'playwright-core';
import { barriers } from '../kit/access';
import { Api } from '../kit/api';
import { openPage } from '../kit/pages';
import type { Lang } from '../kit/pages';
import { logIn, logInAsStaff, place, prepare } from '../kit/shipment';
import { endWalk, logInOnTheWay, openOffice, startWalk } from '../kit/walk';
import type { Walk } from '../kit/walk';

const PROOF = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** A picture whose bytes nobody else has: the same ones would be the same file. */
const pictureNamed = (name: string): Buffer => Buffer.concat([PROOF, Buffer.from(name + Date.now())]);

const words = {
  'zh-cn': {
    confirm: '确认支付',
    code: /^扫码支付/,
    codeTitle: '扫码支付',
    gone: '二维码已失效',
    again: '获取新二维码',
    open: '在这部手机上付款',
    paid: '支付成功',
    transfer: /^银行转账/,
    transferTitle: '银行转账',
    choose: '上传凭证',
    send: '我已转账，提交核对',
    waiting: '正在核对转账',
    recharge: '充值',
    hundred: '£100.00',
    submit: '充值 £100.00',
    notReceived: '没有查到这笔转账',
  },
  en: {
    confirm: 'Confirm payment',
    code: /^Wallet/,
    codeTitle: 'Pay by wallet',
    gone: 'This code is no longer valid',
    again: 'Get a new code',
    open: 'Pay on this phone',
    paid: 'Payment received',
    transfer: /^Bank transfer/,
    transferTitle: 'Bank transfer',
    choose: 'Upload proof',
    send: 'I have paid, please check',
    waiting: 'Looking for your transfer',
    recharge: 'Top up',
    hundred: '£100.00',
    submit: 'Top up £100.00',
    notReceived: 'Transfer not found',
  },
} as const;

let walk: Walk;
let member: Api;
let office: Page;

beforeAll(async () => {
  walk = await startWalk();
  member = await logIn(new Api(walk.stack.url));
  office = await openOffice(walk);
}, 120_000);
afterAll(() => endWalk(walk), 60_000);

/** Number and state of the newest payment of a way. */
async function newest(way: string): Promise<{ id: string; payment_no: string; status: string }> {
  const [payment] = await walk.stack.rows<{ id: string; payment_no: string; status: string }>(
    'SELECT id, payment_no, status FROM payment_service.payment_record WHERE way = $1 ORDER BY id DESC LIMIT 1',
    [way],
  );
  if (!payment) throw new Error(`no payment by ${way}`);
  return payment;
}

/** On the page of a payment or recharge in the office: opens the act's dialog and says yes. */
async function officeAct(button: string, reason?: string): Promise<void> {
  await office.getByRole('button', { name: button, exact: true }).click();
  const dialog = office.getByRole('dialog');
  if (reason) await dialog.getByRole('textbox').first().fill(reason);
  await dialog.getByRole('button', { name: button, exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
}

describe.each([
  ['zh-cn', 'phone', 390],
  ['en', 'laptop', 1280],
] as const)('a member, in %s on a %s', (lang: Lang, viewport, width) => {
  const say = words[lang];
  let page: Page;
  let orderNo: string;
  const picture = (step: string) => screenshot(page, `ways-${step}-${lang}-${width}`);
  const heading = (name: string) => page.getByRole('heading', { name, exact: true }).first();
  const show = (path: string) => page.goto(`${walk.stack.url}${path}`);

  /** What the telephone shows of the code; presses a button of the wallet. */
  async function atWallet(button: RegExp): Promise<void> {
    const code = await page.getByRole('link', { name: say.open }).getAttribute('href');
    const phone = await openPage(walk.browser, 'phone');
    await phone.goto(`${walk.stack.url}${new URL(code ?? '').pathname}`);
    await phone.getByRole('button', { name: button }).click();
    await phone.getByRole('button').first().waitFor({ state: 'detached' });
    await phone.context().close();
  }

  beforeAll(async () => {
    page = await openPage(walk.browser, viewport);
    orderNo = (await place(await prepare(member))).order_no;
    await logInOnTheWay(page, walk, `/confirmPayment?order_no=${orderNo}`, lang);
    await heading(say.confirm).waitFor();
  }, 120_000);
  afterAll(() => page.context().close());

  it('scans a code, declines, gets a new one, pays, and sees it paid', async () => {
    await page.getByRole('radio', { name: say.code }).check();
    await picture('choice');
    await page.getByRole('button', { name: /£/ }).click();
    await heading(say.codeTitle).waitFor();
    await page.getByRole('img').first().waitFor();
    await picture('code');
    expect(await barriers(page)).toEqual([]);
    await atWallet(/Decline/);
    await page.getByText(say.gone).waitFor();
    await picture('code-gone');
    await page.getByRole('button', { name: say.again }).click();
    await page.getByRole('link', { name: say.open }).waitFor();
    await atWallet(/Pay$/);
    await heading(say.paid).waitFor();
    const order = await walk.stack.rows(
      `SELECT pay_status, paid_way FROM payment_service.bill WHERE ref_no = $1`,
      [orderNo],
    );
    expect(order).toEqual([{ pay_status: 2, paid_way: 'third_party' }]);
  }, 90_000);

  it('pays another order by transfer: staff do not find it, then another proof, then it is confirmed', async () => {
    const { order_no: other } = await place(await prepare(member));
    await show(`/confirmPayment?order_no=${other}`);
    await page.getByRole('radio', { name: say.transfer }).check();
    await page.getByRole('button', { name: /£/ }).click();
    const send = async (name: string): Promise<void> => {
      await heading(say.transferTitle).waitFor();
      await page
        .getByLabel(say.choose)
        .setInputFiles({ name, mimeType: 'image/png', buffer: pictureNamed(name) });
      await page.getByText(name).waitFor();
      await page.getByRole('button', { name: say.send }).click();
      await heading(say.waiting).waitFor();
    };
    await heading(say.transferTitle).waitFor();
    await picture('transfer');
    expect(await barriers(page)).toEqual([]);
    await send('first.png');
    await picture('transfer-waiting');

    const payment = await newest('offline');
    await office.goto(`${walk.stack.url}/admin/payment-record/${payment.id}/show`);
    await office.getByRole('button', { name: '未到账' }).waitFor();
    await officeAct('未到账', '附言里没有订单号');
    await eventually(async () => (await newest('offline')).status === 'failed');
    await page.reload();
    await heading(say.notReceived).waitFor();
    await page.getByText('附言里没有订单号').waitFor();
    await picture('transfer-not-found');
    await show(`/transferPay?order_no=${other}`);
    await send('second.png');
    await office.reload();
    await office.getByRole('button', { name: '确认到账' }).waitFor();
    await screenshot(office, `ways-office-payment-${lang}`);
    await officeAct('确认到账');
    await page.reload();
    await heading(say.paid).waitFor();
    expect(await newest('offline')).toMatchObject({ id: payment.id, status: 'succeeded' });
  }, 120_000);

  it('puts money on the balance by wallet', async () => {
    const { money: before } = await balanceOfDemo();
    await show('/user/account/recharge');
    await heading(say.recharge).waitFor();
    await page.getByRole('button', { name: say.hundred, exact: true }).click();
    await page.getByRole('radio', { name: say.code }).check();
    await picture('recharge');
    expect(await barriers(page)).toEqual([]);
    await page.getByRole('button', { name: say.submit }).click();
    await page.getByRole('link', { name: say.open }).waitFor();
    await atWallet(/Pay$/);
    await heading(say.paid).waitFor();
    await picture('recharge-done');
    expect(Number((await balanceOfDemo()).money) - Number(before)).toBe(10_000);
  }, 90_000);
});

async function balanceOfDemo(): Promise<{ money: string }> {
  const [wallet] = await walk.stack.rows<{ money: string }>(
    `SELECT balance AS money FROM payment_service.wallet WHERE currency = 'GBP' ORDER BY id LIMIT 1`,
  );
  return wallet ?? { money: '0' };
}

describe('staff', () => {
  it('enter a recharge from the counter, which is on the balance once it is confirmed', async () => {
    const staff = await logInAsStaff(new Api(walk.stack.url));
    const before = Number((await balanceOfDemo()).money);
    const row = { user_id: 1, currency: 'GBP', amount: '20.00', memo: 'counter' };
    await staff.ok(staff.post('/admin/trade.Recharge/add', row));
    const [bill] = await walk.stack.rows<{ id: string }>(
      `SELECT id FROM payment_service.bill WHERE bill_type = 'recharge' ORDER BY id DESC LIMIT 1`,
    );
    await office.goto(`${walk.stack.url}/admin/recharge/${bill?.id}/show`);
    await office.getByRole('button', { name: '确认', exact: true }).waitFor();
    await officeAct('确认');
    await eventually(async () => Number((await balanceOfDemo()).money) === before + 2_000);
  }, 60_000);

  it('see recharges and ways to pay, and how many wait, in the menu', async () => {
    await office.goto(`${walk.stack.url}/admin/recharge`);
    await office.getByRole('row').nth(1).waitFor();
    await screenshot(office, 'ways-office-recharges');
    await office.goto(`${walk.stack.url}/admin/payment-way`);
    await office.getByRole('row').nth(1).waitFor();
    await screenshot(office, 'ways-office-ways');
    expect(await barriers(office)).toEqual([]);
  }, 60_000);

  it('choose from a list which bills a way takes, and take the choice back', async () => {
    const [way] = await walk.stack.rows<{ id: string }>(
      `SELECT id FROM payment_service.payment_way WHERE code = 'third_party'`,
    );
    const types = async () =>
      (
        await walk.stack.rows<{ bill_types: string[] }>(
          `SELECT bill_types FROM payment_service.payment_way WHERE id = $1`,
          [way?.id],
        )
      )[0]?.bill_types;
    await office.goto(`${walk.stack.url}/admin/payment-way/${way?.id}`);
    for (const name of ['订单', '寄存']) {
      await office.getByRole('combobox', { name: '账单类型' }).click();
      await office.getByRole('option', { name, exact: true }).click();
    }
    await screenshot(office, 'ways-office-bill-types');
    expect(await barriers(office)).toEqual([]);
    await office.getByRole('button', { name: '保存', exact: true }).click();
    await eventually(async () => (await types())?.join() === 'order,storage');
    await office.goto(`${walk.stack.url}/admin/payment-way/${way?.id}/show`);
    await office.getByText('订单, 寄存').waitFor();

    await office.goto(`${walk.stack.url}/admin/payment-way/${way?.id}`);
    for (const name of ['寄存', '订单']) {
      const chosen = office.getByRole('button', { name, exact: true });
      await chosen.waitFor();
      await office.getByRole('combobox', { name: '账单类型' }).press('Backspace');
      await chosen.waitFor({ state: 'detached' });
    }
    await office.getByRole('button', { name: '保存', exact: true }).click();
    await eventually(async () => (await types())?.length === 0);
  }, 60_000);
});
