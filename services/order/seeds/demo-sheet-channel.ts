import { DEMO_IDS } from '@parcelway/contracts';
import type { EntityManager } from 'typeorm';

const CODE = 'UK-PARCEL';

/** A channel for e-commerce packages inside the United Kingdom, carried by ourselves: £2.90 up to 500 g, £0.60 each further 500 g. */
export async function seedDemoSheetChannel(manager: EntityManager): Promise<void> {
  await manager.query(
    `WITH made AS (
       INSERT INTO channel (code, name_zh, name_en, carrier_code, transport, kind, country_id, origin_warehouse_id, divisor,
         max_box_weight_g, max_side_mm, waybill_no_id, customs_form, eta_min_days, eta_max_days, sender_pickup)
       SELECT $1::varchar, '英国境内小包', 'UK domestic parcel', 'self', 'express', 'sheet', id, $2, NULL, 20000, 1200, $3, 'none', 1, 3, false
       FROM country WHERE code = 'GB' AND NOT EXISTS (SELECT 1 FROM channel WHERE code = $1::varchar)
       RETURNING id
     )
     INSERT INTO channel_price (channel_id, first_weight_g, first_price, step_price, valid_from)
     SELECT id, 500, 290, 60, '2026-01-01T00:00:00Z' FROM made`,
    [CODE, DEMO_IDS.warehouse, DEMO_IDS.waybillPool],
  );
}
