import { createHmac } from 'node:crypto';
import { magicCards } from '@parcelway/card-provider';
import { paymentDesk } from '@parcelway/contracts';
import { createClient, NATS } from '@parcelway/platform';
import { eventually, testSecrets } from '@parcelway/testing';
import { CardPayer } from '../../test/card-payer';
import { memberWithOrder } from '../../test/member-with-order';
import { adminContext, memberContext, startPayment } from '../../test/payment-stack';
import type { PaymentStack } from '../../test/payment-stack';
import { Providers } from '../provider/providers';
import { startReconciliation } from '../reconciliation/reconcile';

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

interface Told {
  readonly id: string;
  readonly status: string;
  readonly reason: string;
}

/** A payment of £86.40 by card, made an hour ago. */
async function paid(): Promise<{ paymentNo: string; ref: string }> {
  const { userId, billing } = await memberWithOrder(stack, '86.40');
  const card = await stack.checkout.card({ order_no: billing.order_no }, memberContext(userId));
  await payer.confirm(card, magicCards.success);
  const [row] = await eventually(async () => {
    const [made] = (await stack.dataSource.query(
      `UPDATE payment_record SET create_time = now() - interval '1 hour' WHERE payment_no = $1 AND status = 'succeeded' RETURNING provider_ref`,
      [card.payment_no],
    )) as [{ provider_ref: string }[], number];
    return made.length > 0 && made;
  });
  return { paymentNo: card.payment_no, ref: row?.provider_ref ?? '' };
}

/** Somebody gives money back at the provider itself. */
async function giveBack(ref: string, amount: number): Promise<void> {
  const secret = createHmac('sha256', testSecrets.FIELD_KEY).update('card provider secret').digest('hex');
  const { status } = await fetch(`http://127.0.0.1:${payer.provider.port}/v1/refunds`, {
    method: 'POST',
    headers: { authorization: `Bearer sk_local_${secret}` },
    body: new URLSearchParams({ payment_intent: ref, amount: String(amount) }),
  });
  expect(status).toBe(200);
}

const told = (paymentNo: string): Promise<Told[]> =>
  stack.dataSource.query(
    `SELECT id, status, reason FROM provider_event WHERE payment_no = $1 AND payload ? 'ref' ORDER BY id`,
    [paymentNo],
  );
async function differencesOf(paymentNo: string): Promise<string[]> {
  const providers = stack.running.app.get(Providers).all;
  const run = await startReconciliation(stack.dataSource, { scope: 'provider', adminId: null, providers });
  const { differences } = (await run?.finished) ?? { differences: [] };
  return differences.flatMap(({ kind, ref, expected }) => (ref === paymentNo ? [`${kind} ${expected}`] : []));
}

it('money that went back by hand at the provider waits for staff, and is told no more once they have closed it', async () => {
  const { paymentNo, ref } = await paid();
  await giveBack(ref, 500);
  const [event] = await eventually(async () => {
    const events = await told(paymentNo);
    return events.length > 0 && events;
  });
  expect(event).toMatchObject({ status: 'parked', reason: '5.00 GBP went back by hand' });
  expect(await differencesOf(paymentNo)).toEqual(['provider_refund 5.00 GBP']);

  const desk = createClient(paymentDesk, stack.running.app.get(NATS));
  expect(await desk.retryEvent({ id: event?.id ?? '' }, adminContext())).toEqual({ status: 'parked' });
  await desk.resolveEvent({ id: event?.id ?? '', note: 'goodwill of the shop' }, adminContext());
  expect(await differencesOf(paymentNo)).toEqual([]);

  // Another one of the same amount is another one.
  await giveBack(ref, 500);
  await eventually(async () => (await told(paymentNo)).length === 2);
  expect((await told(paymentNo)).map(({ status }) => status)).toEqual(['done', 'parked']);
  expect(await differencesOf(paymentNo)).toEqual(['provider_refund 5.00 GBP']);
});
