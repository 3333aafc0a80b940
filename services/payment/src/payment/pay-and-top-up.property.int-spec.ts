import { DomainError } from '@parcelway/contracts';
import type { OrderBilling } from '@parcelway/contracts';
import { formatMoney } from '@parcelway/money';
import { Outbox } from '@parcelway/platform';
import { repetitions } from '@parcelway/testing';
import type { WalletProvider } from '@parcelway/wallet-provider';
import fc from 'fast-check';
import { enterRate, giveMoney } from '../../test/foreign-balance';
import { expectConsistent } from '../../test/histories/books';
import {
  adminContext,
  billingFor,
  contextOf,
  freshId,
  memberContext,
  startPayment,
} from '../../test/payment-stack';
import { codeOf } from '../../test/wallet-payer';
import type { PaymentStack } from '../../test/payment-stack';
import { raiseBill } from '../bill/bill.queries';
import { Providers } from '../provider/providers';
import { giveBack } from '../refund/give-back';
import { lockShares } from '../refund/refundable';

/** How many mixes are tried, and from which seed. */
const { count: COUNT, seed: SEED } = repetitions({ count: 30, seed: 20_260_701 });

let stack: PaymentStack;
let wallet: WalletProvider;
beforeAll(async () => {
  stack = await startPayment();
  await enterRate(stack, 'GBP', 'EUR', '1.1708');
  await enterRate(stack, 'GBP', 'JPY', '190.55');
  const found = stack.running.app.get(Providers).localWallet;
  if (!found) throw new Error('no wallet');
  wallet = found;
});
afterAll(() => stack.stop());

const ORDERS = 4;
const acts = fc.array(
  fc.oneof(
    fc.record({
      act: fc.constant('pay' as const),
      order: fc.nat(ORDERS - 1),
      wallet_currency: fc.constantFrom('', '', 'EUR', 'JPY'),
      key: fc.option(fc.nat(3), { nil: undefined }),
    }),
    fc.record({
      act: fc.constant('payByCode' as const),
      order: fc.nat(ORDERS - 1),
      decision: fc.constantFrom('pay' as const, 'pay' as const, 'decline' as const),
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

/** What is given back of every order in the end, one part after the other. */
const parts = fc.array(fc.integer({ min: 1, max: 4_000 }), { maxLength: 3 });

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
      { order_no, wallet_currency: step.wallet_currency },
      memberContext(userId, step.key === undefined ? undefined : `key-${step.key}`),
    );
  if (step.act === 'payByCode') return payByCode(userId, order_no, step.decision);
  if (step.act === 'payOffline')
    return stack.client.payOffline(
      { order_no, user_id: userId, amount, reference: 'r', memo: 'm' },
      adminContext(),
    );
  return refund(order_no, BigInt(step.minor));
}

/** The code is scanned as soon as it is shown, and the notice of it comes three times at once. */
async function payByCode(userId: number, order_no: string, decision: 'pay' | 'decline'): Promise<void> {
  const payment = await stack.otherWays.thirdParty({ order_no }, memberContext(userId));
  wallet.decide(codeOf(payment), decision, 'never');
  const trade = wallet.trade(payment.payment_no);
  if (!trade || trade.ended === 0) return;
  const body = wallet.notices.formOf(trade);
  const notice = { provider: 'wallet_qr', body };
  const byWallet = contextOf({ kind: 'anonymous' });
  await Promise.all([1, 2, 3].map(() => stack.checkout.notify(notice, byWallet)));
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

describe(`any mix of payments, codes, refunds and top-ups at once, ${COUNT} times (seed ${SEED})`, () => {
  it(
    'keeps wallet, records and books in step, never below zero, each bill paid at most once',
    async () => {
      await fc.assert(
        fc.asyncProperty(acts, prices, parts, async (history, amounts, back) => {
          const userId = freshId();
          const billings = amounts.map((minor) => billingFor(userId, formatMoney(BigInt(minor))));
          for (const billing of billings) await raiseBill(stack.dataSource.manager, billing, null);
          await giveMoney(stack, userId, 'EUR', 10_000n);
          await giveMoney(stack, userId, 'JPY', 10_000n);
          await Promise.all(history.map((step) => allowingRefusals(actOf(step, userId, billings))));
          await expectConsistent(stack, userId);
          for (const { order_no } of billings)
            for (const minor of back) await refund(order_no, BigInt(minor));
          await expectConsistent(stack, userId);
        }),
        { numRuns: COUNT, seed: SEED },
      );
    },
    60_000 + COUNT * 1_000,
  );
});
