import { magicCards, signedHeader } from '@parcelway/card-provider';
import { DomainError } from '@parcelway/contracts';
import { eventually } from '@parcelway/testing';
import { AMOUNT, cardCases } from '../../test/card-cases';
import { CardPayer } from '../../test/card-payer';
import { memberWithOrder } from '../../test/member-with-order';
import {
  adminContext,
  billingFor,
  contextOf,
  freshId,
  memberContext,
  refusalOf,
  startPayment,
} from '../../test/payment-stack';
import type { PaymentStack } from '../../test/payment-stack';
import { raiseBill } from '../bill/bill.queries';
import { PaymentRecordEntity } from '../payment/payment-record.entity';
import type { PaymentProvider } from '../provider/payment-provider';
import { Providers } from '../provider/providers';
import { startReconciliation } from '../reconciliation/reconcile';
import { PaymentFollower } from './payment-follower';

let stack: PaymentStack;
let payer: CardPayer;
beforeAll(async () => {
  stack = await startPayment();
  payer = await CardPayer.start(stack);
});
afterAll(async () => {
  await payer.stop();
  await stack.stop();
});

const {
  begin,
  begun,
  paymentOf,
  billOf,
  eventsOf,
  paidEvents,
  balanceOf,
  stateOf,
  sweepLater,
  status,
  entriesOf,
  expectPaidOnce,
} = cardCases(() => stack);
const providerOf = (name: string): PaymentProvider => {
  const provider = stack.running.app.get(Providers).get(name);
  if (!provider) throw new Error(`no ${name}`);
  return provider;
};

describe('a payment by card', () => {
  it('is made at the provider after it is written down here, and paid by its notice', async () => {
    const one = await begun();
    expect(one.card).toMatchObject({ amount: AMOUNT, currency: 'GBP', provider: 'local_card' });
    expect(await paymentOf(one.card.payment_no)).toMatchObject({
      status: 'created',
      amount: 8640n,
      way: 'card',
    });
    expect((await payer.confirm(one.card, magicCards.success)).body.status).toBe('succeeded');
    await expectPaidOnce(one);
    expect(await status(one.userId, one.card.payment_no)).toMatchObject({
      status: 'succeeded',
      pay_status: 2,
      to_balance: '0.00',
      ref_nos: [one.billing.order_no],
    });
  });

  it('C1: is settled once by a notice that comes three times at once and again under another id', async () => {
    const one = await begun();
    await payer.confirm(one.card, magicCards.repeatedNotice);
    await eventually(async () => {
      const told = payer.heard.filter(({ body }) => body.includes(one.card.payment_no));
      return told.length >= 8 && told.every(({ status }) => status === 200);
    });
    await expectPaidOnce(one);
  });

  it.each(['answerLost', 'reversedNotices'] as const)('with the card %s is paid once', async (name) => {
    const one = await begun();
    const { status: answered } = await payer.confirm(one.card, magicCards[name]);
    expect(answered).toBe(name === 'answerLost' ? 0 : 200);
    await expectPaidOnce(one);
  });

  it('whose notice never comes is found by the page that waits, and by the sweep', async () => {
    const [waited, left] = [await begun(), await begun()];
    for (const one of [waited, left]) await payer.confirm(one.card, magicCards.noNotice);
    expect((await paymentOf(waited.card.payment_no)).status).toBe('created');
    expect(await status(waited.userId, waited.card.payment_no)).toMatchObject({
      status: 'succeeded',
      pay_status: 2,
    });
    await sweepLater(0.01);
    await expectPaidOnce(left);
  });

  it('is never told as failed once the money is taken, however late the notice', async () => {
    const one = await begun();
    await payer.confirm(one.card, magicCards.declined);
    await stateOf(one.card.payment_no, 'failed');
    await payer.confirm(one.card, magicCards.noNotice);
    expect((await paymentOf(one.card.payment_no)).status).toBe('failed');
    expect((await status(one.userId, one.card.payment_no)).status).toBe('succeeded');
    await expectPaidOnce(one);
  });

  it('whose provider cannot be asked is told as under way, not as failed', async () => {
    const one = await begun();
    await payer.confirm(one.card, magicCards.declined);
    await stateOf(one.card.payment_no, 'failed');
    await stack.dataSource.query(
      `UPDATE payment_record SET provider_ref = 'pi_gone', next_look_at = NULL WHERE payment_no = $1`,
      [one.card.payment_no],
    );
    expect(await status(one.userId, one.card.payment_no)).toMatchObject({
      status: 'processing',
      failure_code: '',
    });
  });

  it.each([
    ['declined', 'card_declined'],
    ['insufficientFunds', 'insufficient_funds'],
    ['expired', 'expired_card'],
    ['wrongCvc', 'incorrect_cvc'],
  ] as const)('that is %s says why and may be tried again', async (name, code) => {
    const one = await begun();
    const refused = await payer.confirm(one.card, magicCards[name]);
    expect([refused.status, refused.body.error?.code]).toEqual([402, code]);
    await stateOf(one.card.payment_no, 'failed');
    expect(await status(one.userId, one.card.payment_no)).toMatchObject({
      status: 'failed',
      failure_code: code,
    });
    expect((await billOf(one.billing.order_no)).payStatus).toBe(1);
    await payer.confirm(one.card, magicCards.success);
    await expectPaidOnce(one);
  });

  it('asks the card’s holder where the bank wants it (3-D Secure), who may refuse and try again', async () => {
    const one = await begun();
    expect((await payer.confirm(one.card, magicCards.secure)).body.status).toBe('requires_action');
    await stateOf(one.card.payment_no, 'requires_action');
    expect(await payer.decide(one.card, 'refuse')).toBe('/return');
    await stateOf(one.card.payment_no, 'failed');
    await payer.confirm(one.card, magicCards.secure);
    await payer.decide(one.card, 'approve');
    await expectPaidOnce(one);
  });

  it('that takes the bank its time is not given up by the clock', async () => {
    const one = await begun();
    await payer.confirm(one.card, magicCards.waits);
    const { providerRef } = await stateOf(one.card.payment_no, 'processing');
    await sweepLater();
    expect((await paymentOf(one.card.payment_no)).status).toBe('processing');
    expect(await refusalOf(stack.checkout.cancel(one.card, memberContext(one.userId)))).toMatchObject({
      code: 'pay.cannot_cancel',
    });
    payer.provider.finish(providerRef ?? '');
    await expectPaidOnce(one);
  });
});

describe('one attempt per bill', () => {
  it('C3: a second press is the same payment, and a paid bill is refused without asking the provider', async () => {
    const { userId, billing } = await memberWithOrder(stack, AMOUNT);
    const presses = await Promise.all([1, 2, 3].map(() => begin(userId, billing.order_no, 'k1')));
    expect(new Set(presses.map(({ client_secret }) => client_secret)).size).toBe(1);
    const [card] = presses;
    if (!card) throw new Error('no answer');
    expect(await begin(userId, billing.order_no, 'k2')).toEqual(card);
    await payer.confirm(card, magicCards.success);
    await expectPaidOnce({ userId, billing, card });
    const made = payer.provider.book.intents.size;
    expect(await begin(userId, billing.order_no, 'k1')).toMatchObject({
      payment_no: card.payment_no,
      client_secret: '',
    });
    expect(await refusalOf(begin(userId, billing.order_no, 'k3'))).toMatchObject({
      code: 'pay.already_paid',
    });
    expect(payer.provider.book.intents.size).toBe(made);
  });

  it('an answer of the provider that was lost makes no second payment there', async () => {
    const { userId, billing } = await memberWithOrder(stack, AMOUNT);
    const made = payer.provider.book.intents.size;
    payer.provider.loseNextAnswer();
    const card = await begin(userId, billing.order_no);
    expect(payer.provider.book.intents.size).toBe(made + 1);
    await payer.confirm(card, magicCards.success);
    await expectPaidOnce({ userId, billing, card });
  });

  it('pays several bills together, and one that was part of it anew alone', async () => {
    const { userId, billing } = await memberWithOrder(stack, AMOUNT);
    const other = billingFor(userId, '10.00');
    await raiseBill(stack.dataSource.manager, other, null);
    const bill_nos = (await Promise.all([billing, other].map(({ order_no }) => billOf(order_no)))).map(
      ({ billNo }) => billNo,
    );
    const alone = await begin(userId, other.order_no);
    const together = await stack.checkout.card({ bill_nos }, memberContext(userId));
    expect(together).toMatchObject({ amount: '96.40' });
    expect((await paymentOf(alone.payment_no)).status).toBe('cancelled');
    await payer.confirm(together, magicCards.success);
    await stateOf(together.payment_no, 'succeeded');
    for (const { order_no } of [billing, other]) expect((await billOf(order_no)).payStatus).toBe(2);
  });

  it('is nobody else’s', async () => {
    const { billing, card } = await begun();
    const stranger = memberContext(freshId());
    expect(await refusalOf(stack.checkout.status(card, stranger))).toMatchObject({
      code: 'payment.not_found',
    });
    expect(await refusalOf(stack.checkout.cancel(card, stranger))).toMatchObject({
      code: 'payment.not_found',
    });
    const theirs = stack.checkout.card({ bill_nos: [(await billOf(billing.order_no)).billNo] }, stranger);
    expect(await refusalOf(theirs)).toMatchObject({ code: 'bill.not_found' });
  });

  it('is given up when its payer leaves, and at the provider as well', async () => {
    const { card } = await begun();
    await sweepLater();
    const { status: now, providerRef } = await stateOf(card.payment_no, 'expired');
    expect(now).toBe('expired');
    expect(payer.provider.book.intents.get(providerRef ?? '')?.status).toBe('canceled');
  });

  it('that is called off while the provider is asked for it is called off there as well', async () => {
    const { userId, billing } = await memberWithOrder(stack, AMOUNT);
    const provider = providerOf('local_card');
    const create = provider.create.bind(provider);
    let ref = '';
    const asked = jest.spyOn(provider, 'create').mockImplementationOnce(async (wanted) => {
      const handle = await create(wanted);
      ref = handle.ref;
      await stack.checkout.cancel({ payment_no: wanted.paymentNo }, memberContext(userId));
      return handle;
    });
    const card = await begin(userId, billing.order_no);
    asked.mockRestore();
    expect(card.client_secret).toBe('');
    expect(await paymentOf(card.payment_no)).toMatchObject({ status: 'cancelled', nextLookAt: null });
    expect(payer.provider.book.intents.get(ref)?.status).toBe('canceled');
    expect((await begin(userId, billing.order_no)).client_secret).not.toBe('');
  });

  it('that is called off so while the provider is away is called off there by the sweep', async () => {
    const { userId, billing } = await memberWithOrder(stack, AMOUNT);
    const provider = providerOf('local_card');
    const create = provider.create.bind(provider);
    const cancel = jest.spyOn(provider, 'cancel');
    let ref = '';
    const asked = jest.spyOn(provider, 'create').mockImplementationOnce(async (wanted) => {
      const handle = await create(wanted);
      ref = handle.ref;
      await stack.checkout.cancel({ payment_no: wanted.paymentNo }, memberContext(userId));
      cancel.mockRejectedValueOnce(new DomainError('service.unavailable'));
      return handle;
    });
    expect(await refusalOf(begin(userId, billing.order_no))).toMatchObject({ code: 'service.unavailable' });
    asked.mockRestore();
    cancel.mockRestore();
    expect(payer.provider.book.intents.get(ref)?.status).toBe('requires_payment_method');
    await sweepLater(0.01);
    expect(payer.provider.book.intents.get(ref)?.status).toBe('canceled');
    const payments = stack.dataSource.getRepository(PaymentRecordEntity);
    expect(await payments.findOneByOrFail({ providerRef: ref })).toMatchObject({
      status: 'cancelled',
      nextLookAt: null,
    });
  });

  it('that was made at the provider since it was looked at is called off there before it is here', async () => {
    const { userId, card } = await begun();
    const seen = await paymentOf(card.payment_no);
    const { providerRef } = seen;
    const before = Object.assign(seen, { providerRef: null });
    const by = { type: 'member', id: userId } as const;
    expect(await stack.running.app.get(PaymentFollower).callOff(before, 'cancelled', by, null)).toBe(true);
    expect((await paymentOf(card.payment_no)).status).toBe('cancelled');
    expect(payer.provider.book.intents.get(providerRef ?? '')?.status).toBe('canceled');
  });

  it('is called off by its payer', async () => {
    const { userId, card } = await begun();
    expect(await stack.checkout.cancel(card, memberContext(userId))).toEqual({ status: 'cancelled' });
    expect(await stack.checkout.cancel(card, memberContext(userId))).toEqual({ status: 'cancelled' });
  });
});

describe('money that does not fit', () => {
  it('goes to the balance when the bill was paid from elsewhere meanwhile', async () => {
    const one = await begun();
    await stack.client.topUp({ user_id: one.userId, money: AMOUNT, memo: 'test' }, adminContext());
    await payer.confirm(one.card, magicCards.waits);
    const { providerRef } = await stateOf(one.card.payment_no, 'processing');
    await stack.client.payFromBalance({ order_no: one.billing.order_no }, memberContext(one.userId));
    payer.provider.finish(providerRef ?? '');
    await stateOf(one.card.payment_no, 'succeeded');
    expect(await billOf(one.billing.order_no)).toMatchObject({ paidAmount: 8640n, paidWay: 'balance' });
    expect(await balanceOf(one.userId)).toBe(AMOUNT);
    expect(await entriesOf(one.card.payment_no)).toEqual({ 'clearing:card': 8640, wallet: -8640 });
    expect(await status(one.userId, one.card.payment_no)).toMatchObject({
      to_balance: AMOUNT,
      pay_status: 2,
    });
    expect(await paidEvents(one.userId)).toBe(1);
  });

  it('is parked when less came in than was asked for', async () => {
    const one = await begun();
    await payer.confirm(one.card, magicCards.takesLess);
    const parked = await eventually(async () =>
      (await eventsOf(one.card.payment_no)).find((event) => event.status === 'parked'),
    );
    expect(parked.reason).toContain('86.39 GBP');
    expect((await billOf(one.billing.order_no)).payStatus).toBe(1);
    expect((await paymentOf(one.card.payment_no)).status).not.toBe('succeeded');
  });
});

describe('a notice', () => {
  const tell = (body: string, signature: string) =>
    stack.checkout.notify({ provider: 'local_card', body, signature }, contextOf({ kind: 'anonymous' }));

  it('C30: is verified over its raw text, whatever its spaces and letters, and refused once changed or late', async () => {
    const body =
      '{ "id":"evt_é1",  "object":"event","type":"charge.updated","created":1,"data":{"object":{"é":1}} }';
    const good = payer.provider.sign(body);
    expect(await tell(body, good)).toEqual({ done: true });
    expect(await tell(body, good)).toEqual({ done: false });
    const late = payer.provider.sign(body, Date.now() - 360_000);
    for (const [text, signature] of [
      [body.replace('1,', '2,'), good],
      [body, late],
      [body, ''],
      [body, signedHeader(body, 'another secret')],
    ] as const)
      expect(await refusalOf(tell(text, signature))).toMatchObject({ code: 'pay.notice_refused' });
  });

  it('of a provider that is not in use is refused', async () => {
    const told = stack.checkout.notify(
      { provider: 'stripe', body: '{}', signature: payer.provider.sign('{}') },
      contextOf({ kind: 'anonymous' }),
    );
    expect(await refusalOf(told)).toMatchObject({ code: 'pay.notice_refused' });
  });
});

it('keeps no card number, no CVC and no client secret in any table or file', async () => {
  const one = await begun();
  await payer.confirm(one.card, '4242 4242 4242 4242', '9713');
  await expectPaidOnce(one);
  const tables = await stack.dataSource.query<{ name: string }[]>(
    `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = current_schema() AND table_type = 'BASE TABLE'`,
  );
  for (const { name } of tables) {
    const found = await stack.dataSource.query<unknown[]>(
      `SELECT 1 FROM "${name}" AS row WHERE row::text ~ '4242 ?4242 ?4242 ?4242|"9713"|=9713' OR position($1 in row::text) > 0`,
      [one.card.client_secret],
    );
    expect([name, found]).toEqual([name, []]);
  }
});

it('leaves books that agree with every payment above, also with one that came twice', async () => {
  const run = await startReconciliation(stack.dataSource, { scope: 'all', adminId: null });
  expect(await run?.finished).toMatchObject({ status: 'clean', differences: [] });
});
