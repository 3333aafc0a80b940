import type { CaptureRule, RowRecycled, SensitiveChanged } from '@parcelway/contracts';
import { captureRuleChanged, crudOf, DomainError } from '@parcelway/contracts';
import { asAdmin, asMember, asService, eventually } from '@parcelway/testing';
import type { Stack } from '@parcelway/testing';
import { startSample, written } from '../../test/sample-stack';

const COLUMNS: Readonly<Record<string, string>> = {
  title: `E'it''s "a" \\\\ 包裹 😀'`,
  pieces: '-2147483648',
  price: '9007199254740993',
  is_open: 'true',
  day: `'2024-02-29'`,
  seen_at: `'2026-03-29 01:30:00.123456+00'`,
  facts: `'{"b": 1.50, "a": [12345678901234567890, null, "x"]}'`,
  tag_ids: `'[3, 1]'`,
  scan: `'\\xdeadbeef00'`,
  ratio: '0.1000',
  version: '41',
  update_time: `'2025-01-01 00:00:00.000001+00'`,
};

describe('caught rows', () => {
  let stack: Stack;
  const admin = { ...asAdmin(5, { timeoutMs: 60_000 }), ip: '10.0.0.1', useragent: 'Browser' };
  const crud = () => stack.client(crudOf('order'));

  beforeAll(async () => {
    stack = await startSample();
  });
  afterAll(() => stack.stop());

  const keep = async (rule: Omit<CaptureRule, 'is_on' | 'version'>, change: Partial<CaptureRule> = {}) => {
    const data: CaptureRule = { ...rule, is_on: true, version: 1, ...change };
    await stack.rows(`INSERT INTO sample_service.outbox (name, event_version, payload) VALUES ($1, $2, $3)`, [
      captureRuleChanged.name,
      captureRuleChanged.version,
      JSON.stringify(data),
    ]);
    await eventually(async () => {
      const kept = await stack.rows(
        `SELECT 1 FROM sample_service.capture_rule WHERE kind = $1 AND rule_id = $2 AND version >= $3`,
        [data.kind, data.rule_id, data.version],
      );
      return kept.length > 0;
    });
  };
  const rowText = async (table: string, id: number) =>
    (
      await stack.rows<{ row: string }>(
        `SELECT to_jsonb(t)::text AS row FROM sample_service."${table}" AS t WHERE id = $1`,
        [id],
      )
    )[0]?.row;
  const said = async <Payload>(name: string, id: number) =>
    (
      await stack.rows<{ payload: Payload }>(
        `SELECT payload FROM sample_service.outbox WHERE name = $1 AND (payload ->> 'id')::int = $2 ORDER BY position`,
        [name, id],
      )
    ).map(({ payload }) => payload);
  const sample = async (code: string): Promise<number> => {
    const { id } = await crud().add({ resource: 'sample', row: { code } }, admin);
    const assignments = Object.entries(COLUMNS).map(([name, value]) => `${name} = ${value}`);
    await stack.rows(`UPDATE sample_service.sample SET ${assignments.join(', ')} WHERE id = $1`, [id]);
    return id;
  };

  it('says a deleted row and who deleted it, and puts a soft one back bit for bit', async () => {
    await keep({ rule_id: 1, kind: 'recycle', resource: 'sample', fields: [] });
    const id = await sample('soft');
    const before = await rowText('sample', id);
    await crud().del({ resource: 'sample', ids: [id] }, admin);
    const [caught] = await said<RowRecycled>('crud.row-recycled', id);
    expect(caught).toMatchObject({
      ...{ rule_id: 1, service: 'order', resource: 'sample', data_table: 'sample', primary_key: 'id' },
      ...{ admin_id: 5, ip: '10.0.0.1', useragent: 'Browser', row: before },
    });
    expect(await rowText('sample', id)).not.toBe(before);

    const rows = [{ resource: 'sample', row: before ?? '' }];
    expect(await crud().restore({ rows, dry_run: true }, asService('user'))).toEqual({ restored: 1 });
    expect(await rowText('sample', id)).not.toBe(before);
    expect(await crud().restore({ rows }, asService('user'))).toEqual({ restored: 1 });
    expect(await rowText('sample', id)).toBe(before);
    expect(written.at(-1)).toEqual({ kind: 'restore', id });
  });

  it('puts back a row that is gone for good, under its id, and goes on counting after it', async () => {
    await keep({ rule_id: 2, kind: 'recycle', resource: 'sample-tag', fields: [] });
    const { id } = await crud().add({ resource: 'sample-tag', row: { name: 'hard' } }, admin);
    const before = await rowText('sample_tag', id);
    await crud().del({ resource: 'sample-tag', ids: [id] }, admin);
    expect(await rowText('sample_tag', id)).toBeUndefined();
    await stack.rows(`SELECT setval(pg_get_serial_sequence('sample_service.sample_tag', 'id'), 1, false)`);
    await crud().restore({ rows: [{ resource: 'sample-tag', row: before ?? '' }] }, admin);
    expect(await rowText('sample_tag', id)).toBe(before);
    const next = await crud().add({ resource: 'sample-tag', row: { name: 'next' } }, admin);
    expect(next.id).toBeGreaterThan(id);
  });

  it('restores all or none, naming the field that a living row has taken', async () => {
    const [first, second] = [await sample('free'), await sample('taken')];
    const texts = [await rowText('sample', first), await rowText('sample', second)];
    await crud().del({ resource: 'sample', ids: [first, second] }, admin);
    await sample('taken');
    const deleted = await rowText('sample', first);
    const rows = texts.map((row) => ({ resource: 'sample', row: row ?? '' }));
    await expect(crud().restore({ rows }, admin)).rejects.toEqual(
      new DomainError('crud.duplicate', { field: 'code' }),
    );
    expect(await rowText('sample', first)).toBe(deleted);
  });

  it('says nothing of rows that the hooks passed over, of other resources, or once the rule is off', async () => {
    const kept = await sample('kept');
    const id = await sample('unseen');
    await crud().del({ resource: 'sample', ids: [kept, id] }, admin);
    expect(await said('crud.row-recycled', kept)).toEqual([]);
    expect(await said('crud.row-recycled', id)).toHaveLength(1);

    await keep({ rule_id: 1, kind: 'recycle', resource: 'sample', fields: [] }, { is_on: false, version: 3 });
    await keep({ rule_id: 1, kind: 'recycle', resource: 'sample', fields: [] }, { version: 2 });
    const off = await sample('off');
    await crud().del({ resource: 'sample', ids: [off] }, admin);
    expect(await said('crud.row-recycled', off)).toEqual([]);
  });

  it('says what an edit changed of the watched columns and rolls it back bit for bit', async () => {
    const fields = ['title', 'price', 'facts', 'password', 'pieces'];
    await keep({ rule_id: 9, kind: 'sensitive', resource: 'sample', fields });
    const id = await sample('edited');
    await stack.rows(`UPDATE sample_service.sample SET password = 'hash of old' WHERE id = $1`, [id]);
    const before = await rowText('sample', id);
    const row = {
      title: 'new',
      price: '1.00',
      facts: null,
      password: 'new',
      pieces: '-2147483648',
      word: 'red',
    };
    await expect(crud().edit({ resource: 'sample', id, row }, admin)).rejects.toMatchObject({
      fields: [{ field: 'pieces' }],
    });
    await crud().edit({ resource: 'sample', id, row: { ...row, pieces: '3' } }, admin);
    const [event] = await said<SensitiveChanged>('crud.sensitive-changed', id);
    expect(event).toMatchObject({ rule_id: 9, admin_id: 5, primary_key: 'id' });
    expect(event?.changes).toEqual([
      {
        field: 'title',
        comment: '标题',
        before: expect.stringContaining('包裹') as string,
        after: '"new"',
        sealed: null,
      },
      { field: 'price', comment: '价格', before: '9007199254740993', after: '100', sealed: null },
      {
        field: 'facts',
        comment: '事实',
        before: expect.stringContaining('1.50') as string,
        after: null,
        sealed: null,
      },
      {
        field: 'password',
        comment: '密码',
        before: '"******"',
        after: '"******"',
        sealed: expect.any(String) as string,
      },
      { field: 'pieces', comment: '件数', before: '-2147483648', after: '3', sealed: null },
    ]);
    expect(JSON.stringify(event)).not.toContain('hash of old');

    const changes = (event?.changes ?? []).map(({ field, before: was, sealed }) => ({
      ...{ resource: 'sample', id, field, before: was, sealed },
    }));
    await crud().rollback({ changes, dry_run: true }, admin);
    expect(await crud().rollback({ changes }, admin)).toEqual({ changed: 5 });
    const after = JSON.parse((await rowText('sample', id)) ?? '') as object;
    expect(after).toMatchObject({ word: 'red', version: 47 });
    const [same] = await stack.rows<{ same: boolean }>(
      `SELECT to_jsonb(t) - '{word,version,update_time}'::text[] = $2::jsonb - '{word,version,update_time}'::text[] AS same
       FROM sample_service.sample AS t WHERE id = $1`,
      [id, before],
    );
    expect(same).toEqual({ same: true });
    expect(await crud().rollback({ changes }, admin)).toEqual({ changed: 0 });
  });

  it('takes an empty password for no change, and an unchanged field for none', async () => {
    const id = await sample('unchanged');
    await crud().edit({ resource: 'sample', id, row: { password: '', price: '90071992547409.93' } }, admin);
    expect(await said('crud.sensitive-changed', id)).toEqual([]);
  });

  it('restores and rolls back for staff and services only, known columns only', async () => {
    const rows = [{ resource: 'sample', row: '{}' }];
    await expect(crud().restore({ rows }, asMember(1))).rejects.toEqual(
      new DomainError('auth.no_permission'),
    );
    const id = await sample('guarded');
    const change = { resource: 'sample', id, field: 'scan', before: 'null', sealed: null };
    await expect(crud().rollback({ changes: [change] }, admin)).rejects.toEqual(
      new DomainError('crud.unknown_field', { field: 'scan' }),
    );
  });
});
