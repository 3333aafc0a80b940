import { Outbox } from '@parcelway/platform';
import { moveWallet } from '../src/wallet/wallet.queries';
import type { PaymentStack } from './payment-stack';

/** Enters a rate that is in force from `validFrom` on, an hour ago unless said. */
export async function enterRate(
  { dataSource }: PaymentStack,
  from: string,
  to: string,
  rate: string,
  validFrom = new Date(Date.now() - 3_600_000),
): Promise<void> {
  await dataSource.query(
    'INSERT INTO exchange_rate (from_currency, to_currency, rate, valid_from) VALUES ($1, $2, $3, $4)',
    [from, to, rate, validFrom],
  );
}

/** Puts money on a balance in any currency, minor units. */
export async function giveMoney(
  { dataSource }: PaymentStack,
  userId: number,
  currency: string,
  money: bigint,
): Promise<void> {
  await dataSource.transaction((manager) =>
    moveWallet(manager, new Outbox(), {
      ...{ userId, currency, money, kind: 'adjust', against: 'adjustments' },
      ...{ ref: null, memo: 'for the test', adminId: null, requestId: null },
    }),
  );
}
