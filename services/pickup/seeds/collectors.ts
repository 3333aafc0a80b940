import { DEMO_IDS } from '@parcelway/contracts';
import type { DataSource } from 'typeorm';

/** A driver of the demo warehouse and a company that collects. */
export async function seedDemoCollectors(dataSource: DataSource): Promise<void> {
  await dataSource.query(
    `INSERT INTO driver (name, mobile, warehouse_id, vehicle, plate)
     SELECT '周师傅', '7700 900161', $1, 'Transit', 'YK26 PWY' WHERE NOT EXISTS (SELECT FROM driver)`,
    [DEMO_IDS.warehouse],
  );
  await dataSource.query(
    `INSERT INTO express_company (code, name_zh, name_en, kind)
     SELECT 'DEMO-COURIER', '示例快递', 'Demo courier', 'courier' WHERE NOT EXISTS (SELECT FROM express_company)`,
  );
}
