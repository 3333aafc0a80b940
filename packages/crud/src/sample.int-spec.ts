import { crudOf, DomainError } from '@parcelway/contracts';
import { asAdmin } from '@parcelway/testing';
import type { Stack } from '@parcelway/testing';
import { LIMITED_ADMIN, startSample } from '../test/sample-stack';

describe('what a declaration may say', () => {
  let stack: Stack;
  const admin = asAdmin(1, { timeoutMs: 300_000 });
  const limited = asAdmin(LIMITED_ADMIN, { timeoutMs: 300_000 });
  const crud = () => stack.client(crudOf('order'));
  const addSample = async (row: Record<string, unknown>) =>
    (await crud().add({ resource: 'sample', row }, admin)).id;
  const addTag = async (name: string, pid: number | string = 0) =>
    (await crud().add({ resource: 'sample-tag', row: { name, pid } }, admin)).id;
  const order = async (pid: number) => {
    const search = [{ field: 'pid', operator: 'eq' as const, value: String(pid) }];
    return (await crud().list({ resource: 'sample-tag', search }, admin)).rows.map(({ id }) => id);
  };

  beforeAll(async () => {
    stack = await startSample();
  });
  afterAll(() => stack.stop());

  it('virtual fields reach the hooks, come from the hooks, and are judged like any other', async () => {
    const id = await addSample({ code: 'virtual', extra: 'x' });
    expect(await crud().get({ resource: 'sample', id }, admin)).toMatchObject({
      title: 'extra x',
      extra: 'of virtual',
    });
    await expect(addSample({ code: 'long', extra: 'x'.repeat(11) })).rejects.toMatchObject({
      fields: [{ field: 'extra', rule: 'max_length' }],
    });
    await expect(
      crud().list({ resource: 'sample', search: [{ field: 'extra', operator: 'eq', value: 'x' }] }, admin),
    ).rejects.toMatchObject({ code: 'crud.unknown_field' });
  });

  it('relations are lists of ids of living rows, each once', async () => {
    const [one, two] = [await addTag('one'), await addTag('two')];
    const id = await addSample({ code: 'related', tag_ids: [String(two), one, one], tag_id: '0' });
    expect(await crud().get({ resource: 'sample', id }, admin)).toMatchObject({
      tag_ids: [two, one],
      tag_id: null,
    });
    const search = [{ field: 'tag_ids', operator: 'find_in_set' as const, value: String(one) }];
    expect((await crud().list({ resource: 'sample', search }, admin)).total).toBe(1);
    await expect(
      crud().edit({ resource: 'sample', id, row: { tag_ids: [one, 999] } }, admin),
    ).rejects.toMatchObject({
      fields: [{ field: 'tag_ids', rule: 'unknown' }],
    });
    await expect(addSample({ code: 'bad', tag_ids: ['a'] })).rejects.toMatchObject({
      fields: [{ field: 'tag_ids', rule: 'unknown' }],
    });
  });

  it('keeps a required field that an edit does not name, and refuses to blank it', async () => {
    const id = await addSample({ code: 'partial', body: '<p>a<script>x()</script></p>' });
    expect(await crud().edit({ resource: 'sample', id, row: { is_open: '1' } }, admin)).toMatchObject({
      ...{ code: 'partial', body: '<p>a</p>', is_open: '1' },
    });
    await expect(crud().edit({ resource: 'sample', id, row: { code: ' ' } }, admin)).rejects.toMatchObject({
      fields: [{ field: 'code', rule: 'required' }],
    });
  });

  it.each([
    ['a NUL', { title: 'a\0b' }, 'title'],
    ['half a character', { title: 'a\ud800' }, 'title'],
    ['a NUL deep inside', { facts: { a: ['\0'] } }, 'facts'],
  ])('names the field of %s, which no column can store', async (_name, row, field) => {
    await expect(addSample({ code: 'unstorable', ...row })).rejects.toMatchObject({ fields: [{ field }] });
  });

  it('limits: outside a list, refused to an edit, passed over by a deletion, unknown to sorting', async () => {
    const own = await addSample({ code: 'own-1' });
    const other = await addSample({ code: 'other' });
    expect((await crud().list({ resource: 'sample' }, limited)).rows.map(({ id }) => id)).toEqual([own]);
    const refused = new DomainError('crud.no_permission');
    await expect(crud().get({ resource: 'sample', id: other }, limited)).rejects.toEqual(refused);
    await expect(
      crud().edit({ resource: 'sample', id: other, row: { title: 'x' } }, limited),
    ).rejects.toEqual(refused);
    await expect(crud().get({ resource: 'sample', id: 999_999 }, limited)).rejects.toEqual(
      new DomainError('crud.not_found'),
    );
    expect(await crud().del({ resource: 'sample', ids: [own, other] }, limited)).toEqual({ deleted: 1 });
    expect(await crud().get({ resource: 'sample', id: other }, admin)).toMatchObject({ code: 'other' });
  });

  it('a parent goes with its children or not at all', async () => {
    const parent = await addTag('parent');
    const child = await addTag('child', parent);
    await expect(crud().del({ resource: 'sample-tag', ids: [parent] }, admin)).rejects.toEqual(
      new DomainError('crud.has_children'),
    );
    expect(await crud().del({ resource: 'sample-tag', ids: [parent, child] }, admin)).toEqual({ deleted: 2 });
  });

  it('a large branch is deleted whole', async () => {
    const top = await addTag('large');
    const below = await stack.rows<{ id: string }>(
      `INSERT INTO sample_service.sample_tag (name, pid) SELECT 'leaf ' || n, $1 FROM generate_series(1, 220) AS n RETURNING id`,
      [top],
    );
    const ids = [top, ...below.map(({ id }) => Number(id))];
    await expect(crud().del({ resource: 'sample-tag', ids: ids.slice(0, 100) }, admin)).rejects.toMatchObject(
      {
        code: 'crud.has_children',
      },
    );
    expect(await crud().del({ resource: 'sample-tag', ids }, admin)).toEqual({ deleted: 221 });
  });

  it('a row never hangs below itself; its own child as its parent changes places with it', async () => {
    const top = await addTag('top');
    const middle = await addTag('middle', top);
    const bottom = await addTag('bottom', middle);
    for (const pid of [top, bottom])
      await expect(
        crud().edit({ resource: 'sample-tag', id: top, row: { pid } }, admin),
      ).rejects.toMatchObject({
        fields: [{ field: 'pid', rule: 'below_itself' }],
      });
    await crud().edit({ resource: 'sample-tag', id: top, row: { pid: middle } }, admin);
    expect(await crud().get({ resource: 'sample-tag', id: middle }, admin)).toMatchObject({ pid: null });
    expect(await crud().get({ resource: 'sample-tag', id: top }, admin)).toMatchObject({ pid: middle });
  });

  it('finds tree rows by words in any order', async () => {
    const id = await addTag('Camera and lens 相机');
    for (const [quick, found] of [
      ['lens camera', [id]],
      ['相机  Lens', [id]],
      ['lens tripod', []],
    ] as const)
      expect((await crud().list({ resource: 'sample-tag', quick }, admin)).rows.map((row) => row.id)).toEqual(
        found,
      );
  });

  it('sorts among the rows of one parent, by place and by exchange', async () => {
    const pid = await addTag('sorted');
    const [a, b, c] = [await addTag('a', pid), await addTag('b', pid), await addTag('c', pid)];
    const sort = (id: number, target_id: number, mode: 'place' | 'swap') =>
      crud().sort({ resource: 'sample-tag', id, target_id, mode }, admin);
    expect(await order(pid)).toEqual([c, b, a]);
    await sort(a, c, 'place');
    expect(await order(pid)).toEqual([a, c, b]);
    await sort(a, b, 'place');
    expect(await order(pid)).toEqual([c, b, a]);
    await sort(c, a, 'swap');
    expect(await order(pid)).toEqual([a, b, c]);

    await expect(sort(a, a, 'place')).rejects.toEqual(new DomainError('crud.not_found'));
    await expect(sort(a, pid, 'place')).rejects.toEqual(new DomainError('crud.other_branch'));
    await stack.rows(`UPDATE sample_service.sample_tag SET weigh = 5 WHERE pid = $1`, [pid]);
    await expect(sort(a, b, 'swap')).rejects.toEqual(new DomainError('crud.equal_weights'));
    await sort(a, c, 'place');
    expect(await order(pid)).toEqual([a, c, b]);
  });
});
