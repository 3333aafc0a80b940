import { magicCards } from '@parcelway/card-provider';
import type { Client } from '@parcelway/contracts';
import { paymentDesk, refundDesk } from '@parcelway/contracts';
import { createClient, NATS } from '@parcelway/platform';
import { eventually } from '@parcelway/testing';
import { CardPayer } from '../../test/card-payer';
import { memberWithOrder } from '../../test/member-with-order';
import { raiseBill } from '../bill/bill.queries';
import { adminContext, billingFor, memberContext, refusalOf, startPayment } from '../../test/payment-stack';
import type { PaymentStack } from '../../test/payment-stack';
import { WalletPayer } from '../../test/wallet-payer';
import { Providers } from '../provider/providers';
import { startReconciliation } from '../reconciliation/reconcile';

let stack: PaymentStack;
let payer: CardPayer;
let wallet: WalletPayer;
let desk: Client<typeof paymentDesk>;
let refunds: Client<typeof refundDesk>;
beforeAll(async () => {
  stack = await startPayment();
  [payer, wallet] = await Promise.all([CardPayer.start(stack), WalletPayer.start(stack)]);
  desk = createClient(paymentDesk, stack.running.app.get(NATS));
  refunds = createClient(refundDesk, stack.running.app.get(NATS));
});
afterAll(async () => {
  await Promise.all([payer.stop(), wallet.stop()]);
  await stack.stop();
});

interface Told {
  readonly id: string;
  readonly status: string;
  readonly reason: string;
}

interface Paid {
  readonly userId: number;
  readonly paymentNo: string;
  /** The provider's number of it. */
  readonly ref: string;
}

/** Once the news of it has come, the payment was made an hour ago. */
const anHourAgo = (paymentNo: string): Promise<string> =>
  eventually(async () => {
    const [made] = (await stack.dataSource.query(
      `UPDATE payment_record SET create_time = now() - interval '1 hour' WHERE payment_no = $1 AND status = 'succeeded' RETURNING provider_ref`,
      [paymentNo],
    )) as [{ provider_ref: string }[], number];
    return made[0]?.provider_ref;
  });

/** A payment of £86.40 by card; with `extra` of another order's bill as well. */
async function paid(extra?: string): Promise<Paid> {
  const { userId } = await memberWithOrder(stack, '86.40');
  const other = billingFor(userId, extra);
  if (extra) await raiseBill(stack.dataSource.manager, other, null);
  const bills = (await stack.dataSource.query(`SELECT bill_no FROM bill WHERE user_id = $1`, [userId])) as {
    bill_no: string;
  }[];
  const card = await stack.checkout.card(
    { bill_nos: bills.map(({ bill_no }) => bill_no) },
    memberContext(userId),
  );
  await payer.confirm(card, magicCards.success);
  const { payment_no: paymentNo } = card;
  return { userId, paymentNo, ref: await anHourAgo(paymentNo) };
}

const giveBack = (ref: string, amount: number): Promise<string> => payer.refundByHand(ref, amount);
const told = (paymentNo: string): Promise<Told[]> =>
  stack.dataSource.query(
    `SELECT id, status, reason FROM provider_event WHERE payment_no = $1 AND payload ? 'ref' ORDER BY id`,
    [paymentNo],
  );
const parked = (paymentNo: string): Promise<Told> =>
  eventually(async () => (await told(paymentNo)).find(({ status }) => status === 'parked'));
async function differencesOf(paymentNo: string): Promise<string[]> {
  const providers = stack.running.app.get(Providers).all;
  const run = await startReconciliation(stack.dataSource, { scope: 'provider', adminId: null, providers });
  const { differences } = (await run?.finished) ?? { differences: [] };
  return differences.flatMap(({ kind, ref, expected }) => (ref === paymentNo ? [`${kind} ${expected}`] : []));
}

it('money that went back by hand at the provider waits for staff, and is told no more once they have closed it', async () => {
  const { paymentNo, ref } = await paid();
  await giveBack(ref, 500);
  const event = await parked(paymentNo);
  expect(event).toMatchObject({
    status: 'parked',
    reason: '有人在渠道直接退了 5.00 GBP 5.00 GBP went back by hand',
  });
  expect(await differencesOf(paymentNo)).toEqual(['provider_refund 5.00 GBP']);

  expect(await desk.retryEvent({ id: event.id }, adminContext())).toEqual({ status: 'parked' });
  await desk.resolveEvent({ id: event.id, note: 'goodwill of the shop' }, adminContext());
  expect(await differencesOf(paymentNo)).toEqual([]);

  // Another one of the same amount is another one.
  await giveBack(ref, 500);
  await eventually(async () => (await told(paymentNo)).length === 2);
  expect((await told(paymentNo)).map(({ status }) => status)).toEqual(['done', 'parked']);
  expect(await differencesOf(paymentNo)).toEqual(['provider_refund 5.00 GBP']);
});

describe('money that went back by hand and is booked', () => {
  const book = (paymentNo: string, reference: string, bill_id?: number | '', key?: string) =>
    refunds.book(
      {
        ...{ payment_no: paymentNo, reference, kind: 'goodwill', reason: 'a scratch' },
        ...(bill_id !== undefined && { bill_id }),
      },
      adminContext(key),
    );
  const billsOf = ({
    userId,
  }: Paid): Promise<{ id: string; amount: string; refunded: string; pay_status: number }[]> =>
    stack.dataSource.query(
      `SELECT id, amount, refunded_amount AS refunded, pay_status FROM bill WHERE user_id = $1 ORDER BY id`,
      [userId],
    );
  /** Rows of refunds, an hour older than they are: the comparisons leave what is young alone. */
  async function requestsOf(userId: number): Promise<unknown[]> {
    const [rows] = (await stack.dataSource.query(
      `UPDATE refund_request SET update_time = now() - interval '1 hour', settled_at = now() - interval '1 hour', create_time = now() - interval '1 hour'
       WHERE user_id = $1 RETURNING status, amount, destination, asked_by, reviewed_by, provider_ref`,
      [userId],
    )) as [unknown[], number];
    return rows;
  }
  async function agreesEverywhere(): Promise<void> {
    const run = await startReconciliation(stack.dataSource, { scope: 'bills', adminId: null });
    expect((await run?.finished)?.differences).toEqual([]);
    const books = await startReconciliation(stack.dataSource, { scope: 'books', adminId: null });
    expect((await books?.finished)?.differences).toEqual([]);
  }

  it('is a settled refund of the bill, by the provider\u2019s number, and its notice is closed', async () => {
    const payment = await paid();
    const ref = await giveBack(payment.ref, 500);
    const event = await parked(payment.paymentNo);
    const { refund_nos } = await book(payment.paymentNo, ref);
    expect(await requestsOf(payment.userId)).toEqual([
      {
        ...{ status: 'settled', amount: '500', destination: 'original', asked_by: 'staff', reviewed_by: '7' },
        provider_ref: ref,
      },
    ]);
    expect(await billsOf(payment)).toMatchObject([{ amount: '8640', refunded: '500', pay_status: 2 }]);
    expect(await told(payment.paymentNo)).toEqual([
      { id: event.id, status: 'done', reason: `已登记为退款 Booked as refund ${refund_nos.join()}` },
    ]);
    expect(await differencesOf(payment.paymentNo)).toEqual([]);
    await agreesEverywhere();
  });

  it('is booked once, whoever asks again and whatever the provider tells again', async () => {
    const payment = await paid();
    const ref = await giveBack(payment.ref, 500);
    await parked(payment.paymentNo);
    const asked = ['one', 'one', 'two', 'three'].map((key) => book(payment.paymentNo, ref, undefined, key));
    const answers = await Promise.allSettled(asked);
    const numbers = answers.flatMap((answer) =>
      answer.status === 'fulfilled' ? answer.value.refund_nos : [],
    );
    expect(new Set(numbers).size).toBe(1);
    for (const answer of answers)
      if (answer.status === 'rejected')
        expect(answer.reason).toMatchObject({
          code: expect.stringMatching(/already_booked|in_progress/) as string,
        });
    expect(await refusalOf(book(payment.paymentNo, ref))).toMatchObject({ code: 'refund.already_booked' });
    expect(await billsOf(payment)).toMatchObject([{ refunded: '500' }]);
    payer.provider.finishRefund(ref, 'succeeded');
    const again = await eventually(async () =>
      (await told(payment.paymentNo)).find(({ status }) => status === 'ignored'),
    );
    expect(again.reason).toBe('已经知道 Known already');
  });

  it('waits for staff again when it does not reach the payer after all', async () => {
    const payment = await paid();
    const ref = await giveBack(payment.ref, 500);
    await parked(payment.paymentNo);
    await book(payment.paymentNo, ref);
    payer.provider.finishRefund(ref, 'failed');
    expect(await parked(payment.paymentNo)).toMatchObject({
      reason: expect.stringContaining('5.00 GBP is settled here and did not go back') as string,
    });
    await requestsOf(payment.userId);
    expect(await differencesOf(payment.paymentNo)).toEqual(['provider_refund failed']);
  });

  it('is taken from the bills of its payment as far as it goes, or from the one that is named', async () => {
    const payment = await paid('20.00');
    const whole = await giveBack(payment.ref, 9_000);
    const { refund_nos } = await book(payment.paymentNo, whole, '');
    expect(refund_nos).toHaveLength(2);
    expect((await billsOf(payment)).map(({ refunded, pay_status }) => [refunded, pay_status])).toEqual([
      ['7000', 2],
      ['2000', 3],
    ]);
    const [first, second] = await billsOf(payment);
    const rest = await giveBack(payment.ref, 1_640);
    expect(await refusalOf(book(payment.paymentNo, rest, Number(second?.id)))).toEqual({
      code: 'refund.over_limit',
      params: { currency: 'GBP', max: '0.00' },
    });
    await book(payment.paymentNo, rest, Number(first?.id));
    expect((await billsOf(payment)).map(({ pay_status }) => pay_status)).toEqual([3, 3]);
    await requestsOf(payment.userId);
    expect(await differencesOf(payment.paymentNo)).toEqual([]);
    await agreesEverywhere();
  });

  it('is not booked when the provider does not have it, nor what we asked for ourselves', async () => {
    const [payment, other] = [await paid(), await paid()];
    const ofOther = await giveBack(other.ref, 500);
    for (const reference of ['re_none', ofOther])
      await expect(book(payment.paymentNo, reference)).rejects.toMatchObject({
        fields: [{ field: 'reference', rule: 'no_refund_there' }],
      });
    expect(await refusalOf(book('P-none', ofOther))).toMatchObject({ code: 'payment.not_found' });
    const [record] = (await stack.dataSource.query(`SELECT id FROM payment_record WHERE payment_no = $1`, [
      payment.paymentNo,
    ])) as { id: string }[];
    const asked = await refunds.add(
      { payment_record_id: record?.id ?? '', amount: '5.00', kind: 'goodwill', reason: 'late' },
      adminContext(),
    );
    await refunds.approve({ id: asked.id }, adminContext());
    const ours = [...payer.provider.book.refunds.values()].find(
      ({ metadata }) => metadata['refund_no'] === asked.refund_no,
    );
    expect(await refusalOf(book(payment.paymentNo, ours?.id ?? ''))).toMatchObject({
      code: 'refund.already_booked',
    });
    expect(await billsOf(payment)).toMatchObject([{ refunded: '500' }]);
  });

  it('is booked for a wallet by the number of its request', async () => {
    const { userId, billing } = await memberWithOrder(stack, '86.40');
    const scanned = await stack.otherWays.thirdParty({ order_no: billing.order_no }, memberContext(userId));
    wallet.pay(scanned, 'once');
    const { payment_no: paymentNo } = scanned;
    await anHourAgo(paymentNo);
    Object.assign(wallet.wallet.trade(paymentNo)?.refunds ?? {}, { 'by-hand': 500 });
    expect(await differencesOf(paymentNo)).toEqual(['provider_refund 5.00 GBP back']);
    await book(paymentNo, 'by-hand');
    await requestsOf(userId);
    expect(await differencesOf(paymentNo)).toEqual([]);
    await agreesEverywhere();
  });
});
