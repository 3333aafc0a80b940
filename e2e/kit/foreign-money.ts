import type { Stack } from '@parcelway/testing';
import { eventually } from '@parcelway/testing';
import type { Api } from './api';

/** Staff enter what one of a currency is worth in another from now on. */
export async function enterRate(staff: Api, from: string, to: string, rate: string): Promise<void> {
  const valid_from = Math.floor(Date.now() / 1_000) - 1;
  await staff.ok(
    staff.post('/admin/trade.ExchangeRate/add', {
      ...{ from_currency: from, to_currency: to, rate, valid_from, source: 'test' },
    }),
  );
}

/** Staff offer balances in a currency and put money that came in outside on a member's. */
export async function putOnBalance(
  stack: Stack,
  staff: Api,
  userId: number,
  currency: string,
  amount: string,
): Promise<void> {
  await stack.rows(`UPDATE payment_service.currency SET is_wallet = true WHERE code = $1`, [currency]);
  const row = { user_id: userId, currency, amount, memo: 'counter' };
  await staff.ok(staff.post('/admin/trade.Recharge/add', row));
  const [payment] = await stack.rows<{ id: string }>(
    `SELECT id FROM payment_service.payment_record WHERE user_id = $1 AND way = 'offline' ORDER BY id DESC LIMIT 1`,
    [userId],
  );
  const money = { id: Number(payment?.id), received_on: new Date().toISOString().slice(0, 10), amount };
  await staff.ok(staff.post('/admin/trade.PaymentRecord/confirmOffline', money));
  await eventually(async () => (await balanceIn(stack, userId, currency)) > 0);
}

/** Minor units; 0 without a wallet. */
export async function balanceIn(stack: Stack, userId: number, currency: string): Promise<number> {
  const [wallet] = await stack.rows<{ balance: string }>(
    'SELECT balance FROM payment_service.wallet WHERE user_id = $1 AND currency = $2',
    [userId, currency],
  );
  return Number(wallet?.balance ?? 0);
}
