import { Injectable } from '@nestjs/common';
import type { NamedQuery } from '@parcelway/platform';
import { batched, runNamed } from '@parcelway/platform';
import { DataSource } from 'typeorm';
import type { Booking, Carrier, CarrierAnswer } from '../carrier/carrier';
import type { SheetOrderEntity } from '../sheet-order/sheet-order.entity';
import type { LogisticsRequestEntity } from './logistics-request.entity';

type Kind = LogisticsRequestEntity['kind'];

const WRITTEN_AT_ONCE = 64;
const MOST_REASON = 300;

/** $1 the rows. Ids in their order. */
const begin: NamedQuery = {
  name: 'logistics-requests-begin',
  text: `
    WITH given AS MATERIALIZED (
      SELECT nextval(pg_get_serial_sequence('logistics_request', 'id')) AS id, r.* FROM ROWS FROM (jsonb_to_recordset($1::jsonb)
        AS (sheet_order_id bigint, app_id text, out_order_id text, kind text, attempt int, carrier_code text, receiver_name text,
          receiver_country_code text, parcel jsonb)) WITH ORDINALITY AS r
    ), written AS (
      INSERT INTO logistics_request (id, sheet_order_id, app_id, out_order_id, kind, attempt, carrier_code, receiver_name,
        receiver_country_code, parcel) OVERRIDING SYSTEM VALUE
      SELECT id, sheet_order_id, app_id, out_order_id, kind, attempt, carrier_code, receiver_name, receiver_country_code, parcel FROM given
    )
    SELECT id FROM given ORDER BY ordinality`,
};

/** $1 the rows. */
const end: NamedQuery = {
  name: 'logistics-requests-end',
  text: `
    UPDATE logistics_request AS l SET request_content = r.request_content, response_content = r.response_content, status = r.status,
      order_code = r.order_code, tracking_number = r.tracking_number, http_status = r.http_status, duration_ms = r.duration_ms,
      error = r.error, version = version + 1, update_time = now()
    FROM jsonb_to_recordset($1::jsonb) AS r(id bigint, request_content jsonb, response_content jsonb, status smallint, order_code text,
      tracking_number text, http_status int, duration_ms int, error text) WHERE l.id = r.id`,
};

interface Answered {
  readonly id: string;
  readonly answer: CarrierAnswer<Booking | null>;
  readonly durationMs: number;
}

/** Asks carriers, and keeps what was asked and answered. */
@Injectable()
export class CarrierLog {
  private readonly begin = batched((rows: readonly object[]) => this.write(begin, rows), WRITTEN_AT_ONCE);
  private readonly end = batched(async (answers: readonly Answered[]) => {
    await this.write(end, answers.map(endedRow));
    return answers;
  }, WRITTEN_AT_ONCE);

  constructor(private readonly dataSource: DataSource) {}

  async ask<Value extends Booking | null>(
    order: SheetOrderEntity,
    carrier: Carrier,
    kind: Kind,
    ask: () => Promise<CarrierAnswer<Value>>,
  ): Promise<CarrierAnswer<Value>> {
    const id = await this.begin({
      sheet_order_id: order.id,
      app_id: order.appId,
      out_order_id: order.outOrderId,
      kind,
      attempt: order.attempts,
      carrier_code: carrier.code,
      receiver_name: order.receiverName,
      receiver_country_code: order.receiverCountryCode,
      parcel: order.requestContent,
    });
    const start = performance.now();
    const answer = await ask();
    await this.end({ id, answer, durationMs: Math.round(performance.now() - start) });
    return answer;
  }

  private async write(query: NamedQuery, rows: readonly object[]): Promise<string[]> {
    const written = await runNamed<{ id: string }>(this.dataSource, query, [JSON.stringify(rows)]);
    return written.map(({ id }) => id);
  }
}

function endedRow({ id, answer, durationMs }: Answered): object {
  const { request, response, httpStatus } = answer.exchange;
  const booking = answer.outcome === 'done' ? answer.value : null;
  return {
    id,
    request_content: request,
    response_content: response,
    status: answer.outcome === 'done' ? 1 : 2,
    order_code: booking?.orderCode ?? null,
    tracking_number: booking?.trackingNumber ?? null,
    http_status: httpStatus,
    duration_ms: durationMs,
    error: answer.outcome === 'done' ? '' : answer.reason.slice(0, MOST_REASON),
  };
}
