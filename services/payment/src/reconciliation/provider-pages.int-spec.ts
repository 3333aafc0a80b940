import { startPayment } from '../../test/payment-stack';
import type { PaymentStack } from '../../test/payment-stack';
import type { PaymentProvider, ProviderPayment } from '../provider/payment-provider';
import { startReconciliation } from './reconcile';

let stack: PaymentStack;
beforeAll(async () => {
  stack = await startPayment();
});
afterAll(() => stack.stop());

describe('the comparison with a provider of many payments', () => {
  it('goes page by page and finds those that no page names, however many', async () => {
    await stack.dataSource.query(
      `INSERT INTO payment_record (payment_no, bill_type, user_id, way, currency, amount, status, provider, provider_ref, allocations, create_time)
       SELECT 'PMANY' || n, 'order', 1, 'card', 'GBP', 100, 'succeeded', 'stripe', 'pi_many_' || n, '[]', now() - interval '1 hour'
       FROM generate_series(1, 1000) AS n`,
    );
    let given = 0;
    const paid = (n: number): ProviderPayment => ({
      ...{
        ref: `pi_many_${n}`,
        paymentNo: '',
        status: 'succeeded',
        currency: 'GBP',
        amount: 100n,
        received: 100n,
      },
      ...{ failureCode: '', failureText: '' },
    });
    const provider = {
      name: 'stripe',
      async *list() {
        for (let n = 1; n <= 550; n += 1) {
          given += 1;
          yield paid(n);
        }
      },
      async *listRefunds() {
        // has none
      },
    } as unknown as PaymentProvider;
    const run = await startReconciliation(stack.dataSource, {
      ...{ scope: 'provider', adminId: null, providers: [provider] },
    });
    const outcome = await run?.finished;
    expect(outcome).toMatchObject({ checked: 550, differenceCount: 450 });
    expect(given).toBe(550);
    const missing = Array.from({ length: 450 }, (_, at) => `PMANY${at + 551}`);
    expect(outcome?.differences.map(({ kind, ref }) => ({ kind, ref }))).toEqual(
      missing.map((ref) => ({ kind: 'provider_missing', ref })),
    );
  });
});
