import { magicCards } from '@parcelway/card-provider';
import type { CardPayment } from '@parcelway/contracts';
import { eventually } from '@parcelway/testing';
import { CardPayer } from '../../test/card-payer';
import { billingFor, freshId, memberContext, startPayment } from '../../test/payment-stack';
import type { PaymentStack } from '../../test/payment-stack';
import { raiseBill } from '../bill/bill.queries';
import { PaymentRecordEntity } from '../payment/payment-record.entity';
import { Providers } from '../provider/providers';
import { startReconciliation } from './reconcile';
import type { ReconciliationRunEntity } from './reconciliation-run.entity';

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

/** A payment over £86.40 that began an hour ago. */
async function begun(): Promise<CardPayment> {
  const userId = freshId();
  const billing = billingFor(userId, '86.40');
  await raiseBill(stack.dataSource.manager, billing, null);
  const card = await stack.checkout.card({ order_no: billing.order_no }, memberContext(userId));
  await stack.dataSource.query(
    `UPDATE payment_record SET create_time = now() - interval '1 hour' WHERE payment_no = $1`,
    [card.payment_no],
  );
  return card;
}

const stateOf = (card: CardPayment, status: string): Promise<unknown> =>
  eventually(async () => {
    const payments = stack.dataSource.getRepository(PaymentRecordEntity);
    const payment = await payments.findOneByOrFail({ paymentNo: card.payment_no });
    return payment.status === status;
  });

async function run(): Promise<ReconciliationRunEntity> {
  const providers = stack.running.app.get(Providers).all;
  const started = await startReconciliation(stack.dataSource, {
    ...{ scope: 'provider', adminId: null, providers },
  });
  if (!started) throw new Error('another run goes on');
  return started.finished;
}

const differencesOf = async (card: CardPayment): Promise<unknown[]> =>
  (await run()).differences.filter(({ ref }) => ref === card.payment_no);

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
      `INSERT INTO provider_event (provider, event_id, type, status, payment_no, reason)
       VALUES ('local_card', $1, 'read', 'done', $1, 'sent back by hand')`,
      [card.payment_no],
    );
    expect(await differencesOf(card)).toEqual([]);
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
