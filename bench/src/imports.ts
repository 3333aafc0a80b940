import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { DEMO_IDS } from '@parcelway/contracts';
import ExcelJS from 'exceljs';
import { Pool } from 'pg';
import { BackOffice } from './back-office';
import { peaksOf } from './processor-time';
import type { Peaks } from './processor-time';

const ROWS = 20_000;
/** Every so-manieth row has a weight that is none. */
const BAD_SHARE = 50;
const LOOK_AGAIN_MS = 500;
const TITLES = [
  ...['out_order_id', 'channel_code', 'receiverName', 'receiverCity', 'receiverDetailAddress'],
  ...['receiverCountryCode', 'receiverZipCode', 'receiverTelephone', 'packageWeight'],
  ...['itemEnglishName', 'itemUnitPrice', 'itemUnitPriceCurrency', 'itemQuantity'],
];

export interface ImportFigures {
  readonly rows: number;
  readonly bad: number;
  readonly packages: number;
  /** Packages that the same file added when it was sent again. */
  readonly addedAgain: number;
  readonly firstError: unknown;
  readonly checkSeconds: number;
  readonly enterSeconds: number;
  readonly againSeconds: number;
  readonly peakMegabytes: Peaks;
}

interface Job {
  readonly status: string;
  readonly rows_total: number;
  readonly rows_created: number;
  readonly rows_bad: number;
}

/** Has 20,000 packages of a member checked, entered and, with the same file, entered again, a fiftieth of them with an error. */
export async function benchImport(
  url: string,
  databaseUrl: string,
  stack: Readonly<Record<string, number>>,
): Promise<ImportFigures> {
  const office = await BackOffice.logIn(url);
  const pool = new Pool({ connectionString: databaseUrl, max: 1, application_name: 'bench' });
  const packages = async () =>
    Number(
      (await pool.query<{ n: string }>('SELECT count(*) AS n FROM order_service.sheet_order')).rows[0]?.n,
    );
  const form = new FormData();
  form.append('topic', 'import');
  form.append('file', new File([new Uint8Array(await workbook())], 'packages.xlsx'));
  const { file } = await office.post<{ file: { id: number } }>('/attachment/upload', form);
  const start = (dry_run: boolean) =>
    office.post<{ import_job_id: number }>('/sheet-order/import', {
      ...{ file_id: file.id, user_id: DEMO_IDS.member },
      dry_run,
    });
  const timed = async (begin: () => Promise<{ import_job_id: number }>) => {
    const begun = performance.now();
    const { import_job_id: id } = await begin();
    const job = await ended(office, id);
    return { id, job, seconds: (performance.now() - begun) / 1000 };
  };

  const before = await packages();
  const checked = await timed(() => start(true));
  if ((await packages()) !== before) throw new Error('A check has entered packages');
  const entered = await timed(() => office.post('/import-job/run', { id: checked.id }));
  const after = await packages();
  const again = await timed(() => start(false));
  const [first] = await office.get<readonly Record<string, unknown>[]>(
    `/import-row?filter=${encodeURIComponent(JSON.stringify({ import_job_id: checked.id, status: 'has_errors' }))}&sort=["row_no","ASC"]`,
  );
  const figures = {
    rows: entered.job.rows_total,
    bad: entered.job.rows_bad,
    packages: after - before,
    addedAgain: (await packages()) - after,
    firstError: first && { sheet: first['sheet'], row_no: first['row_no'], errors: first['errors'] },
    checkSeconds: checked.seconds,
    enterSeconds: entered.seconds,
    againSeconds: again.seconds,
    peakMegabytes: peaksOf(stack),
  };
  await pool.end();
  return figures;
}

async function ended(office: BackOffice, id: number): Promise<Job> {
  for (;;) {
    const job = await office.get<Job>(`/import-job/${id}`);
    if (job.status !== 'queued' && job.status !== 'running') return job;
    await delay(LOOK_AGAIN_MS);
  }
}

async function workbook(): Promise<Buffer> {
  const target = new PassThrough();
  const written = buffer(target);
  const book = new ExcelJS.stream.xlsx.WorkbookWriter({ stream: target });
  const sheet = book.addWorksheet('Packages');
  sheet.addRow(TITLES).commit();
  for (let index = 1; index <= ROWS; index += 1) {
    const weight = index % BAD_SHARE === 0 ? 'heavy' : String(400 + (index % 900));
    const row = [
      ...[`BENCH-${index}`, 'UK-PARCEL', 'Ann Lee', 'Leeds', `${index} Park Row`, 'GB', 'LS3 1EW'],
      ...['+447700900123', weight, 'Tea', '4.20', 'GBP', '2'],
    ];
    sheet.addRow(row).commit();
  }
  await book.commit();
  return written;
}
