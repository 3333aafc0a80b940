import { DEMO_IDS } from '@parcelway/contracts';
import { Outbox } from '@parcelway/platform';
import type { ServiceDefinition } from '@parcelway/platform';
import { DEFAULT_CURRENCY } from '../src/wallet/domain/default-currency';
import { moveWallet } from '../src/wallet/wallet.queries';

/** £1,000.00, minor units. */
const OPENING_BALANCE = 100_000n;

/** Demo only: the demo member's balance, with the money record behind it. */
export const seed: NonNullable<ServiceDefinition['seed']> = async (dataSource, { demo }) => {
  if (!demo) return;
  await dataSource.transaction(async (manager) => {
    const wallets = (await manager.query('SELECT 1 FROM wallet WHERE user_id = $1', [
      DEMO_IDS.member,
    ])) as unknown[];
    if (wallets.length > 0) return;
    await moveWallet(manager, new Outbox(), {
      userId: DEMO_IDS.member,
      currency: DEFAULT_CURRENCY,
      money: OPENING_BALANCE,
      kind: 'recharge',
      against: 'adjustments',
      ref: null,
      memo: '开户赠送 Opening balance',
      adminId: null,
      requestId: null,
    });
  });
};
