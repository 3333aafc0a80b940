import type { EntityManager } from 'typeorm';

/** Writes into rows of a page what moved on a balance in another currency, as an amount of that currency; '' where nothing did. */
export async function presentForeign(
  manager: EntityManager,
  table: 'payment_record' | 'refund_request',
  rows: Record<string, unknown>[],
): Promise<void> {
  const ids = rows.filter((row) => row['wallet_currency']).map((row) => Number(row['id']));
  const found =
    ids.length > 0
      ? ((await manager.query(
          `SELECT id, money_text(wallet_amount, wallet_currency) AS amount FROM ${table} WHERE id = ANY ($1)`,
          [ids],
        )) as { id: string; amount: string }[])
      : [];
  const amounts = new Map(found.map(({ id, amount }) => [Number(id), amount]));
  for (const row of rows) row['wallet_amount'] = amounts.get(Number(row['id'])) ?? '';
}
