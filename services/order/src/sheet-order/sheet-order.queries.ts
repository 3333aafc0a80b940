import { DomainError, sheetOrderCreated } from '@parcelway/contracts';
import type { NamedQuery } from '@parcelway/platform';
import { runNamed } from '@parcelway/platform';
import { DataSource, In } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { SheetOrderEntity } from './sheet-order.entity';

/** Whose orders a caller may touch. Null = everybody's (staff). */
export type Owner = { readonly userId: number; readonly appId?: string } | null;

export const ownerWhere = (owner: Owner): { userId?: number; appId?: string } =>
  owner === null
    ? {}
    : { userId: owner.userId, ...(owner.appId === undefined ? {} : { appId: owner.appId }) };

/** A new row by column, and the event of it without its id. */
export interface EnteredSheetOrder {
  readonly columns: Readonly<Record<string, unknown>> & { readonly sheet_no: string };
  readonly fact: Readonly<Record<string, unknown>>;
  readonly byType: string;
  readonly byId: number | null;
  readonly requestId: string;
}

/**
 * Enters orders with their history rows and events, except those whose reference is taken. In the order of their references, so that two
 * batches with the same ones wait for each other and not both. Answers ids by `sheet_no`.
 */
const enterOrders: NamedQuery = {
  name: 'sheet-orders-enter',
  text: `
    WITH given AS (
      SELECT * FROM jsonb_to_recordset($1::jsonb) AS r(sheet_no text, user_id bigint, logistice text, app_id text, pay_way text,
        channel_id bigint, service_type text, out_order_id text, platform_order_number text, request_content jsonb, body_hash text,
        currency text, quote_snapshot jsonb, amount bigint, receiver_name text, receiver_city text, receiver_country_code text,
        package_weight int, charged_g int, sender_address_id bigint, book_at timestamptz,
        fact jsonb, by_type text, by_id bigint, request_id text)
    ), made AS (
      INSERT INTO sheet_order (sheet_no, user_id, logistice, app_id, pay_way, channel_id, service_type, out_order_id,
        platform_order_number, request_content, body_hash, currency, quote_snapshot, amount, receiver_name, receiver_city,
        receiver_country_code, package_weight, charged_g, sender_address_id, book_at)
      SELECT sheet_no, user_id, logistice, app_id, pay_way, channel_id, service_type, out_order_id,
        platform_order_number, request_content, body_hash, currency, quote_snapshot, amount, receiver_name, receiver_city,
        receiver_country_code, package_weight, charged_g, sender_address_id, book_at
      FROM given ORDER BY app_id, user_id, out_order_id
      ON CONFLICT DO NOTHING RETURNING id, sheet_no
    ), history AS (
      INSERT INTO sheet_order_history (subject_id, to_status, by_type, by_id)
      SELECT made.id, 0, by_type, by_id FROM made JOIN given USING (sheet_no)
    ), said AS (
      INSERT INTO outbox (name, event_version, payload, request_id)
      SELECT '${sheetOrderCreated.name}', ${sheetOrderCreated.version}, fact || jsonb_build_object('id', made.id), request_id
      FROM made JOIN given USING (sheet_no) ORDER BY made.id
    )
    SELECT id, sheet_no FROM made`,
};

/** The id of each, null where the reference is taken. */
export async function enterSheetOrders(
  dataSource: DataSource,
  entries: readonly EnteredSheetOrder[],
): Promise<readonly (number | null)[]> {
  const rows = entries.map(({ columns, fact, byType, byId, requestId }) => ({
    ...columns,
    fact,
    by_type: byType,
    by_id: byId,
    request_id: requestId,
  }));
  const made = await runNamed<{ id: string; sheet_no: string }>(dataSource, enterOrders, [
    JSON.stringify(rows),
  ]);
  const idOf = new Map(made.map(({ id, sheet_no }) => [sheet_no, Number(id)]));
  return entries.map(({ columns }) => idOf.get(columns.sheet_no) ?? null);
}

/** The order that has a reference, deleted ones too. */
export function byReference(
  dataSource: DataSource,
  { userId, appId, outOrderId }: { userId: number; appId: string; outOrderId: string },
): Promise<SheetOrderEntity | null> {
  return dataSource.manager.findOne(SheetOrderEntity, {
    where: appId === '' ? { userId, appId, outOrderId } : { appId, outOrderId },
    withDeleted: true,
  });
}

/** One order under its row lock. Errors: sheet.not_found. */
export async function lockSheetOrder(
  manager: EntityManager,
  id: number,
  owner: Owner = null,
): Promise<SheetOrderEntity> {
  const order = await manager.findOne(SheetOrderEntity, {
    where: { id, ...ownerWhere(owner) },
    lock: { mode: 'pessimistic_write' },
  });
  if (!order) throw new DomainError('sheet.not_found');
  return order;
}

/** The orders of a list of ids in the order of the list. Errors: sheet.not_found where one is missing. */
export async function ordersInOrder(
  manager: EntityManager,
  ids: readonly number[],
  owner: Owner,
): Promise<SheetOrderEntity[]> {
  const found = await manager.findBy(SheetOrderEntity, { id: In([...ids]), ...ownerWhere(owner) });
  const byId = new Map(found.map((order) => [order.id, order]));
  return ids.map((id) => {
    const order = byId.get(id);
    if (!order) throw new DomainError('sheet.not_found');
    return order;
  });
}
