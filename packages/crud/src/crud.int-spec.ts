import { crudOf, DomainError } from '@parcelway/contracts';
import { asAdmin, asMember, startStack } from '@parcelway/testing';
import type { Stack } from '@parcelway/testing';
import { service } from '@parcelway/order-service';

describe('back-office resources', () => {
  let stack: Stack;
  const admin = asAdmin(1, { timeoutMs: 300_000 });
  const crud = () => stack.client(crudOf('order'));
  const list = (resource: string, rest: object = {}) => crud().list({ resource, ...rest }, admin);
  const channelId = async (code: string): Promise<number> =>
    Number((await list('channel', { search: [{ field: 'code', operator: 'eq', value: code }] })).rows[0]?.id);

  beforeAll(async () => {
    stack = await startStack({ services: [service] });
  });
  afterAll(() => stack.stop());

  it('lists declared fields with both names, flags as 0 or 1 and an exact total', async () => {
    const { rows, total } = await list('channel', { limit: 2, sort: [{ field: 'id', direction: 'asc' }] });
    expect(total).toBe(4);
    expect(rows).toHaveLength(2);
    expect(rows[0]).toMatchObject({
      code: 'UKCN-AIR',
      name: '邮政空运 EMS',
      status: '1',
      fuel_bp: 1275,
      weight_step_g: 500,
    });
  });

  it('reads for files no more of a row than fits in cells', async () => {
    const sort = [{ field: 'id', direction: 'asc' }];
    await stack.rows(`UPDATE order_service.channel SET cover = '{"include":["BT"],"exclude":[]}'`);
    const [whole] = (await list('channel', { limit: 1, sort })).rows;
    const { rows, total } = await list('channel', { limit: 3, sort, cells: true });
    expect(whole?.['cover']).not.toBeNull();
    expect(rows[0]).toEqual({ ...whole, cover: null });
    expect([rows.length, total]).toEqual([3, 3]);
  });

  it('makes one row of an addition that comes twice with its key, and none of one that is only judged', async () => {
    const row = {
      ...{ code: 'TWICE', name_zh: '高地', name_en: 'Highlands', country_id: 1 },
      ...{ min_amount: '3.00', per_kg_amount: '0.50', postcodes: 'IV' },
    };
    const add = (dry_run: boolean, change: object = {}) =>
      crud().add(
        { resource: 'remote-rule', row: { ...row, ...change }, dry_run },
        asAdmin(1, { idempotencyKey: 'twice' }),
      );
    const made = async () =>
      (await list('remote-rule', { search: [{ field: 'code', operator: 'eq', value: 'TWICE' }] })).total;
    await expect(add(true, { name_zh: '' })).rejects.toMatchObject({ code: 'request.invalid' });
    await add(true);
    expect(await made()).toBe(0);
    const { id } = await add(false);
    expect(await add(false)).toEqual({ id });
    expect(await made()).toBe(1);
    await expect(add(false, { name_zh: '别处' })).rejects.toMatchObject({
      code: 'request.idempotency_conflict',
    });
  });

  it.each([
    ['equals', 'eq', 'CN', 1],
    ['differs', 'ne', 'CN', 249],
    ['one of', 'in', ['CN', 'GB'], 2],
    ['contains without case', 'like', 'cn', 1],
    ['not null', 'not_null', '', 250],
  ] as const)('filters countries whose code %s', async (_name, operator, value, total) => {
    expect((await list('country', { search: [{ field: 'code', operator, value }] })).total).toBe(total);
  });

  it('searches the quick fields, a percent sign being only a percent sign', async () => {
    expect((await list('country', { quick: '中国' })).total).toBeGreaterThan(0);
    expect((await list('country', { quick: '%' })).total).toBe(0);
  });

  it('refuses to search or sort by what was not declared for it', async () => {
    await expect(
      list('channel', { search: [{ field: 'intro_zh', operator: 'eq', value: 'x' }] }),
    ).rejects.toMatchObject({ code: 'crud.unknown_field' });
    await expect(
      list('channel', { search: [{ field: '1=1;--', operator: 'eq', value: 'x' }] }),
    ).rejects.toMatchObject({ code: 'crud.unknown_field' });
    await expect(list('channel', { sort: [{ field: 'fuel_bp', direction: 'asc' }] })).rejects.toMatchObject({
      code: 'crud.unknown_field',
    });
  });

  it('adds a row with its defaults and names every broken field of a bad one', async () => {
    await expect(
      crud().add(
        { resource: 'packaging-box', row: { name_zh: '', length_mm: '12.5', material_price: '1.234' } },
        admin,
      ),
    ).rejects.toMatchObject({
      code: 'request.invalid',
      fields: expect.arrayContaining([
        { field: 'name_zh', rule: 'required' },
        { field: 'name_en', rule: 'required' },
        { field: 'length_mm', rule: 'integer' },
        { field: 'material_price', rule: 'decimal', params: { scale: 2 } },
      ]) as unknown,
    });
    const row = {
      name_zh: '特大箱',
      name_en: 'Extra large',
      length_mm: 700,
      width_mm: '500',
      height_mm: 500,
      max_weight_g: 30000,
      material_price: '2.35',
    };
    const { id } = await crud().add({ resource: 'packaging-box', row }, admin);
    expect(await crud().get({ resource: 'packaging-box', id }, admin)).toMatchObject({
      ...row,
      width_mm: 500,
      is_own: '0',
      status: '1',
      weigh: id,
      version: 1,
    });
  });

  it('edits only the fields that were sent, in another language of the answer', async () => {
    const id = await channelId('UKCN-SEA');
    const answer = await crud().edit(
      { resource: 'channel', id, row: { status: '0' } },
      asAdmin(1, { locale: 'en' }),
    );
    expect(answer).toMatchObject({ status: '0', name: 'Sea freight', fuel_bp: 0 });
    await crud().edit({ resource: 'channel', id, row: { status: '1' } }, admin);
  });

  it('C11: refuses the second of two edits that began from the same version', async () => {
    const id = await channelId('UKCN-EXPRESS');
    const { version } = await crud().get({ resource: 'channel', id }, admin);
    await crud().edit({ resource: 'channel', id, row: { fuel_bp: 240 }, version: version ?? 0 }, admin);
    await expect(
      crud().edit({ resource: 'channel', id, row: { fuel_bp: 250 }, version: version ?? 0 }, admin),
    ).rejects.toEqual(new DomainError('crud.changed_by_another'));
    expect(await crud().get({ resource: 'channel', id }, admin)).toMatchObject({ fuel_bp: 240 });
  });

  it('C9: gives a code free again when its row is deleted, and only then', async () => {
    const row = {
      code: 'R-1',
      name_zh: '测试',
      name_en: 'Test',
      country_id: 1,
      min_amount: '1.00',
      per_kg_amount: '0.10',
      postcodes: '1*',
    };
    const first = await crud().add({ resource: 'remote-rule', row }, admin);
    await expect(crud().add({ resource: 'remote-rule', row }, admin)).rejects.toMatchObject({
      code: 'crud.duplicate',
      params: { field: 'code' },
    });
    await crud().del({ resource: 'remote-rule', ids: [first.id] }, admin);
    const second = await crud().add({ resource: 'remote-rule', row }, admin);
    expect(second.id).not.toBe(first.id);
    await expect(crud().get({ resource: 'remote-rule', id: first.id }, admin)).rejects.toEqual(
      new DomainError('crud.not_found'),
    );
  });

  it('refuses two prices of one target whose validity overlaps, naming the field', async () => {
    const row = {
      channel_id: await channelId('UKCN-SEA'),
      first_weight_g: 1000,
      first_price: '9.00',
      step_price: '1.00',
      valid_from: '2026-06-01T00:00:00Z',
    };
    await expect(crud().add({ resource: 'channel-price', row }, admin)).rejects.toMatchObject({
      code: 'request.invalid',
      fields: [{ field: 'valid_from', rule: 'overlap_with', params: { row: expect.any(Number) } }],
    });
    const ofGroup = await crud().add(
      { resource: 'member-channel-price', row: { ...row, user_group_id: 2 } },
      admin,
    );
    expect((await list('channel-price')).rows.map(({ id }) => id)).not.toContain(ofGroup.id);
    expect((await list('member-channel-price')).rows.map(({ id }) => id)).toEqual([ofGroup.id]);
  });

  it('adds a price with its packaging lines, all or nothing, and writes them into its history', async () => {
    const row = {
      channel_id: await channelId('UKCN-SEA'),
      ...{ first_weight_g: 1000, first_price: '9.00', step_price: '1.00' },
      ...{ valid_from: '2020-01-01T00:00:00Z', valid_to: '2020-02-01T00:00:00Z' },
    };
    const lines = [
      { packaging_box_id: '3,4', price: '2.60' },
      { packaging_box_id: '0', price: '2.35' },
    ];
    const add = (given: unknown) =>
      crud().add({ resource: 'channel-price', row: { ...row, lines: given } }, admin);
    await expect(add([...lines, { packaging_box_id: '4', price: '' }])).rejects.toMatchObject({
      fields: [
        { field: 'lines.2.packaging_box_id', rule: 'box_taken', params: { line: 1 } },
        { field: 'lines.2.price', rule: 'required' },
      ],
    });
    const { id } = await add(lines);
    const price = await crud().get({ resource: 'channel-price', id }, admin);
    expect(price['name']).toBe('UKCN-SEA 9.00+1.00 2020-01-01');
    expect(price['lines']).toMatchObject([
      { packaging_box_id: '3,4', price: '2.60', status: '1' },
      { packaging_box_id: '0', price: '2.35', status: '1' },
    ]);
    const history = await stack.rows<{ changes: { field: string; line?: string; to: string }[] }>(
      `SELECT changes FROM order_service.channel_price_history WHERE subject_id = $1 ORDER BY id`,
      [id],
    );
    expect(history.flatMap(({ changes }) => changes).filter(({ field }) => field === 'price')).toMatchObject([
      { line: '3,4', to: '2.60' },
      { line: '0', to: '2.35' },
    ]);
    await crud().del({ resource: 'channel-price', ids: [id] }, admin);
  });

  it('refuses a second packaging line for the same box of one price', async () => {
    const [price] = (
      await list('channel-price', {
        search: [{ field: 'channel_id', operator: 'eq', value: String(await channelId('UKCN-AIR')) }],
      })
    ).rows;
    const row = { channel_price_id: price?.id, packaging_box_id: '1,4', price: '2.00' };
    await expect(
      crud().add({ resource: 'member-channel-price-packaging', row }, admin),
    ).rejects.toMatchObject({
      fields: [
        { field: 'packaging_box_id', rule: 'box_taken', params: { line: expect.stringMatching(/^#\d+$/) } },
      ],
    });
  });

  it('refuses a relation to a row that is not there', async () => {
    const row = {
      channel_id: 999_999,
      first_weight_g: 1,
      first_price: '1.00',
      step_price: '1.00',
      valid_from: '2026-06-01T00:00:00Z',
    };
    await expect(crud().add({ resource: 'channel-price', row }, admin)).rejects.toMatchObject({
      fields: [{ field: 'channel_id', rule: 'unknown' }],
    });
  });

  it('answers the declared label columns of living rows and nothing else', async () => {
    const [row] = (await list('goods-category', { limit: 1 })).rows;
    const id = row?.id ?? 0;
    const labels = await crud().labels(
      { wanted: { 'goods-category': [id, 999_999], country: [] } },
      asAdmin(1, { locale: 'en' }),
    );
    expect(labels).toEqual({
      'goods-category': {
        [id]: { name_zh: row?.['name_zh'], name_en: row?.['name_en'], name: row?.['name_en'] },
      },
      country: {},
    });
  });

  it('compares with what lists show: prices in pounds, what is no number with nothing', async () => {
    const price = async (operator: 'eq' | 'ne' | 'gt', value: string) =>
      (await list('packaging-box', { search: [{ field: 'material_price', operator, value }] })).total;
    const { total } = await list('packaging-box');
    expect(await price('eq', '2.35')).toBe(1);
    expect(await price('eq', '235')).toBe(0);
    expect(await price('eq', 'cheap')).toBe(0);
    expect(await price('ne', 'cheap')).toBe(total);
  });

  it('deletes what is there and says so when nothing was', async () => {
    await expect(crud().del({ resource: 'packaging-box', ids: [999_999] }, admin)).rejects.toEqual(
      new DomainError('crud.nothing_deleted'),
    );
  });

  it('moves a row to the place of another', async () => {
    const ids = (await list('channel')).rows.map(({ id }) => id);
    await crud().sort({ resource: 'channel', id: ids[2] ?? 0, target_id: ids[0] ?? 0 }, admin);
    expect((await list('channel')).rows.map(({ id }) => id)).toEqual([
      ids[2],
      ids[0],
      ids[1],
      ...ids.slice(3),
    ]);
  });

  it('does not serve a member, an unknown resource or an act that was not declared', async () => {
    await expect(crud().list({ resource: 'channel' }, asMember(1))).rejects.toEqual(
      new DomainError('auth.no_permission'),
    );
    await expect(list('no-such')).rejects.toEqual(new DomainError('crud.unsupported'));
    await expect(crud().del({ resource: 'luggage-order', ids: [1] }, admin)).rejects.toEqual(
      new DomainError('crud.unsupported'),
    );
  });
});
