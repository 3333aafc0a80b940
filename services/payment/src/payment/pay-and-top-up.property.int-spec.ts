import { DomainError } from '@parcelway/contracts';
import type { OrderBilling } from '@parcelway/contracts';
import { formatMoney, sumMinor } from '@parcelway/money';
import { Outbox } from '@parcelway/platform';
import fc from 'fast-check';
import { In } from 'typeorm';
import { adminContext, billingFor, freshId, memberContext, startPayment } from '../../test/payment-stack';
import type { PaymentStack } from '../../test/payment-stack';
import { BillEntity } from '../bill/bill.entity';
import { raiseBill } from '../bill/bill.queries';
import { JournalEntity } from '../ledger/journal.entity';
import { LedgerEntryEntity } from '../ledger/ledger-entry.entity';
import { giveBack } from '../refund/give-back';
import { lockShares } from '../refund/refundable';
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
    fc.record({ act: fc.constant('payOffline' as const), order: fc.nat(ORDERS - 1) }),
    fc.record({
      act: fc.constant('refund' as const),
      order: fc.nat(ORDERS - 1),
      minor: fc.integer({ min: 1, max: 9_999 }),
    }),
    fc.record({
      act: fc.constant('topUp' as const),
      minor: fc.integer({ min: -9_000, max: 12_000 }).filter((minor) => minor !== 0),
    }),
  ),
  { minLength: 4, maxLength: 24 },
);
const prices = fc.array(fc.integer({ min: 1, max: 9_999 }), { minLength: ORDERS, maxLength: ORDERS });

type Act = typeof acts extends fc.Arbitrary<(infer One)[]> ? One : never;

function actOf(step: Act, userId: number, billings: readonly OrderBilling[]): Promise<unknown> {
  if (step.act === 'topUp')
    return stack.client.topUp(
      { user_id: userId, money: formatMoney(BigInt(step.minor)), memo: 'm' },
      adminContext(),
    );
  const { order_no = '', amount = '' } = billings[step.order] ?? {};
  if (step.act === 'pay')
    return stack.client.payFromBalance(
      { order_no },
      memberContext(userId, step.key === undefined ? undefined : `key-${step.key}`),
    );
  if (step.act === 'payOffline')
    return stack.client.payOffline(
      { order_no, user_id: userId, amount, reference: 'r', memo: 'm' },
      adminContext(),
    );
  return refund(order_no, BigInt(step.minor));
}

/** As much of `wanted` as the bill still has. */
function refund(refNo: string, wanted: bigint): Promise<void> {
  return stack.dataSource.transaction(async (manager) => {
    const locked = await lockShares(manager, { refNo });
    const left = locked.shares.reduce((sum, share) => sum + share.left, 0n);
    await giveBack(manager, stack.running.app.get(Outbox), locked, wanted < left ? wanted : left, {
      ...{ kind: 'reweigh', destination: 'balance', reason: 'm', requestId: null },
    });
  });
}

/** A refusal is a fair answer; anything else that is thrown is not. */
const allowingRefusals = (call: Promise<unknown>): Promise<unknown> =>
  call.catch((error: unknown) => {
    if (!(error instanceof DomainError) || error.code === 'internal') throw error;
  });

describe('any mix of payments, refunds and top-ups at once', () => {
  it('keeps wallet, records and books in step, never below zero, each bill paid at most once', async () => {
    await fc.assert(
      fc.asyncProperty(acts, prices, async (history, amounts) => {
        const userId = freshId();
        const billings = amounts.map((minor) => billingFor(userId, formatMoney(BigInt(minor))));
        for (const billing of billings) await raiseBill(stack.dataSource.manager, billing, null);
        await Promise.all(history.map((step) => allowingRefusals(actOf(step, userId, billings))));
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
  const entries = await dataSource
    .getRepository(LedgerEntryEntity)
    .find({ where: [{ userId }, { billId: In(bills.map(({ id }) => id)) }] });
  const sumOf = (some: readonly LedgerEntryEntity[]) => sumMinor(some.map(({ amount }) => amount));
  expect(wallet?.balance ?? 0n).toBe(-sumOf(entries.filter(({ account }) => account === 'wallet')));
  for (const bill of bills) {
    const isPaid = paidBills.includes(bill.billNo);
    expect(bill.paidAmount).toBe(isPaid ? bill.amount : 0n);
    expect(bill.payStatus).toBe(!isPaid ? 1 : bill.refundedAmount === bill.paidAmount ? 3 : 2);
    expect(bill.refundedAmount - bill.paidAmount).toBe(
      sumOf(entries.filter(({ billId }) => billId === bill.id)),
    );
  }
  const journals = await dataSource.getRepository(JournalEntity).findBy({ userId });
  const outside = payments.filter(({ way }) => way === 'offline').length;
  expect(journals.filter(({ kind }) => kind === 'pay')).toHaveLength(payments.length);
  expect(journals).toHaveLength(records.length + outside);
}
