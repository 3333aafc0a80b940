import { DEMO_IDS } from '@parcelway/contracts';
import type { DataSource } from 'typeorm';

/** Rows of a first start: the pool of numbers always, a warehouse for demonstrations. Safe to repeat. */
export async function seed(dataSource: DataSource, { demo }: { readonly demo: boolean }): Promise<void> {
  await seedWaybillPool(dataSource);
  if (!demo) return;
  await seedDemoWarehouse(dataSource);
  await seedDemoSpaces(dataSource);
}

async function seedWaybillPool(dataSource: DataSource): Promise<void> {
  await dataSource.query(
    `INSERT INTO waybill_no (id, name, kind, service, country, first_serial, last_serial, next_serial)
     SELECT $1::int, 'EE · GB', 's10', 'EE', 'GB', 47312482, 99999999, 47312482
     WHERE NOT EXISTS (SELECT FROM waybill_no)`,
    [DEMO_IDS.waybillPool],
  );
  await advance(dataSource, 'waybill_no');
}

async function seedDemoWarehouse(dataSource: DataSource): Promise<void> {
  await dataSource.query(
    `INSERT INTO warehouse (id, code, name_zh, name_en, city, zip_code, address_line, is_drop_off, is_storage, weigh)
     SELECT $1::int, 'LBA1', '利兹仓', 'Leeds warehouse', 'Leeds', 'LS9 0PX', 'Unit 6, Aire Valley Trade Park', true, true, $1::int
     WHERE NOT EXISTS (SELECT FROM warehouse)`,
    [DEMO_IDS.warehouse],
  );
  await advance(dataSource, 'warehouse');
}

/** Two racks of twelve places each: small and medium pieces above, large ones below. */
async function seedDemoSpaces(dataSource: DataSource): Promise<void> {
  await dataSource.query(
    `INSERT INTO warehouse_space (warehouse_id, code, area, rack, level, slot, size_class, capacity)
     SELECT $1::int, concat_ws('-', 'S', rack, level, slot), 'S', rack, level, slot, size_class, capacity
     FROM unnest(ARRAY['01', '02']) AS rack,
       (VALUES ('1', 'XL', 2), ('2', 'L', 4), ('3', 'M', 6), ('4', 'S', 10)) AS l(level, size_class, capacity),
       unnest(ARRAY['1', '2', '3']) AS slot
     WHERE NOT EXISTS (SELECT FROM warehouse_space)`,
    [DEMO_IDS.warehouse],
  );
}

/** The identity goes on after the ids that were given by hand. */
async function advance(dataSource: DataSource, table: string): Promise<void> {
  await dataSource.query(
    `SELECT setval(pg_get_serial_sequence($1, 'id'), greatest((SELECT max(id) FROM ${table}), 1))`,
    [table],
  );
}
