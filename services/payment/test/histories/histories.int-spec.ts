import { repetitions } from '@parcelway/testing';
import fc from 'fast-check';
import { Providers } from '../../src/provider/providers';
import { CardPayer } from '../card-payer';
import { enterRate } from '../foreign-balance';
import { startPayment } from '../payment-stack';
import { ORDERS } from './act';
import { history } from './history';
import { expectConsistent, expectDutyTold, expectNoDifference, expectProviderAgrees } from './books';
import { Lives } from './lives';
import { Member } from './member';
import type { Stage } from './member';
import { Told } from './told';

/** How many histories are lived through, and from which seed: the same seed is the same histories. */
const { count: COUNT, seed: SEED } = repetitions({ count: 40, seed: 20_261_129 });
const AT_ONCE = 6;

let stage: Stage;
beforeAll(async () => {
  const stack = await startPayment();
  await enterRate(stack, 'GBP', 'EUR', '1.1708');
  await enterRate(stack, 'GBP', 'JPY', '190.55');
  const payer = await CardPayer.start(stack);
  const wallet = stack.running.app.get(Providers).localWallet;
  if (!wallet) throw new Error('no wallet');
  const told = new Told(payer.provider, wallet);
  stage = { stack, payer, wallet, told, lives: new Lives(stack.dataSource) };
});
afterAll(async () => {
  stage.lives.stop();
  await stage.payer.stop();
  await stage.stack.stop();
});

const amounts = fc.array(fc.integer({ min: 1, max: 5_000 }), { minLength: ORDERS, maxLength: ORDERS });

describe(`${COUNT} histories of a member's money, in which the process dies again and again (seed ${SEED})`, () => {
  it(
    'keep the books in step after every act, no balance below zero, and give every repeat its first answer',
    async () => {
      const property = fc.asyncProperty(amounts, history, async (prices, steps) => {
        const member = new Member(stage, prices);
        await member.beginWith('150.00');
        for (const step of steps) {
          await step.live(member);
          await expectNoDifference(member);
        }
        await member.end();
        await expectNoDifference(member);
        await expectConsistent(stage.stack, member.userId);
        await expectProviderAgrees(member);
        await expectDutyTold(member);
      });
      await Promise.all(
        Array.from({ length: AT_ONCE }, (_, lane) =>
          fc.assert(property, { numRuns: Math.ceil(COUNT / AT_ONCE), seed: SEED + lane }),
        ),
      );
    },
    60_000 + COUNT * 2_000,
  );
});
