import { Injectable } from '@nestjs/common';
import type { DomainEvent, RowRecycled, SensitiveChanged } from '@parcelway/contracts';
import { rowRecycled, sensitiveChanged } from '@parcelway/contracts';
import { ReactsTo, SEALED_TEXT } from '@parcelway/platform';
import type { EntityManager } from 'typeorm';
import { shownColumns } from './shown-columns';

/** Largest whole number that JavaScript reads from JSON as it is. */
const SAFE = Number.MAX_SAFE_INTEGER;

/** $1 admin id, $2 rule id, $3 resource, $4 service, $5 table, $6 key, $7 ip, $8 user agent, $9 instant, $10 row, $11 shown columns */
const INTO_BIN = `INSERT INTO data_recycle_log
    (admin_id, recycle_id, resource, connection, data_table, primary_key, ip, useragent, create_time, stored_row, data)
  SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9, $10::text, jsonb_object_agg(key, CASE
      WHEN value = 'null' THEN value
      WHEN NOT key = ANY($11::text[]) OR value #>> '{}' ~ '${SEALED_TEXT}' THEN '"******"'
      WHEN jsonb_typeof(value) = 'number' AND abs((value #>> '{}')::numeric) > ${SAFE} THEN to_jsonb(value #>> '{}')
      ELSE value END)::text
  FROM jsonb_each($10::text::jsonb)`;

/** As above to $9, then $10 row's id, $11 changes. A title that staff gave the field comes before the declared one. */
const INTO_LOG = `INSERT INTO sensitive_data_log
    (admin_id, sensitive_id, resource, connection, data_table, primary_key, ip, useragent, create_time, id_value,
     data_field, data_comment, before, after, sealed)
  SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, field,
    left(coalesce((SELECT nullif(data_fields ->> field, '') FROM sensitive_data WHERE id = $2), comment), 50), before, after, sealed
  FROM jsonb_to_recordset($11::jsonb) AS change(field text, comment text, before text, after text, sealed text)`;

/** Files what the services caught; nothing is lost while this service is down. */
@Injectable()
export class CaughtRowsReactions {
  @ReactsTo(rowRecycled)
  async recycle({ data }: DomainEvent<RowRecycled>, manager: EntityManager): Promise<void> {
    await manager.query(INTO_BIN, [...placeOf(data), data.row, shownColumns(data.resource)]);
  }

  @ReactsTo(sensitiveChanged)
  async log({ data }: DomainEvent<SensitiveChanged>, manager: EntityManager): Promise<void> {
    await manager.query(INTO_LOG, [...placeOf(data), String(data.id), JSON.stringify(data.changes)]);
  }
}

function placeOf(caught: RowRecycled | SensitiveChanged): unknown[] {
  return [
    caught.admin_id,
    caught.rule_id,
    caught.resource,
    caught.service,
    caught.data_table,
    caught.primary_key,
    caught.ip.slice(0, 50),
    caught.useragent.slice(0, 255),
    caught.at,
  ];
}
