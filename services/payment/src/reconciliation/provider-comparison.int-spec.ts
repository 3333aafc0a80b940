import { CardProvider, magicCards } from '@parcelway/card-provider';
import type { CallContext, CardPayment } from '@parcelway/contracts';
import { paymentDesk } from '@parcelway/contracts';
import { createClient, NATS } from '@parcelway/platform';
import { eventually } from '@parcelway/testing';
import { CardPayer } from '../../test/card-payer';
import {
  adminContext,
  billingFor,
  freshId,
  memberContext,
  refusalOf,
  startPayment,
} from '../../test/payment-stack';
import type { PaymentStack } from '../../test/payment-stack';
import { WalletPayer } from '../../test/wallet-payer';
import { raiseBill } from '../bill/bill.queries';
import { PaymentRecordEntity } from '../payment/payment-record.entity';
import type { PaymentProvider } from '../provider/payment-provider';
import { ProviderEventEntity } from '../provider/provider-event.entity';
import { Providers } from '../provider/providers';
import { StripeProvider } from '../provider/stripe-provider';
import { startReconciliation } from './reconcile';
import { ReconciliationRunEntity } from './reconciliation-run.entity';

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

const stateOf = (card: CardPayment, status: string): Promise<unknown> =>
  eventually(async () => {
    const payments = stack.dataSource.getRepository(PaymentRecordEntity);
    const payment = await payments.findOneByOrFail({ paymentNo: card.payment_no });
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
    const phone = await WalletPayer.start(stack);
    await phone.press(payment, 'less');
    const parked = await parkedOf(payment);
    expect(await differencesOf(payment)).toMatchObject([{ expected: '86.39 GBP' }]);
    await close(parked);
    expect(await differencesOf(payment)).toEqual([]);
    const trade = phone.wallet.trade(payment.payment_no);
    if (!trade) throw new Error('no trade');
    Object.assign(trade, { received: 9_000 });
    expect(await differencesOf(payment)).toMatchObject([{ expected: '90.00 GBP' }]);
    await phone.stop();
  });

  it('ends with a word of ours where a provider does not answer', async () => {
    const keys = { secretKey: 'sk_test_away', publishableKey: 'pk_test_away' };
    const gone = await CardProvider.start({ ...keys, noticeSecret: 's', noticeUrl: null, file: null });
    const localPort = gone.port;
    await gone.stop();
    const away = new StripeProvider({ ...keys, name: 'local_card', webhookSecret: 's', localPort });
    expect(await refusalOf(run([away]))).toEqual({ code: 'service.unavailable', params: {} });
    const runs = stack.dataSource.getRepository(ReconciliationRunEntity);
    expect(await runs.findOne({ where: {}, order: { id: 'DESC' } })).toMatchObject({ status: 'failed' });
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
