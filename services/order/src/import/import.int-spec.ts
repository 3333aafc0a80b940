import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AddResource, CallContext, ImportJobView } from '@parcelway/contracts';
import { crudOf, importJob, memberChanged } from '@parcelway/contracts';
import { asAdmin, asMember, eventually, sayEvent, startStack } from '@parcelway/testing';
import type { Stack } from '@parcelway/testing';
import ExcelJS from 'exceljs';
import type { Subscription } from 'nats';
import { headers } from 'nats';
import { termsOf } from '../../test/customer';
import { service } from '../index';

const MEMBER = 7101;

type Cells = readonly (string | number | ExcelJS.CellFormulaValue)[];

async function workbook(...rows: readonly Cells[]): Promise<Buffer> {
  const book = new ExcelJS.Workbook();
  const sheet = book.addWorksheet('Rows');
  rows.forEach((row) => sheet.addRow([...row]));
  return Buffer.from(await book.xlsx.writeBuffer());
}

const RULE_HEAD = [
  'code',
  'name_zh',
  'name_en',
  'Country (country_id)',
  'min_amount',
  'per_kg_amount',
  'postcodes',
];
const rule = (code: string, change: Partial<Record<number, string | number>> = {}): Cells =>
  [code, '高地', 'Highlands', 'GB', '3.00', 0.5, 'IV'].map((cell, index) => change[index] ?? cell);
const ORDER_HEAD = [
  ...['out_order_id', 'channel_code', 'receiverName', 'receiverCity', 'receiverDetailAddress'],
  ...['receiverCountryCode', 'receiverZipCode', 'receiverTelephone', 'packageWeight'],
  ...['itemEnglishName', 'itemUnitPrice', 'itemUnitPriceCurrency', 'itemQuantity'],
];
const item = (reference: string, name: string, price = '4.20', weight = '800'): Cells => [
  ...[reference, 'UK-PARCEL', 'Ann Lee', 'Leeds', '1 Park Row', 'GB', 'LS3 1EW', '+447700900123', weight],
  ...[name, price, 'GBP', 2],
];

describe('imports', () => {
  let stack: Stack;
  /** Who says where files lie. */
  let storage: Subscription;
  let answerStorage: () => Subscription;
  const files = new Map<number, { url: string; sha1: string; size: number }>();
  const jobs = () => stack.client(importJob);
  const count = async (table: string): Promise<number> =>
    Number((await stack.rows<{ n: string }>(`SELECT count(*) AS n FROM order_service.${table}`))[0]?.n);

  /** Puts a file where uploads lie; answers its id. */
  function upload(bytes: Buffer): number {
    const sha1 = createHash('sha1').update(bytes).digest('hex');
    const id = files.size + 1;
    mkdirSync(join(stack.config.dataDir, 'storage/import'), { recursive: true });
    writeFileSync(join(stack.config.dataDir, `storage/import/${sha1}.xlsx`), bytes);
    files.set(id, { url: `/storage/import/${sha1}.xlsx`, sha1, size: bytes.length });
    return id;
  }
  const ended = async (id: number, context = () => asAdmin(1)): Promise<ImportJobView> =>
    eventually(async () => {
      const job = await jobs().read({ id }, context());
      return ['completed', 'completed_with_errors', 'failed'].includes(job.status) && job;
    }, 60_000);
  const rules = async (file_id: number, dry_run: boolean): Promise<ImportJobView> => {
    const { import_job_id } = await jobs().start({ kind: 'remote_rule', file_id, dry_run }, asAdmin(1));
    return ended(import_job_id);
  };

  beforeAll(async () => {
    stack = await startStack({ services: [service] });
    const answer = (call: string, reply: (request: { id?: number }) => unknown) =>
      stack.nats.subscribe(`rpc.${call}`, {
        callback: (_error, message) => message.respond(JSON.stringify(reply(message.json()))),
      });
    answerStorage = () => answer('user.attachment.storage', () => ({ name: 'local', bucket: null }));
    storage = answerStorage();
    answer('user.attachment.own', ({ id }) => ({ id, name: 'rows.xlsx', ...files.get(Number(id)) }));
    await stack.nats.flush();
    await sayEvent(stack, memberChanged, termsOf(MEMBER));
  });
  afterAll(() => stack.stop());

  it('judges every row without entering one, then enters the good ones; the same file again adds nothing', async () => {
    const file = upload(
      await workbook(
        RULE_HEAD,
        rule('HI-1'),
        rule('HI-2', { 3: 'Atlantis' }),
        rule('HI-3', { 4: 'three' }),
        rule('HI-4', { 0: '' }),
      ),
    );
    const before = await count('remote_rule');
    const judged = await rules(file, true);
    expect(judged).toMatchObject({
      dry_run: true,
      status: 'completed_with_errors',
      rows_total: 4,
      rows_bad: 3,
      rows_created: 0,
    });
    expect(judged.bad).toEqual([
      { sheet: 'Rows', row_no: 3, errors: [{ column: '国家', text: '国家 选的内容不存在' }] },
      { sheet: 'Rows', row_no: 4, errors: [{ column: '最低', text: '最低 应为数字，最多 2 位小数' }] },
      { sheet: 'Rows', row_no: 5, errors: [{ column: '代码', text: '代码 不能为空' }] },
    ]);
    expect(await count('remote_rule')).toBe(before);

    await jobs().run({ id: judged.id }, asAdmin(1));
    expect(await ended(judged.id)).toMatchObject({
      status: 'completed_with_errors',
      rows_created: 1,
      rows_bad: 3,
    });
    expect(await count('remote_rule')).toBe(before + 1);

    const again = await rules(file, false);
    expect(again).toMatchObject({ id: judged.id, rows_created: 1, rows_bad: 3 });
    expect(await count('remote_rule')).toBe(before + 1);
  });

  it('gives the bad rows back as a file that, corrected, is entered', async () => {
    const file = upload(await workbook(RULE_HEAD, rule('CO-1'), rule('CO-2', { 1: '=高地', 4: 'x' })));
    const job = await rules(file, false);
    expect(job).toMatchObject({ rows_created: 1, rows_bad: 1 });
    const book = new ExcelJS.Workbook();
    const bytes = await jobs().errorFile({ id: job.id }, asAdmin(1));
    await book.xlsx.load(Buffer.from(bytes).buffer as ArrayBuffer);
    const [sheet] = book.worksheets;
    expect(sheet?.rowCount).toBe(2);
    const column = (sheet?.getRow(1).values as string[]).findIndex((title) => title?.includes('min_amount'));
    expect(sheet?.getCell(2, 2).value).toBe("'=高地");
    const cell = sheet?.getCell(2, column);
    expect(cell?.value).toBe('x');
    if (cell) cell.value = '2.00';
    const corrected = await rules(upload(Buffer.from(await book.xlsx.writeBuffer())), false);
    expect(corrected).toMatchObject({ status: 'completed', rows_created: 1, rows_bad: 0 });
    const [made] = await stack.rows(`SELECT name_zh FROM order_service.remote_rule WHERE code = 'CO-2'`);
    expect(made).toEqual({ name_zh: '=高地' });
  });

  it('is taken on again when nobody says where files lie, which is no fault of the file', async () => {
    storage.unsubscribe();
    await stack.nats.flush();
    const file_id = upload(await workbook(RULE_HEAD, rule('AW-1')));
    const { import_job_id } = await jobs().start(
      { kind: 'remote_rule', file_id, dry_run: false },
      asAdmin(1),
    );
    const isLeft = `SELECT FROM order_service.import_job WHERE id = $1 AND status = 'running' AND lease_until > now()`;
    await eventually(async () => (await stack.rows(isLeft, [import_job_id])).length === 1);
    storage = answerStorage();
    await stack.nats.flush();
    await eventually(async () => {
      await stack.rows(
        `UPDATE order_service.import_job SET lease_until = now() WHERE id = $1 AND status = 'running'`,
        [import_job_id],
      );
      return (await jobs().read({ id: import_job_id }, asAdmin(1))).status !== 'running';
    });
    expect(await ended(import_job_id)).toMatchObject({ status: 'completed', rows_created: 1, failure: '' });
  });

  it('refuses formulas cell by cell, and files that are no plain workbook as a whole', async () => {
    const formula = { formula: '1+1', result: 2, date1904: false };
    const withFormula = await rules(
      upload(await workbook(RULE_HEAD, [...rule('FO-1').slice(0, 4), formula, 1, 'IV'])),
      false,
    );
    expect(withFormula).toMatchObject({
      ...{ status: 'completed_with_errors', failure: '' },
      bad: [{ sheet: 'Rows', row_no: 2, errors: [{ column: '最低', text: '单元格是公式，请粘贴为数值' }] }],
    });
    for (const [bytes, failure] of [
      [Buffer.from('no workbook'), '文件不是可读的 xlsx 工作簿'],
      [await workbook(RULE_HEAD), '文件里没有数据行'],
      [await workbook(['code'], ['X']), '工作表“Rows”缺少列“中文名”'],
    ] as const)
      expect(await rules(upload(bytes), false)).toMatchObject({ status: 'failed', failure });
  });

  it('a template is a file that imports', async () => {
    const book = new ExcelJS.Workbook();
    const bytes = await jobs().template({ kind: 'remote_rule' }, asAdmin(1));
    await book.xlsx.load(Buffer.from(bytes).buffer as ArrayBuffer);
    const [sheet] = book.worksheets;
    const titles = (sheet?.getRow(1).values as string[]).slice(1);
    expect(titles).toContain('代码 (code)');
    const named = new Map(
      RULE_HEAD.map((name, index) => [/\w+(?=\)?$)/.exec(name)?.[0], rule('TE-1')[index]]),
    );
    sheet?.addRow(titles.map((title) => named.get(/\((\w+)\)/.exec(title)?.[1])));
    const job = await rules(upload(Buffer.from(await book.xlsx.writeBuffer())), false);
    expect(job).toMatchObject({ status: 'completed', rows_created: 1 });
  });

  it('a job whose process died is taken up where its rows stand and enters nothing twice', async () => {
    const codes = Array.from({ length: 30 }, (_, index) => `DI-${index}`);
    const job = await rules(upload(await workbook(RULE_HEAD, ...codes.map((code) => rule(code)))), true);
    await stack.rows(
      `WITH made AS (
         INSERT INTO order_service.remote_rule (code, name_zh, name_en, country_id, min_amount, per_kg_amount, postcodes)
         SELECT r."values"->>'code', 'x', 'x', 1, 1, 1, 'IV' FROM order_service.import_row AS r
         WHERE import_job_id = $1 ORDER BY id LIMIT 10 RETURNING id, code)
       UPDATE order_service.import_row AS r SET status = 'created', target_id = made.id FROM made
       WHERE import_job_id = $1 AND r."values"->>'code' = made.code`,
      [job.id],
    );
    await stack.rows(
      `UPDATE order_service.import_job SET status = 'running', dry_run = false, last_row_id = 0, lease_until = now() WHERE id = $1`,
      [job.id],
    );
    expect(await ended(job.id)).toMatchObject({ status: 'completed', rows_created: 30, rows_bad: 0 });
    const [made] = await stack.rows<{ n: string }>(
      `SELECT count(*) AS n FROM order_service.remote_rule WHERE code LIKE 'DI-%'`,
    );
    expect(Number(made?.n)).toBe(30);
  });

  it('has number pools judged and entered by the service that keeps them, each row once', async () => {
    const asked: AddResource[] = [];
    const keys = new Set<string>();
    const refused = headers();
    refused.set('err', '1');
    const fields = [{ field: 'last_serial', rule: 'min', params: { min: 500 } }];
    stack.nats.subscribe('rpc.waybill.crud.add', {
      callback: (_error, message) => {
        const request = message.json<AddResource>();
        asked.push(request);
        keys.add((JSON.parse(message.headers?.get('ctx') ?? '{}') as CallContext).idempotencyKey ?? '');
        if (request.row['last_serial'] === '400')
          message.respond(JSON.stringify({ code: 'request.invalid', params: {}, fields }), {
            headers: refused,
          });
        else message.respond(JSON.stringify({ id: request.dry_run ? 0 : 61 }));
      },
    });
    await stack.nats.flush();
    const head = ['name', 'kind', 'service', 'country', 'first_serial', 'last_serial'];
    const file = upload(
      await workbook(head, ['RR', 's10', 'RR', 'GB', 1, 900], ['RA', 's10', 'RA', 'GB', 500, 400]),
    );
    const start = () => jobs().start({ kind: 'waybill_no', file_id: file, dry_run: true }, asAdmin(1));
    const judged = await ended((await start()).import_job_id);
    expect(judged).toMatchObject({ rows_created: 0, rows_bad: 1 });
    expect(judged.bad[0]).toMatchObject({ row_no: 3, errors: [{ column: '止号' }] });
    await jobs().run({ id: judged.id }, asAdmin(1));
    expect(await ended(judged.id)).toMatchObject({ rows_created: 1, rows_bad: 1 });
    await jobs().run({ id: judged.id }, asAdmin(1));
    await ended(judged.id);
    expect(keys.size).toBe(2);
    expect(asked.filter(({ row, dry_run }) => row['name'] === 'RR' && !dry_run)).toHaveLength(1);
  });

  it('makes one package of the rows of a reference, unpaid, once; a member reads only its own job', async () => {
    const file = upload(
      await workbook(
        ORDER_HEAD,
        item('R-1', 'Tea'),
        item('R-1', 'Mug'),
        item('R-2', 'Tea', 'free'),
        item('R-3', 'Tea'),
        item('R-3', 'Mug', '1.00', '900'),
      ),
    );
    const start = () =>
      jobs().start({ kind: 'sheet_order', file_id: file, dry_run: false }, asMember(MEMBER));
    const { import_job_id } = await start();
    const job = await ended(import_job_id, () => asMember(MEMBER));
    expect(job).toMatchObject({ rows_total: 5, rows_created: 2, rows_bad: 3 });
    expect(job.bad.map(({ row_no, errors }) => [row_no, errors.map(({ column }) => column)])).toEqual([
      [4, ['单价']],
      [5, ['']],
      [6, []],
    ]);
    await start();
    await ended(import_job_id, () => asMember(MEMBER));
    const orders = await stack.rows<{ out_order_id: string; pay_status: number; items: number }>(
      `SELECT out_order_id, pay_status, jsonb_array_length(request_content->'items') AS items FROM order_service.sheet_order
       WHERE user_id = $1`,
      [MEMBER],
    );
    expect(orders).toEqual([{ out_order_id: 'R-1', pay_status: 1, items: 2 }]);
    await expect(jobs().read({ id: import_job_id }, asMember(MEMBER + 1))).rejects.toMatchObject({
      code: 'crud.not_found',
    });
    await expect(
      jobs().start({ kind: 'remote_rule', file_id: file, dry_run: true }, asMember(MEMBER)),
    ).rejects.toMatchObject({ code: 'auth.no_permission' });
  });

  it('lists bad rows as a resource, in the reader’s language', async () => {
    const page = await stack.client(crudOf('order')).list(
      {
        resource: 'import-row',
        sort: [{ field: 'row_no', direction: 'asc' }],
        search: [{ field: 'status', operator: 'eq', value: 'has_errors' }],
      },
      { ...asAdmin(1), locale: 'en' },
    );
    expect(page.rows[0]?.['errors']).toEqual([
      { column: expect.any(String), text: expect.stringMatching(/^[\x20-\x7e]+$/) },
    ]);
  });
});
