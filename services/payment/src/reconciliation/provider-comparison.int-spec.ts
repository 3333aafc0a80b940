import { CardProvider, magicCards } from '@parcelway/card-provider';
import type { CallContext, CardPayment } from '@parcelway/contracts';
import { paymentDesk, refund, refundDesk } from '@parcelway/contracts';
import { createClient, NATS } from '@parcelway/platform';
import { eventually } from '@parcelway/testing';
import { CardPayer } from '../../test/card-payer';
import { adminContext, billingFor, freshId, memberContext, startPayment } from '../../test/payment-stack';
import type { PaymentStack } from '../../test/payment-stack';
import { WalletPayer } from '../../test/wallet-payer';
import { raiseBill } from '../bill/bill.queries';
import { PaymentSweep } from '../checkout/payment-sweep';
import { PaymentRecordEntity } from '../payment/payment-record.entity';
import type { PaymentProvider } from '../provider/payment-provider';
import { ProviderEventEntity } from '../provider/provider-event.entity';
import { Providers } from '../provider/providers';
import { StripeProvider } from '../provider/stripe-provider';
import { RefundRequestEntity } from '../refund/refund-request.entity';
import { RefundSweep } from '../refund/refund-sweep';
import { startReconciliation } from './reconcile';
import type { ReconciliationRunEntity } from './reconciliation-run.entity';

let stack: PaymentStack;
let payer: CardPayer;
let wallet: WalletPayer;
beforeAll(async () => {
  stack = await startPayment();
  payer = await CardPayer.start(stack);
  wallet = await WalletPayer.start(stack);
  // What is to differ would be found and mended by these, on a slow machine before it is compared.
  for (const sweep of [PaymentSweep, RefundSweep]) await stack.running.app.get(sweep).onModuleDestroy();
});
afterAll(async () => {
  await payer.stop();
  await wallet.stop();
  await stack.stop();
});

type Numbered = Pick<CardPayment, 'payment_no'>;

/** A payment over £86.40, by card where nothing else is said, that began an hour ago. */
async function begun(): Promise<CardPayment>;
async function begun<Begun extends Numbered>(
  begin: (orderNo: string, member: CallContext) => Promise<Begun>,
): Promise<Begun>;
async function begun(
  begin: (orderNo: string, member: CallContext) => Promise<Numbered> = (order_no, member) =>
    stack.checkout.card({ order_no }, member),
): Promise<Numbered> {
  const userId = freshId();
  const billing = billingFor(userId, '86.40');
  await raiseBill(stack.dataSource.manager, billing, null);
  const payment = await begin(billing.order_no, memberContext(userId));
  await stack.dataSource.query(
    `UPDATE payment_record SET create_time = now() - interval '1 hour' WHERE payment_no = $1`,
    [payment.payment_no],
  );
  return payment;
}

const stateOf = ({ payment_no: paymentNo }: Numbered, status: string): Promise<unknown> =>
  eventually(async () => {
    const payments = stack.dataSource.getRepository(PaymentRecordEntity);
    const payment = await payments.findOneByOrFail({ paymentNo });
    return payment.status === status;
  });

async function run(
  providers: readonly PaymentProvider[] = stack.running.app.get(Providers).all,
): Promise<ReconciliationRunEntity> {
  const started = await startReconciliation(stack.dataSource, {
    ...{ scope: 'provider', adminId: null, providers },
  });
  if (!started) throw new Error('another run goes on');
  return started.finished;
}

const differencesOf = async (payment: Numbered): Promise<unknown[]> =>
  (await run()).differences.filter(({ ref }) => ref === payment.payment_no);

const parkedOf = ({ payment_no: paymentNo }: Numbered): Promise<ProviderEventEntity> =>
  eventually(() =>
    stack.dataSource.getRepository(ProviderEventEntity).findOneBy({ paymentNo, status: 'parked' }),
  );

const close = ({ id }: ProviderEventEntity): Promise<unknown> =>
  createClient(paymentDesk, stack.running.app.get(NATS)).resolveEvent(
    { id, note: 'sent back by hand' },
    adminContext(),
  );

describe('the comparison with the providers', () => {
  it('finds nothing in payments that both have, paid or not', async () => {
    const [paid, open, declined] = [await begun(), await begun(), await begun()];
    await payer.confirm(paid, magicCards.success);
    await payer.confirm(declined, magicCards.declined);
    await stateOf(paid, 'succeeded');
    await stateOf(declined, 'failed');
    const { status, checked } = await run();
    expect({ status, isAll: checked >= 3 }).toEqual({ status: 'clean', isAll: true });
    expect(await differencesOf(open)).toEqual([]);
  });

  it('finds money that came in there and not here, until staff have looked at it and closed it', async () => {
    const card = await begun();
    await payer.confirm(card, magicCards.noNotice);
    expect(await differencesOf(card)).toEqual([
      { kind: 'provider_payment', ref: card.payment_no, expected: '86.40 GBP', found: 'created' },
    ]);
    await stack.dataSource.query(
      `INSERT INTO provider_event (provider, event_id, type, status, payment_no, reason, payload)
       VALUES ('local_card', $1, 'read', 'done', $1, 'sent back by hand', '{"amount_received": "8640", "currency": "GBP"}')`,
      [card.payment_no],
    );
    expect(await differencesOf(card)).toEqual([]);
  });

  it('tells of another difference of a payment of which staff have closed one', async () => {
    const card = await begun();
    await payer.confirm(card, magicCards.takesLess);
    const parked = await parkedOf(card);
    expect(await differencesOf(card)).toMatchObject([{ kind: 'provider_payment', expected: '86.39 GBP' }]);
    await close(parked);
    expect(await differencesOf(card)).toEqual([]);
    const intent = payer.provider.book.intents.get(card.client_secret.split('_secret_')[0] ?? '');
    if (!intent) throw new Error('no intent');
    intent.amount_received = 9_000;
    expect(await differencesOf(card)).toMatchObject([{ kind: 'provider_payment', expected: '90.00 GBP' }]);
  });

  it('of a wallet tells of another difference as well', async () => {
    const payment = await begun((order_no, member) => stack.otherWays.thirdParty({ order_no }, member));
    await wallet.press(payment, 'less');
    const parked = await parkedOf(payment);
    expect(await differencesOf(payment)).toMatchObject([{ expected: '86.39 GBP' }]);
    await close(parked);
    expect(await differencesOf(payment)).toEqual([]);
    const trade = wallet.wallet.trade(payment.payment_no);
    if (!trade) throw new Error('no trade');
    Object.assign(trade, { received: 9_000 });
    expect(await differencesOf(payment)).toMatchObject([{ expected: '90.00 GBP' }]);
  });

  it('names a provider that does not answer, and compares the rest', async () => {
    const keys = { secretKey: 'sk_test_away', publishableKey: 'pk_test_away' };
    const gone = await CardProvider.start({ ...keys, noticeSecret: 's', noticeUrl: null, file: null });
    const localPort = gone.port;
    await gone.stop();
    const away = new StripeProvider({ ...keys, name: 'local_card', webhookSecret: 's', localPort });
    const { status, checked, away: named } = await run([away, ...stack.running.app.get(Providers).all]);
    expect([status, named]).toEqual(['failed', ['local_card']]);
    expect(checked).toBeGreaterThan(0);
  });

  it('finds another sum, and what is paid here alone', async () => {
    const [other, gone] = [await begun(), await begun()];
    for (const card of [other, gone]) await payer.confirm(card, magicCards.success);
    await stateOf(other, 'succeeded');
    await stateOf(gone, 'succeeded');
    const intentOf = ({ client_secret }: CardPayment) => client_secret.split('_secret_')[0] ?? '';
    const changed = payer.provider.book.intents.get(intentOf(other));
    if (changed) changed.amount_received = 8_600;
    payer.provider.book.intents.delete(intentOf(gone));
    expect(await differencesOf(other)).toEqual([
      { kind: 'provider_payment', ref: other.payment_no, expected: '86.00 GBP', found: '86.40 GBP' },
    ]);
    expect(await differencesOf(gone)).toEqual([
      { kind: 'provider_missing', ref: gone.payment_no, expected: 'no payment', found: '86.40 GBP' },
    ]);
  });

  it('leaves a payment alone whose news may still be on its way', async () => {
    const card = await begun();
    await payer.confirm(card, magicCards.noNotice);
    await stack.dataSource.query(`UPDATE payment_record SET create_time = now() WHERE payment_no = $1`, [
      card.payment_no,
    ]);
    expect(await differencesOf(card)).toEqual([]);
  });
});

/** A payment over £86.40, by card or wallet, of which £20.00, where nothing else is said, are to go back to where they came from, as that was asked for an hour ago. */
async function askedBack(way: 'card' | 'wallet' = 'card', amount = '20.00') {
  const paymentNo = way === 'card' ? await paidByCard() : await paidByWallet();
  const payments = stack.dataSource.getRepository(PaymentRecordEntity);
  const payment = await payments.findOneByOrFail({ paymentNo });
  const asked = await createClient(refund, stack.running.app.get(NATS)).ask(
    { ref_no: (await billNoOf(payment.billId)).ref_no, amount, reason: 'no longer needed' },
    memberContext(payment.userId),
  );
  const requests = stack.dataSource.getRepository(RefundRequestEntity);
  const { id } = await requests.findOneByOrFail({ refundNo: asked.refund_no });
  await createClient(refundDesk, stack.running.app.get(NATS)).approve({ id }, adminContext());
  await anHourAgo(id);
  return { id, paymentNo, no: asked.refund_no, ref: payment.providerRef ?? '' };
}

async function anHourAgo(id: number): Promise<void> {
  await stack.dataSource.query(
    `UPDATE refund_request SET update_time = now() - interval '1 hour', settled_at = settled_at - interval '1 hour' WHERE id = $1`,
    [id],
  );
}

async function billNoOf(id: number | null): Promise<{ ref_no: string }> {
  const [bill] = await stack.dataSource.query<{ ref_no: string }[]>('SELECT ref_no FROM bill WHERE id = $1', [
    id,
  ]);
  if (!bill) throw new Error('no bill');
  return bill;
}

async function paidByCard(): Promise<string> {
  const card = await begun();
  await payer.confirm(card, magicCards.success);
  await stateOf(card, 'succeeded');
  return card.payment_no;
}

async function paidByWallet(): Promise<string> {
  const payment = await begun((order_no, member) => stack.otherWays.thirdParty({ order_no }, member));
  await wallet.press(payment, 'pay');
  await stateOf(payment, 'succeeded');
  return payment.payment_no;
}

const madeOf = (ref: string) => {
  const made = [...payer.provider.book.refunds.values()].find(({ payment_intent }) => payment_intent === ref);
  if (!made) throw new Error('no refund');
  return made;
};
type Asked = Awaited<ReturnType<typeof askedBack>>;
const refundsOf = async ({ no, paymentNo }: Pick<Asked, 'no' | 'paymentNo'>): Promise<unknown[]> =>
  (await run()).differences.filter(({ ref }) => ref === no || ref === paymentNo);

describe('the comparison of refunds with the providers', () => {
  it('finds nothing in refunds that both have, settled, pending, failed or tried again', async () => {
    const settled = [await askedBack(), await askedBack('wallet'), await askedBack('wallet', '86.40')];
    payer.provider.answerNextRefund('pending');
    const pending = await askedBack();
    payer.provider.answerNextRefund('failed');
    const failed = await askedBack();
    payer.provider.answerNextRefund('failed');
    const again = await askedBack();
    await createClient(refundDesk, stack.running.app.get(NATS)).retry({ id: again.id }, adminContext());
    await anHourAgo(again.id);
    const requests = stack.dataSource.getRepository(RefundRequestEntity);
    const states = (await requests.find({ order: { id: 'ASC' } })).map(({ status }) => status);
    expect(states).toEqual(['settled', 'settled', 'settled', 'processing', 'failed', 'settled']);
    for (const one of [...settled, pending, failed, again]) expect(await refundsOf(one)).toEqual([]);
  });

  it.each<[string, (asked: Asked) => Promise<void> | void, (asked: Asked) => object[]]>([
    [
      'the provider does not have',
      ({ ref }) => void payer.provider.book.refunds.delete(madeOf(ref).id),
      ({ no }) => [{ kind: 'provider_refund_missing', ref: no, expected: 'no refund', found: '20.00 GBP' }],
    ],
    [
      'the provider has over another sum',
      ({ ref }) => void payer.provider.book.keep({ kind: 'refund', row: { ...madeOf(ref), amount: 1_900 } }),
      ({ no }) => [{ kind: 'provider_refund', ref: no, expected: '19.00 GBP', found: '20.00 GBP' }],
    ],
    [
      'the provider has in another currency',
      ({ ref }) =>
        void payer.provider.book.keep({ kind: 'refund', row: { ...madeOf(ref), currency: 'eur' } }),
      ({ no }) => [{ kind: 'provider_refund', ref: no, expected: '20.00 EUR', found: '20.00 GBP' }],
    ],
    [
      'the provider could not carry out after all',
      ({ ref }) =>
        void payer.provider.book.keep({ kind: 'refund', row: { ...madeOf(ref), status: 'failed' } }),
      ({ no }) => [{ kind: 'provider_refund', ref: no, expected: 'failed', found: '20.00 GBP' }],
    ],
    [
      'is still pending there and settled here',
      ({ ref }) =>
        void payer.provider.book.keep({ kind: 'refund', row: { ...madeOf(ref), status: 'pending' } }),
      ({ no }) => [{ kind: 'provider_refund', ref: no, expected: 'processing', found: '20.00 GBP' }],
    ],
    [
      'nobody here asked for',
      ({ ref }) =>
        void payer.provider.book.keep({
          kind: 'refund',
          row: { ...madeOf(ref), id: `re_hand_${ref}`, amount: 500, metadata: {} },
        }),
      ({ paymentNo }) => [
        { kind: 'provider_refund', ref: paymentNo, expected: '5.00 GBP', found: 'no refund' },
      ],
    ],
    [
      'went back twice, by another try',
      ({ ref, no }) =>
        void payer.provider.book.keep({
          kind: 'refund',
          row: { ...madeOf(ref), id: `re_again_${ref}`, metadata: { refund_no: `${no}-1` } },
        }),
      ({ no }) => [{ kind: 'provider_refund', ref: no, expected: '20.00 GBP', found: 'another try' }],
    ],
    [
      'failed here and went back there',
      async ({ id }) => {
        await stack.dataSource.query(
          `UPDATE refund_request SET status = 'failed', settled_at = NULL WHERE id = $1`,
          [id],
        );
      },
      ({ no }) => [{ kind: 'provider_refund', ref: no, expected: '20.00 GBP', found: 'failed' }],
    ],
    [
      'went back there and is not asked for any more here',
      async ({ id }) => {
        await stack.dataSource.query(
          `UPDATE refund_request SET status = 'processing', settled_at = NULL, next_try_at = now() - interval '1 hour' WHERE id = $1`,
          [id],
        );
      },
      ({ no }) => [{ kind: 'provider_refund', ref: no, expected: '20.00 GBP', found: 'processing' }],
    ],
  ])('finds one that %s', async (_what, plant, expected) => {
    const asked = await askedBack();
    await plant(asked);
    expect(await refundsOf(asked)).toEqual(expected(asked));
  });

  it('leaves one alone whose news may still be on its way', async () => {
    const [young, pending] = [await askedBack(), await askedBack()];
    await stack.dataSource.query(
      `UPDATE refund_request SET settled_at = now(), update_time = now() WHERE id = $1`,
      [young.id],
    );
    payer.provider.book.refunds.delete(madeOf(young.ref).id);
    await stack.dataSource.query(
      `UPDATE refund_request SET status = 'processing', settled_at = NULL, next_try_at = now() + interval '1 minute' WHERE id = $1`,
      [pending.id],
    );
    expect([...(await refundsOf(young)), ...(await refundsOf(pending))]).toEqual([]);
  });

  it('takes one that staff have looked at for looked at, until the provider says another thing of it', async () => {
    const asked = await askedBack();
    payer.provider.finishRefund(madeOf(asked.ref).id, 'failed');
    const parked = await parkedOf({ payment_no: asked.paymentNo });
    const difference = { kind: 'provider_refund', ref: asked.no, found: '20.00 GBP' };
    expect(await refundsOf(asked)).toEqual([{ ...difference, expected: 'failed' }]);
    await close(parked);
    expect(await refundsOf(asked)).toEqual([]);
    payer.provider.book.keep({ kind: 'refund', row: { ...madeOf(asked.ref), status: 'pending' } });
    expect(await refundsOf(asked)).toEqual([{ ...difference, expected: 'processing' }]);
  });

  it('finds them at the wallet: one it does not have, one of another sum, one that nobody asked for', async () => {
    const [gone, other, more] = [
      await askedBack('wallet'),
      await askedBack('wallet'),
      await askedBack('wallet'),
    ];
    const givenBack = ({ paymentNo }: Asked) => wallet.wallet.trade(paymentNo)?.refunds ?? {};
    delete givenBack(gone)[gone.no];
    givenBack(other)[other.no] = 1_900;
    givenBack(more)['by-hand'] = 500;
    const sums = (expected: string) => ({
      kind: 'provider_refund',
      expected: `${expected} GBP back`,
      found: '20.00 GBP back',
    });
    expect(await refundsOf(gone)).toEqual([
      { ...sums('0.00'), ref: gone.paymentNo },
      { kind: 'provider_refund_missing', ref: gone.no, expected: 'no refund', found: '20.00 GBP' },
    ]);
    expect(await refundsOf(other)).toEqual([
      { ...sums('19.00'), ref: other.paymentNo },
      { kind: 'provider_refund', ref: other.no, expected: '19.00 GBP', found: '20.00 GBP' },
    ]);
    expect(await refundsOf(more)).toEqual([{ ...sums('25.00'), ref: more.paymentNo }]);
  });
});
