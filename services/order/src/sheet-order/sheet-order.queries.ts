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

/**
 * Enters an order with its history row and its event, unless its reference is taken. $1 the row as JSON, $2 the event's payload without the
 * id, $3 who enters it, $4 that one's id, $5 the request's id. Answers its id, or no row.
 */
const enterOrder: NamedQuery = {
  name: 'sheet-order-enter',
  text: `
    WITH made AS (
      INSERT INTO sheet_order (sheet_no, user_id, logistice, app_id, pay_way, channel_id, service_type, out_order_id,
        platform_order_number, request_content, body_hash, currency, quote_snapshot, amount, receiver_name, receiver_city,
        receiver_country_code, package_weight, charged_g, sender_address_id, book_at)
      SELECT sheet_no, user_id, logistice, app_id, pay_way, channel_id, service_type, out_order_id,
        platform_order_number, request_content, body_hash, currency, quote_snapshot, amount, receiver_name, receiver_city,
        receiver_country_code, package_weight, charged_g, sender_address_id, book_at
      FROM jsonb_to_record($1::jsonb) AS r(sheet_no text, user_id bigint, logistice text, app_id text, pay_way text, channel_id bigint,
        service_type text, out_order_id text, platform_order_number text, request_content jsonb, body_hash text, currency text,
        quote_snapshot jsonb, amount bigint, receiver_name text, receiver_city text, receiver_country_code text,
        package_weight int, charged_g int, sender_address_id bigint, book_at timestamptz)
      ON CONFLICT DO NOTHING RETURNING id
    ), history AS (
      INSERT INTO sheet_order_history (subject_id, to_status, by_type, by_id) SELECT id, 0, $3, $4 FROM made
    ), said AS (
      INSERT INTO outbox (name, event_version, payload, request_id)
      SELECT '${sheetOrderCreated.name}', ${sheetOrderCreated.version}, $2::jsonb || jsonb_build_object('id', id), $5 FROM made
    )
    SELECT id FROM made`,
};

export async function enterSheetOrder(
  dataSource: DataSource,
  entry: {
    readonly columns: Readonly<Record<string, unknown>>;
    readonly fact: Readonly<Record<string, unknown>>;
    readonly byType: string;
    readonly byId: number | null;
    readonly requestId: string;
  },
): Promise<number | null> {
  const [row] = await runNamed<{ id: string }>(dataSource, enterOrder, [
    JSON.stringify(entry.columns),
    JSON.stringify(entry.fact),
    entry.byType,
    entry.byId,
    entry.requestId,
  ]);
  return row ? Number(row.id) : null;
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
