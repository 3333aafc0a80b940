import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import ExcelJS from 'exceljs';
import { Pool } from 'pg';
import { BackOffice } from './back-office';
import { orderBody } from './loads/place';
import { peaksOf } from './processor-time';
import type { Peaks } from './processor-time';
import { FIRST_MEMBER, insertOrders } from './seed-rows';
import { demoMember } from './seed';
import { Storefront } from './storefront';

const ORDERS = 50_000;
const FIRST_ORDER_ID = 1_000_001;

export interface ExportFigures {
  readonly rows: number;
  readonly columns: number;
  readonly megabytes: number;
  readonly seconds: number;
  /** Highest resident megabytes each process has had since it began. */
  readonly peakMegabytes: Peaks;
}

/** Saves the order board with 50,000 orders as a workbook, as a person at the board does, and looks into the file. */
export async function benchExport(
  url: string,
  databaseUrl: string,
  stack: Readonly<Record<string, number>>,
): Promise<ExportFigures> {
  await seedOrders(url, databaseUrl);
  const office = await BackOffice.logIn(url);
  const begun = performance.now();
  const { body } = await office.fetch('/luggage-order/export?format=xlsx&filter=%7B%7D', {});
  if (!body) throw new Error('No file');
  const file = await buffer(body);
  const seconds = (performance.now() - begun) / 1000;
  const peakMegabytes = peaksOf(stack);
  const { rows, columns } = await extentOf(file);
  if (rows < ORDERS) throw new Error(`${rows} rows in the file, not ${ORDERS}`);
  return { rows, columns, megabytes: file.length / 1024 / 1024, seconds, peakMegabytes };
}

async function seedOrders(url: string, databaseUrl: string): Promise<void> {
  const storefront = await Storefront.logIn(url, 'demo', 'Demo1234');
  const member = demoMember(storefront);
  const sample = await storefront.ship(orderBody(member, await storefront.goods('UKCN-AIR')));
  const pool = new Pool({ connectionString: databaseUrl, max: 1, application_name: 'bench' });
  await insertOrders(pool, {
    sampleOrderId: sample.orderId,
    firstOrderId: FIRST_ORDER_ID,
    firstNumber: 1,
    count: ORDERS,
    benchShare: 1,
    firstMember: FIRST_MEMBER,
    members: 1,
  });
  await pool.query('ANALYZE');
  await pool.end();
}

/** Rows under the titles, and columns. */
async function extentOf(file: Buffer): Promise<{ rows: number; columns: number }> {
  let rows = 0;
  let columns = 0;
  const reader = new ExcelJS.stream.xlsx.WorkbookReader(Readable.from([file]), { worksheets: 'emit' });
  for await (const sheet of reader)
    for await (const row of sheet) {
      rows += 1;
      columns = Math.max(columns, row.cellCount);
    }
  return { rows: rows - 1, columns };
}
