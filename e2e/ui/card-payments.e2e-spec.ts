import { createHmac } from 'node:crypto';
import { magicCards, signedHeader } from '@parcelway/card-provider';
import { eventually, openBrowser, screenshot } from '@parcelway/testing';
import type { Stack, TestBrowser } from '@parcelway/testing';
import type { Page } from 'playwright-core';
import { barriers } from '../kit/access';
import { Api } from '../kit/api';
import { logInAsMember, openPage } from '../kit/pages';
import type { Lang } from '../kit/pages';
import { logIn, place, prepare } from '../kit/shipment';
import { startWholeStack } from '../kit/whole-stack';

const words = {
  'zh-cn': {
    ways: '确认支付',
    card: /^银行卡/,
    toCard: /^用银行卡支付 £/,
    title: '银行卡支付',
    fields: ['卡号', '有效期', '安全码'],
    pay: /^支付 £/,
    declined: '银行拒绝了这张卡',
    wrongCode: '安全码不对',
    refused: '没有支付成功',
    again: '再试一次',
    paid: '支付成功',
    open: '还没有完成',
  },
  en: {
    ways: 'Confirm payment',
    card: /^Bank card/,
    toCard: /^Continue by card, £/,
    title: 'Pay by card',
    fields: ['Card number', 'Expiry', 'Security code'],
    pay: /^Pay £/,
    declined: 'The bank declined this card',
    wrongCode: 'The security code is not right',
    refused: 'Not paid',
    again: 'Try again',
    paid: 'Payment received',
    open: 'Not finished yet',
  },
} as const;

let stack: Stack;
let browser: TestBrowser;
let member: Api;

beforeAll(async () => {
  [stack, browser] = await Promise.all([startWholeStack(), openBrowser()]);
  member = await logIn(new Api(stack.url));
}, 120_000);
afterAll(async () => {
  await browser.close();
  await stack.stop();
}, 60_000);

describe.each([
  ['zh-cn', 'phone', 390],
  ['en', 'laptop', 1280],
] as const)('a member pays by card, in %s on a %s', (lang: Lang, viewport, width) => {
  const say = words[lang];
  let page: Page;
  let orderNo: string;
  const picture = (step: string) => screenshot(page, `card-${step}-${lang}-${width}`);
  const heading = (name: string) => page.getByRole('heading', { name, exact: true });

  async function fill(number: string): Promise<void> {
    const values = [number, '1234', '123'];
    for (const [at, name] of say.fields.entries())
      await page.getByRole('textbox', { name, exact: true }).fill(values[at] ?? '');
    await page.getByRole('button', { name: say.pay }).click();
  }

  beforeAll(async () => {
    page = await openPage(browser, viewport);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    orderNo = (await place(await prepare(member))).order_no;
    const to = encodeURIComponent(`/confirmPayment?order_no=${orderNo}`);
    await page.goto(`${stack.url}/user/login?to=${to}`);
    await logInAsMember(page);
  }, 120_000);
  afterAll(() => page.context().close());

  it('chooses the card among the ways', async () => {
    await heading('确认支付').first().waitFor();
    if (lang === 'en') await page.getByRole('button', { name: '切换到 English' }).click();
    await heading(say.ways).first().waitFor();
    await page.getByRole('radio', { name: say.card }).check();
    await picture('ways');
    await page.getByRole('button', { name: say.toCard }).click();
    await heading(say.title).first().waitFor();
    await page.getByRole('textbox', { name: say.fields[0], exact: true }).waitFor();
    expect(await barriers(page)).toEqual([]);
  }, 60_000);

  it('is told by the field, or above the button, what is wrong with a card', async () => {
    await fill(magicCards.declined);
    await page.getByRole('alert').filter({ hasText: say.declined }).waitFor();
    await picture('declined');
    await fill(magicCards.wrongCvc);
    await page.getByText(say.wrongCode).waitFor();
    await picture('wrong-code');
  }, 60_000);

  it('says no at the bank, tries again, says yes, and sees it paid only then', async () => {
    await fill(magicCards.secure);
    await page.getByRole('button', { name: /Refuse/ }).waitFor();
    await picture('bank');
    await page.getByRole('button', { name: /Refuse/ }).click();
    await heading(say.refused).waitFor();
    await picture('refused');
    await page.getByRole('link', { name: say.again }).click();
    await fill(magicCards.secure);
    await page.getByRole('button', { name: /Approve/ }).waitFor();
    const paid = `SELECT 1 FROM payment_service.bill WHERE ref_no = $1 AND pay_status = 2`;
    expect(await stack.rows(paid, [orderNo])).toEqual([]);
    await page.getByRole('button', { name: /Approve/ }).click();
    await heading(say.paid).waitFor();
    await picture('paid');
    expect(await barriers(page)).toEqual([]);
  }, 90_000);

  it('may reload, go back and come again without paying twice', async () => {
    await page.reload();
    await heading(say.paid).waitFor();
    await page.goto(`${stack.url}/cardPay?order_no=${orderNo}`);
    await page.getByRole('alert').first().waitFor();
    expect(
      await stack.rows(
        `SELECT way, status, provider FROM payment_service.payment_record WHERE bill_id = (SELECT id FROM payment_service.bill WHERE ref_no = $1)`,
        [orderNo],
      ),
    ).toEqual([{ way: 'card', status: 'succeeded', provider: 'local_card' }]);
  }, 60_000);
});

describe.each([
  ['zh-cn', 'phone', 390, '合并支付', '支付成功', '这笔账单已经支付', '余额'],
  ['en', 'laptop', 1280, 'Pay bills', 'Payment received', 'This bill is paid', 'Bank card'],
] as const)('two bills at once, in %s on a %s', (lang, viewport, width, title, paid, told, way) => {
  const say = words[lang];
  let page: Page;
  let orders: readonly string[];
  const heading = (name: string) => page.getByRole('heading', { name, exact: true }).first();
  const billsOf = () =>
    stack.rows<{ bill_no: string; pay_status: number }>(
      `SELECT bill_no, pay_status FROM payment_service.bill WHERE ref_no = ANY ($1) ORDER BY id`,
      [orders],
    );

  beforeAll(async () => {
    const shipment = await prepare(member);
    orders = [(await place(shipment)).order_no, (await place(shipment)).order_no];
    await eventually(async () => (await billsOf()).length === 2);
    page = await openPage(browser, viewport);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`${stack.url}/user/login?to=${encodeURIComponent('/orderPayment')}`);
    await logInAsMember(page);
    await heading('合并支付').waitFor();
    if (lang === 'en') await page.getByRole('button', { name: '切换到 English' }).click();
    await heading(title).waitFor();
  }, 120_000);
  afterAll(() => page.context().close());

  it('are ticked, and the sum follows the ticks', async () => {
    const boxes = page.getByRole('listitem').getByRole('checkbox');
    await boxes.first().waitFor();
    expect(await boxes.count()).toBe(2);
    const button = page.getByRole('button', { name: /£/ });
    await page.getByRole('radio').first().waitFor();
    const both = await button.textContent();
    await boxes.first().uncheck();
    await eventually(async () => (await button.textContent()) !== both);
    await page.reload();
    await eventually(async () => (await boxes.count()) === 2 && !(await boxes.first().isChecked()));
    await boxes.first().check();
    await eventually(async () => (await button.textContent()) === both);
    expect(await barriers(page)).toEqual([]);
    await screenshot(page, `order-payment-${lang}-${width}`);
  }, 60_000);

  it('are paid in one payment, and the bill says so from then on', async () => {
    await page.getByRole('radio', { name: new RegExp(`^${way}`) }).check();
    if (way === '余额') await page.getByRole('button', { name: say.pay }).click();
    else {
      await page.getByRole('button', { name: say.toCard }).click();
      for (const [at, name] of say.fields.entries())
        await page
          .getByRole('textbox', { name, exact: true })
          .fill([magicCards.success, '1234', '123'][at] ?? '');
      await page.getByRole('button', { name: say.pay }).click();
    }
    await heading(paid).waitFor();
    await screenshot(page, `order-payment-paid-${lang}-${width}`);
    const bills = await billsOf();
    expect(bills.map(({ pay_status }) => pay_status)).toEqual([2, 2]);
    const payments = await stack.rows<{ shares: number }>(
      `SELECT jsonb_array_length(allocations) AS shares FROM payment_service.payment_record
       WHERE status = 'succeeded' AND allocations @> jsonb_build_array(jsonb_build_object('bill_no', $1::text))`,
      [bills[0]?.bill_no],
    );
    expect(payments).toEqual([{ shares: 2 }]);
    await page.goto(`${stack.url}/payment?bill_no=${bills[0]?.bill_no}`);
    await heading(told).waitFor();
    expect(await barriers(page)).toEqual([]);
    await screenshot(page, `payment-settled-${lang}-${width}`);
    await page.goto(`${stack.url}/orderPayment`);
    await page.getByText(lang === 'en' ? 'Nothing to pay' : '没有待付账单').waitFor();
    await screenshot(page, `order-payment-empty-${lang}-${width}`);
  }, 60_000);

  it('one bill by itself has a page with its kind and deadline', async () => {
    const { order_no } = await place(await prepare(member));
    await eventually(
      async () => (await stack.rows(`SELECT 1 FROM payment_service.bill WHERE ref_no = $1`, [order_no]))[0],
    );
    await page.goto(`${stack.url}/payment?order_no=${order_no}`);
    await page.getByRole('radio').first().waitFor();
    expect(await barriers(page)).toEqual([]);
    await screenshot(page, `payment-${lang}-${width}`);
    await page.goto(`${stack.url}/user/account/overview`);
    await page
      .getByRole('link', { name: lang === 'en' ? 'Pay now' : '去支付' })
      .first()
      .click();
    await page.getByRole('button', { name: say.pay }).click();
    await heading(paid).waitFor();
  }, 60_000);
});

describe('a provider’s notice', () => {
  const body = '{ "id":"evt_1", "object":"event","type":"charge.é","created":1, "data":{"object":{}} }';
  const tell = async (path: string, text: string, now?: number): Promise<[number, string]> => {
    const secret = createHmac('sha256', stack.config.fieldKey).update('card provider notices').digest('hex');
    const answer = await fetch(`${stack.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': signedHeader(body, secret, now) },
      body: text,
    });
    return [answer.status, await answer.text()];
  };

  it.each(['/api/Pay/notify/local_card', '/api/open/v1/notify/local_card'])(
    'C30: at %s is judged by its very bytes and answered without an envelope',
    async (path) => {
      expect(await tell(path, body)).toEqual([200, 'success']);
      expect(await tell(path, body.replace('evt_1', 'evt_2'))).toEqual([400, 'failure']);
      expect(await tell(path, body, Date.now() - 360_000)).toEqual([400, 'failure']);
      expect(await tell(path, 'no json at all')).toEqual([400, 'failure']);
    },
  );

  it('cannot be made by anybody through the card provider’s own door', async () => {
    for (const path of ['/card-provider/v1/payment_intents', '/card-provider/v1/events'])
      expect((await fetch(`${stack.url}${path}`, { method: 'POST' })).status).toBe(404);
  });
});
