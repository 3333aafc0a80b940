import type { OrderBilling, ThirdPartyPayment } from '@parcelway/contracts';
import { eventually } from '@parcelway/testing';
import { memberWithOrder } from '../../test/member-with-order';
import { contextOf, memberContext, refusalOf, startPayment } from '../../test/payment-stack';
import type { PaymentStack } from '../../test/payment-stack';
import { WalletPayer } from '../../test/wallet-payer';
import { BillEntity } from '../bill/bill.entity';
import { PaymentRecordEntity } from '../payment/payment-record.entity';
import { PaymentWayEntity } from '../payment-way/payment-way.entity';
import { ProviderEventEntity } from '../provider/provider-event.entity';
import { Providers } from '../provider/providers';
import { startReconciliation } from '../reconciliation/reconcile';
import { PaymentSweep } from './payment-sweep';

let stack: PaymentStack;
let payer: WalletPayer;
beforeAll(async () => {
  stack = await startPayment();
  payer = await WalletPayer.start(stack);
});
afterAll(async () => {
  await payer.stop();
  await stack.stop();
});

interface Case {
  readonly userId: number;
  readonly billing: OrderBilling;
  readonly payment: ThirdPartyPayment;
}

const begin = (userId: number, order_no: string): Promise<ThirdPartyPayment> =>
  stack.otherWays.thirdParty({ order_no }, memberContext(userId));

async function begun(): Promise<Case> {
  const { userId, billing } = await memberWithOrder(stack, '86.40');
  return { userId, billing, payment: await begin(userId, billing.order_no) };
}

const paymentOf = (paymentNo: string): Promise<PaymentRecordEntity> =>
  stack.dataSource.getRepository(PaymentRecordEntity).findOneByOrFail({ paymentNo });
const stateOf = (paymentNo: string, status: string): Promise<PaymentRecordEntity> =>
  eventually(async () => {
    const payment = await paymentOf(paymentNo);
    return payment.status === status && payment;
  });
const status = (userId: number, payment_no: string) =>
  stack.checkout.status({ payment_no }, memberContext(userId));
const sweepLater = (hours: number): Promise<number> =>
  stack.running.app.get(PaymentSweep).run(new Date(Date.now() + hours * 3_600_000));

async function expectPaidOnce({ billing, payment: { payment_no: no } }: Case): Promise<void> {
  await stateOf(no, 'succeeded');
  expect(
    await stack.dataSource.getRepository(BillEntity).findOneByOrFail({ refNo: billing.order_no }),
  ).toMatchObject({ payStatus: 2, paidAmount: 8640n, paidWay: 'third_party' });
  const entries = await stack.dataSource.query<{ account: string; amount: string }[]>(
    `SELECT e.account, e.amount FROM ledger_entry e JOIN journal j ON j.id = e.journal_id WHERE j.ref_no = $1 ORDER BY e.amount`,
    [no],
  );
  expect(entries).toEqual([
    { account: 'sales:order', amount: '-8640' },
    { account: 'clearing:third_party', amount: '8640' },
  ]);
}

describe('a payment by wallet', () => {
  it('has a code to scan, and is paid by the signed notice of the wallet', async () => {
    const one = await begun();
    expect(one.payment).toMatchObject({ amount: '86.40', currency: 'GBP' });
    expect(one.payment.qr_code).toMatch(/\/wallet-provider\/scan\/[0-9a-f]{32}$/);
    expect(one.payment.expires_at - one.payment.server_time).toBeGreaterThan(29 * 60);
    expect(await payer.press(one.payment, 'pay')).toContain('Paid');
    await expectPaidOnce(one);
    expect(await status(one.userId, one.payment.payment_no)).toMatchObject({
      way: 'third_party',
      status: 'succeeded',
      pay_status: 2,
    });
  });

  it('has one code while it is under way, also after an answer of the wallet was lost', async () => {
    const { userId, billing } = await memberWithOrder(stack, '86.40');
    payer.wallet.loseNextAnswer();
    expect(await refusalOf(begin(userId, billing.order_no))).toMatchObject({ code: 'service.unavailable' });
    const codes = await Promise.all([1, 2, 3].map(() => begin(userId, billing.order_no)));
    expect(new Set(codes.map(({ qr_code }) => qr_code)).size).toBe(1);
    const [payment] = codes;
    if (!payment) throw new Error('no answer');
    await payer.press(payment, 'pay');
    await expectPaidOnce({ userId, billing, payment });
  });

  it('C1: is settled once by a notice that comes three times at once and again under another id', async () => {
    const one = await begun();
    payer.pay(one.payment, 'repeated');
    await eventually(() => {
      const told = payer.heard.filter(({ body }) => body.includes(one.payment.payment_no));
      return Promise.resolve(told.length >= 4 && told.every(({ isTaken }) => isTaken));
    });
    await expectPaidOnce(one);
  });

  it('whose notice never comes is found by the pages that wait, which ask the wallet once, and by the sweep', async () => {
    const [waited, left] = [await begun(), await begun()];
    for (const one of [waited, left]) payer.pay(one.payment, 'never');
    const provider = stack.running.app.get(Providers).get('wallet_qr');
    if (!provider) throw new Error('no wallet');
    const read = jest.spyOn(provider, 'read');
    const seen = await Promise.all(
      [1, 2, 3, 4, 5, 6].map(() => status(waited.userId, waited.payment.payment_no)),
    );
    expect(seen.map((state) => state.status)).toEqual(Array(6).fill('succeeded'));
    expect(read.mock.calls.length).toBeLessThan(6);
    read.mockRestore();
    await sweepLater(0.01);
    await expectPaidOnce(left);
  });

  it('that the payer declines is over, and another one has a code of its own', async () => {
    const one = await begun();
    await payer.press(one.payment, 'decline');
    await stateOf(one.payment.payment_no, 'cancelled');
    const again = await begin(one.userId, one.billing.order_no);
    expect(again.qr_code).not.toBe(one.payment.qr_code);
    await payer.press(again, 'pay');
    await expectPaidOnce({ ...one, payment: again });
  });

  it('of another sum is parked for staff and pays nothing', async () => {
    const one = await begun();
    await payer.press(one.payment, 'less');
    const event = await eventually(() =>
      stack.dataSource
        .getRepository(ProviderEventEntity)
        .findOneBy({ paymentNo: one.payment.payment_no, status: 'parked' }),
    );
    expect(event.reason).toContain('86.39 GBP');
    expect((await paymentOf(one.payment.payment_no)).status).not.toBe('succeeded');
  });

  it('is given up at the wallet as well when nobody pays, and paying the old code is too late', async () => {
    const one = await begun();
    await sweepLater(2);
    await stateOf(one.payment.payment_no, 'expired');
    expect(payer.wallet.trade(one.payment.payment_no)?.status).toBe('TRADE_CLOSED');
    expect(payer.pay(one.payment, 'once')).toBe(false);
  });

  it('whose time is over gives way to a new code before the sweep comes by', async () => {
    const one = await begun();
    await stack.dataSource.query(
      `UPDATE payment_record SET expires_at = now() - interval '1 s' WHERE payment_no = $1`,
      [one.payment.payment_no],
    );
    const again = await begin(one.userId, one.billing.order_no);
    expect(again.payment_no).not.toBe(one.payment.payment_no);
    expect(payer.wallet.trade(one.payment.payment_no)?.status).toBe('TRADE_CLOSED');
  });

  it('is closed at the wallet when its payer calls it off', async () => {
    const one = await begun();
    expect(await stack.checkout.cancel(one.payment, memberContext(one.userId))).toEqual({
      status: 'cancelled',
    });
    expect(payer.wallet.trade(one.payment.payment_no)?.status).toBe('TRADE_CLOSED');
  });

  it('goes back over the wallet, once per number', async () => {
    const one = await begun();
    await payer.press(one.payment, 'pay');
    await expectPaidOnce(one);
    const provider = stack.running.app.get(Providers).get('wallet_qr');
    const give = () => provider?.refund(one.payment.payment_no, 1_000n, `R-${one.payment.payment_no}`);
    const ref = `R-${one.payment.payment_no}`;
    const settled = {
      ...{ key: ref, ref, paymentRef: one.payment.payment_no, status: 'settled' },
      ...{ currency: 'GBP', amount: 1_000n, failure: '' },
    };
    expect([await give(), await give()]).toEqual([settled, settled]);
    expect(payer.wallet.trade(one.payment.payment_no)?.refunds).toEqual({
      [`R-${one.payment.payment_no}`]: 1_000,
    });
    expect((await provider?.refund(one.payment.payment_no, 8_000n, 'too-much'))?.status).toBe('failed');
  });

  it('is in the wallet’s own list with what came in', async () => {
    const one = await begun();
    await payer.press(one.payment, 'pay');
    const listed = [];
    const provider = stack.running.app.get(Providers).get('wallet_qr');
    for await (const row of provider?.list(new Date(Date.now() - 60_000)) ?? []) listed.push(row);
    expect(listed.find(({ paymentNo }) => paymentNo === one.payment.payment_no)).toMatchObject({
      status: 'succeeded',
      amount: 8640n,
      received: 8640n,
      currency: 'GBP',
    });
  });
});

describe('a way to pay', () => {
  it('takes only what lies within its limits, and says them', async () => {
    const ways = stack.dataSource.getRepository(PaymentWayEntity);
    const row = await ways.findOneByOrFail({ code: 'third_party' });
    await ways.update({ id: row.id }, { minAmount: 500n, maxAmount: 10_000n, billTypes: ['order'] });
    const [small, large] = [await memberWithOrder(stack, '4.99'), await memberWithOrder(stack, '100.01')];
    expect(await refusalOf(begin(small.userId, small.billing.order_no))).toEqual({
      code: 'pay.way_min',
      params: { currency: 'GBP', min: '5.00' },
    });
    expect(await refusalOf(begin(large.userId, large.billing.order_no))).toEqual({
      code: 'pay.way_max',
      params: { currency: 'GBP', max: '100.00' },
    });
    const listed = await stack.checkout.ways({ bill_type: 'tax' }, memberContext(small.userId));
    expect(listed.list.map(({ code }) => code)).not.toContain('third_party');
    await ways.update({ id: row.id }, { minAmount: null, maxAmount: null, billTypes: [] });
  });
});

describe('a notice of the wallet', () => {
  const tell = (body: string) =>
    stack.checkout.notify({ provider: 'wallet_qr', body }, contextOf({ kind: 'anonymous' }));

  it('C30: is refused once changed, late, said twice, unsigned or under the signature of another one', async () => {
    const one = await begun();
    const trade = payer.wallet.trade(one.payment.payment_no);
    if (!trade) throw new Error('no trade');
    const paid = { ...trade, status: 'TRADE_SUCCESS' as const, received: trade.amount, ended: Date.now() };
    const good = payer.wallet.notices.formOf(paid);
    const [unsigned, borrowed] = [new URLSearchParams(good), new URLSearchParams(good)];
    unsigned.delete('sign');
    const other = new URLSearchParams(payer.wallet.notices.formOf({ ...paid, amount: 1 }));
    borrowed.set('sign', other.get('sign') ?? '');
    for (const body of [
      good.replace('receipt_amount=86.40', 'receipt_amount=86.41'),
      `${good}&total_amount=0.01`,
      payer.wallet.notices.formOf(paid, 'late', Date.now() - 360_000),
      unsigned.toString(),
      good.replace('sign_type=RSA2', 'sign_type=RSA'),
      borrowed.toString(),
      'x=1',
    ])
      expect(await refusalOf(tell(body))).toMatchObject({ code: 'pay.notice_refused' });
    expect((await paymentOf(one.payment.payment_no)).status).toBe('created');
    expect(await tell(good)).toEqual({ done: true });
    expect(await tell(good)).toEqual({ done: false });
    await expectPaidOnce(one);
  });
});

it('leaves books that agree', async () => {
  const run = await startReconciliation(stack.dataSource, { scope: 'all', adminId: null });
  expect(await run?.finished).toMatchObject({ status: 'clean', differences: [] });
});
