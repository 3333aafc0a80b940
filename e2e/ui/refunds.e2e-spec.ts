import { randomUUID } from 'node:crypto';
import { magicCards } from '@parcelway/card-provider';
import { screenshot } from '@parcelway/testing';
import type { Stack, TestBrowser } from '@parcelway/testing';
import type { Page } from 'playwright-core';
import { barriers } from '../kit/access';
import { Api } from '../kit/api';
import { confirmCard, refundByHand } from '../kit/card';
import type { StartedCard } from '../kit/card';
import { openPage } from '../kit/pages';
import { logIn, place, prepare } from '../kit/shipment';
import { endWalk, logInOnTheWay, openOffice, startWalk } from '../kit/walk';

let stack: Stack;
let browser: TestBrowser;
let member: Api;
let office: Page;
let phone: Page;
let orderNo = '';
let paymentNo = '';

beforeAll(async () => {
  ({ stack, browser } = await startWalk());
  member = await logIn(new Api(stack.url));
  orderNo = (await place(await prepare(member))).order_no;
  const card = await member.ok(
    member.post<StartedCard>('/api/Pay/card', { order_no: orderNo }, { key: randomUUID() }),
  );
  paymentNo = card.payment_no;
  await confirmCard(member, card, magicCards.success);
  await member.ok(member.get(`/api/Pay/status?payment_no=${card.payment_no}`));
  office = await openOffice({ stack, browser });
}, 120_000);
afterAll(() => endWalk({ stack, browser }), 60_000);

const orderPage = (): string => `/user/account/order/${orderNo}`;

describe('money back', () => {
  it('is asked for on the order’s page, for a part of what was paid', async () => {
    phone = await openPage(browser, 'phone');
    await logInOnTheWay(phone, { stack, browser }, orderPage());
    await phone.getByRole('button', { name: '申请退款' }).click();
    const dialog = phone.getByRole('dialog');
    await dialog.getByRole('textbox', { name: '金额' }).fill('9999');
    await dialog.getByRole('textbox', { name: '原因' }).fill('少寄了一箱');
    await dialog
      .getByText(/最多|不能超过/)
      .first()
      .waitFor();
    await screenshot(phone, 'refund-too-much-phone-zh-cn');
    await dialog.getByRole('textbox', { name: '金额' }).fill('20.00');
    expect(await barriers(phone)).toEqual([]);
    await screenshot(phone, 'refund-ask-phone-zh-cn');
    await dialog.getByRole('button', { name: '提交申请' }).click();
    await phone.getByText('待审核').first().waitFor();
    await screenshot(phone, 'refund-asked-phone-zh-cn');
  }, 90_000);

  it('waits for staff, who see the limit before they approve', async () => {
    await office.goto(`${stack.url}/admin/refund-request`);
    await office
      .getByRole('cell', { name: /R[0-9A-Z-]{10,}/ })
      .first()
      .waitFor();
    expect(await barriers(office)).toEqual([]);
    await screenshot(office, 'refund-list-desk-zh-cn');
    await office
      .getByRole('cell', { name: /R[0-9A-Z-]{10,}/ })
      .first()
      .click();
    await office.getByText('还能退').first().waitFor();
    expect(await barriers(office)).toEqual([]);
    await screenshot(office, 'refund-desk-zh-cn');
    await office.getByRole('button', { name: '通过' }).click();
    const dialog = office.getByRole('dialog');
    await dialog.getByText(/还能退/).waitFor();
    await screenshot(office, 'refund-approve-desk-zh-cn');
    await dialog.getByRole('button', { name: '通过' }).click();
    await office.getByText('已到账').first().waitFor();
    await screenshot(office, 'refund-settled-desk-zh-cn');
    const english = await openOffice({ stack, browser }, 'desk', 'en');
    await english.goto(office.url());
    await english.getByText('Still to give').first().waitFor();
    await screenshot(english, 'refund-settled-desk-en');
    await english.close();
  }, 120_000);

  it('is back at the card, and the member reads so', async () => {
    await phone.goto(`${stack.url}/user/account/refunds`);
    await phone.getByText('已到账').first().waitFor();
    expect(await barriers(phone)).toEqual([]);
    await screenshot(phone, 'refunds-phone-zh-cn');
    const laptop = await openPage(browser, 'laptop');
    await logInOnTheWay(laptop, { stack, browser }, '/user/account/refunds', 'en');
    await laptop.getByText('Settled').first().waitFor();
    await screenshot(laptop, 'refunds-laptop-en');
    await laptop.goto(`${stack.url}${orderPage()}`);
    await laptop.getByText('£20.00').first().waitFor();
    await screenshot(laptop, 'refund-order-laptop-en');
    await laptop.close();
    const [row] = await stack.rows<{ account: string }>(
      `SELECT string_agg(e.account, ' ' ORDER BY e.account) AS account FROM payment_service.ledger_entry e
       JOIN payment_service.journal j ON j.id = e.journal_id WHERE j.ref_type = 'refund'`,
    );
    expect(row?.account).toBe('clearing:card refunds');
  }, 90_000);

  it('that staff gave back at the provider itself is booked from the notice of it, or from the payment', async () => {
    const there = await refundByHand(stack, paymentNo, 1_000);
    await office.goto(
      `${stack.url}/admin/provider-event?filter=${encodeURIComponent('{"status":"parked"}')}`,
    );
    await office.getByRole('cell', { name: /10\.00 GBP/ }).click();
    await office.getByRole('button', { name: '登记退款' }).click();
    const dialog = office.getByRole('dialog');
    expect(await dialog.getByRole('textbox', { name: '渠道退款号' }).inputValue()).toBe(there);
    await dialog.getByRole('textbox', { name: '原因' }).fill('柜台当场退的');
    expect(await barriers(office)).toEqual([]);
    await screenshot(office, 'refund-by-hand-notice-desk-zh-cn');
    await dialog.getByRole('button', { name: '登记退款' }).click();
    await office.getByText(/已登记为 R/).waitFor();
    await office.getByText(/Booked as refund R/).waitFor();
    await screenshot(office, 'refund-by-hand-booked-desk-zh-cn');

    const again = await refundByHand(stack, paymentNo, 500);
    const english = await openOffice({ stack, browser }, 'laptop', 'en');
    const [payment] = await stack.rows<{ id: string }>(
      'SELECT id FROM payment_service.payment_record WHERE payment_no = $1',
      [paymentNo],
    );
    await english.goto(`${stack.url}/admin/payment-record/${payment?.id}/show`);
    await english.getByRole('button', { name: 'Book a refund' }).click();
    const form = english.getByRole('dialog');
    await form.getByRole('textbox', { name: 'The provider’s refund number' }).fill('re_nobody_made');
    await form.getByRole('textbox', { name: /^Reason/ }).fill('at the counter');
    await form.getByRole('button', { name: 'Book a refund' }).click();
    await form
      .getByText(/no completed refund of this payment/)
      .first()
      .waitFor();
    expect(await barriers(english)).toEqual([]);
    await screenshot(english, 'refund-by-hand-unknown-laptop-en');
    await form.getByRole('textbox', { name: 'The provider’s refund number' }).fill(again);
    await form.getByRole('button', { name: 'Book a refund' }).click();
    await english.getByText(/Booked as R/).waitFor();
    await screenshot(english, 'refund-by-hand-payment-laptop-en');
    await english.close();
    await phone.goto(`${stack.url}/user/account/refunds`);
    await phone.getByText('£5.00').first().waitFor();
    await screenshot(phone, 'refund-by-hand-phone-zh-cn');
  }, 120_000);
});
