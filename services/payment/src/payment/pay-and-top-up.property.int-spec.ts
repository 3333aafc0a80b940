import { DomainError } from '@parcelway/contracts';
import { formatMoney, sumMinor } from '@parcelway/money';
import fc from 'fast-check';
import { adminContext, billingFor, freshId, memberContext, startPayment } from '../../test/payment-stack';
import type { PaymentStack } from '../../test/payment-stack';
import { BillEntity } from '../bill/bill.entity';
import { raiseBill } from '../bill/bill.queries';
import { MemberMoneyRecordEntity } from '../wallet/member-money-record.entity';
import { WalletEntity } from '../wallet/wallet.entity';
import { PaymentRecordEntity } from './payment-record.entity';

let stack: PaymentStack;
beforeAll(async () => {
  stack = await startPayment();
});
afterAll(() => stack.stop());

const ORDERS = 4;
const acts = fc.array(
  fc.oneof(
    fc.record({
      act: fc.constant('pay' as const),
      order: fc.nat(ORDERS - 1),
      key: fc.option(fc.nat(3), { nil: undefined }),
    }),
    fc.record({
      act: fc.constant('topUp' as const),
      minor: fc.integer({ min: -9_000, max: 12_000 }).filter((minor) => minor !== 0),
    }),
  ),
  { minLength: 4, maxLength: 24 },
);
const prices = fc.array(fc.integer({ min: 1, max: 9_999 }), { minLength: ORDERS, maxLength: ORDERS });

/** A refusal is a fair answer; anything else that is thrown is not. */
const allowingRefusals = (call: Promise<unknown>): Promise<unknown> =>
  call.catch((error: unknown) => {
    if (!(error instanceof DomainError) || error.code === 'internal') throw error;
  });

describe('any mix of payments and top-ups at once', () => {
  it('keeps wallet and records in step, never below zero, each bill paid at most once', async () => {
    await fc.assert(
      fc.asyncProperty(acts, prices, async (history, amounts) => {
        const userId = freshId();
        const billings = amounts.map((minor) => billingFor(userId, formatMoney(BigInt(minor))));
        for (const billing of billings) await raiseBill(stack.dataSource.manager, billing, null);
        await Promise.all(
          history.map((step) =>
            allowingRefusals(
              step.act === 'pay'
                ? stack.client.payFromBalance(
                    { order_no: billings[step.order]?.order_no ?? '' },
                    memberContext(userId, step.key === undefined ? undefined : `key-${step.key}`),
                  )
                : stack.client.topUp(
                    { user_id: userId, money: formatMoney(BigInt(step.minor)), memo: 'm' },
                    adminContext(),
                  ),
            ),
          ),
        );
        await expectConsistent(userId);
      }),
      { numRuns: 30, seed: 20_260_701 },
    );
  });
});

async function expectConsistent(userId: number): Promise<void> {
  const { dataSource } = stack;
  const wallet = await dataSource.getRepository(WalletEntity).findOneBy({ userId });
  const records = await dataSource
    .getRepository(MemberMoneyRecordEntity)
    .find({ where: { userId }, order: { walletSequence: 'asc' } });
  const payments = await dataSource.getRepository(PaymentRecordEntity).findBy({ userId });
  const bills = await dataSource.getRepository(BillEntity).findBy({ userId });

  expect(wallet?.balance ?? 0n).toBe(sumMinor(records.map(({ money }) => money)));
  expect(wallet?.sequence ?? 0).toBe(records.length);
  let balance = 0n;
  for (const [index, record] of records.entries()) {
    expect(record).toMatchObject({ before: balance, walletSequence: index + 1 });
    balance = record.after;
    expect(balance >= 0n).toBe(true);
  }
  const paidBills = payments.flatMap(({ allocations }) => allocations.map(({ bill_no }) => bill_no));
  expect(new Set(paidBills).size).toBe(paidBills.length);
  for (const bill of bills) {
    const isPaid = paidBills.includes(bill.billNo);
    expect(bill).toMatchObject({ payStatus: isPaid ? 2 : 1, paidAmount: isPaid ? bill.amount : 0n });
  }
}
