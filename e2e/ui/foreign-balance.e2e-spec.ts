import { payment } from '@parcelway/contracts';
import { asAdmin, asMember, screenshot } from '@parcelway/testing';
import type { Page } from 'playwright-core';
import { barriers } from '../kit/access';
import { Api } from '../kit/api';
import { enterRate, putOnBalance } from '../kit/foreign-money';
import { openPage } from '../kit/pages';
import type { Lang } from '../kit/pages';
import { logIn, logInAsStaff, place, prepare } from '../kit/shipment';
import { endWalk, logInOnTheWay, openOffice, startWalk } from '../kit/walk';
import type { Walk } from '../kit/walk';

const words = {
  'zh-cn': { confirm: '确认支付', other: /^EUR 余额/, offer: /按汇率 1\.1708 扣 EUR/, paid: '支付成功' },
  en: { confirm: 'Confirm payment', other: /^EUR balance/, offer: /at 1\.1708/, paid: 'Payment received' },
} as const;

const MEMBER = 1;

let walk: Walk;
let member: Api;

beforeAll(async () => {
  walk = await startWalk();
  const staff = await logInAsStaff(new Api(walk.stack.url));
  member = await logIn(new Api(walk.stack.url));
  await enterRate(staff, 'GBP', 'EUR', '1.1708');
  await putOnBalance(walk.stack, staff, MEMBER, 'EUR', '5000.00');
}, 120_000);
afterAll(() => endWalk(walk), 60_000);

/** Staff take money away or put it on until the member has so much, in pounds. */
async function leave(pounds: number): Promise<void> {
  const payments = walk.stack.client(payment);
  const { money } = await payments.balance({}, asMember(MEMBER));
  const change = (pounds - Number(money)).toFixed(2);
  if (Number(change) !== 0)
    await payments.topUp({ user_id: MEMBER, money: change, memo: 'for the test' }, asAdmin(1));
}

interface Paid {
  readonly id: string;
  readonly amount: string;
  readonly wallet_amount: string;
  readonly wallet_currency: string | null;
  readonly rate: string | null;
}

const newest = async (): Promise<Paid | undefined> =>
  (
    await walk.stack.rows<Paid>(
      `SELECT id, amount, wallet_amount, wallet_currency, rate FROM payment_service.payment_record WHERE way = 'balance' ORDER BY id DESC LIMIT 1`,
    )
  )[0];

describe.each([
  ['zh-cn', 'phone', 390],
  ['en', 'laptop', 1280],
] as const)('a member with euros, in %s on a %s', (lang: Lang, viewport, width) => {
  const say = words[lang];
  let page: Page;
  let orderNo: string;
  const picture = (step: string) => screenshot(page, `foreign-${step}-${lang}-${width}`);
  const heading = (name: string) => page.getByRole('heading', { name, exact: true }).first();
  const other = () => page.getByRole('radio', { name: say.other });

  beforeAll(async () => {
    page = await openPage(walk.browser, viewport);
    orderNo = (await place(await prepare(member))).order_no;
  }, 120_000);
  afterAll(() => page.context().close());

  it('is not offered them while the pounds suffice', async () => {
    await leave(1_000);
    await logInOnTheWay(page, walk, `/confirmPayment?order_no=${orderNo}`, lang);
    await heading(say.confirm).waitFor();
    await page.getByRole('radio').first().waitFor();
    expect(await other().count()).toBe(0);
  }, 60_000);

  it('is offered them where the pounds do not, sees amount and rate, and pays', async () => {
    await leave(1);
    await page.goto(`${walk.stack.url}/confirmPayment?order_no=${orderNo}`);
    await page.getByText(say.offer).waitFor();
    expect(await other().isChecked()).toBe(false);
    await other().check();
    await picture('offer');
    expect(await barriers(page)).toEqual([]);
    await page.getByRole('button', { name: /EUR/ }).click();
    await heading(say.paid).waitFor();
    const paid = await newest();
    expect(paid).toMatchObject({ wallet_currency: 'EUR', rate: '1.1708' });
    expect(Number(paid?.wallet_amount)).toBe(Math.round(Number(paid?.amount) * 1.1708));
  }, 90_000);
});

describe('staff', () => {
  it('see on the payment what was taken from which balance, and at which rate', async () => {
    const paid = await newest();
    const office = await openOffice(walk);
    await office.goto(`${walk.stack.url}/admin/payment-record/${paid?.id}/show`);
    const euros = (Number(paid?.wallet_amount) / 100).toFixed(2);
    for (const text of ['EUR', euros, '1.1708']) await office.getByText(text, { exact: true }).waitFor();
    await screenshot(office, 'foreign-office-payment');
    expect(await barriers(office)).toEqual([]);
  }, 60_000);
});
