import 'reflect-metadata';
import { adminAccess } from '@parcelway/contracts';
import type { UserServiceUnderTest } from '../../test/running-service';
import { asAdmin, eventually, outboxOf, runUserService } from '../../test/running-service';
import { crud, newAdmin, newGroup } from '../../test/staff';

describe('admin groups', () => {
  let under: UserServiceUnderTest;
  let chief = 0;
  let chiefs = 0;
  const chiefRules = [
    'auth/group',
    'auth/group/index',
    'auth/group/add',
    'waybill/index',
    'trade/bill/index',
  ];

  beforeAll(async () => {
    under = await runUserService();
    chiefs = await newGroup(under, chiefRules);
    chief = await newAdmin(under, [chiefs]);
  });
  afterAll(() => under.stop());

  const idsOf = async (...names: string[]): Promise<string[]> => {
    const rows = await under.database.query<{ id: string }[]>(`SELECT id FROM menu WHERE name = ANY($1)`, [
      names,
    ]);
    return rows.map(({ id }) => id);
  };
  const add = (rules: unknown, by = 1) =>
    crud(under).add({ resource: 'admin-group', row: { name: 'g', rules } }, asAdmin(by));
  const edit = (id: number, row: Record<string, unknown>, by = 1) =>
    crud(under).edit({ resource: 'admin-group', id, row }, asAdmin(by));
  const rulesOf = async (id: number) =>
    (await crud(under).get({ resource: 'admin-group', id }, asAdmin()))['rules'];
  const code = (wanted: string) => expect.objectContaining({ code: wanted });

  it('take ids, as text or numbers, and names alike', async () => {
    const [bill = '', waybill = ''] = await idsOf('trade/bill/index', 'waybill/index');
    const { id } = await add([bill, Number(waybill), 'trade/wallet/index']);
    expect(await rulesOf(id)).toEqual(['trade/bill/index', 'trade/wallet/index', 'waybill/index']);
    await expect(add(['999999'])).rejects.toMatchObject({ fields: [{ field: 'rules', rule: 'unknown' }] });
  });

  it('hold * when all rules are chosen, and keep theirs when none are posted', async () => {
    const all = await under.client(adminAccess).menus({}, asAdmin());
    const { id } = await add(all.map((row) => String(row.id)));
    expect(await rulesOf(id)).toEqual(['*']);
    await edit(id, { name: 'renamed', rules: [] });
    await edit(id, { status: '1' });
    expect(await rulesOf(id)).toEqual(['*']);
  });

  it('are news for the gateways: what an admin may do is another at once', async () => {
    const { id } = await add(['waybill/index']);
    const admin = await newAdmin(under, [id]);
    const before = (await outboxOf(under.database, 'user.access-changed')).length;
    await edit(id, { rules: ['trade/bill/index'] });
    expect(await under.client(adminAccess).mine({}, asAdmin(admin))).toMatchObject({
      nodes: ['trade/bill/index'],
    });
    const told = await eventually(
      () => outboxOf(under.database, 'user.access-changed'),
      (events) => events.length > before,
    );
    expect(told.at(-1)).toEqual({ of: 'admin' });
  });

  it('say how many admins they have', async () => {
    const group = await newGroup(under, ['waybill/index']);
    const one = await newAdmin(under, [group, chiefs]);
    await newAdmin(under, [group]);
    const count = async (): Promise<unknown> =>
      (await crud(under).get({ resource: 'admin-group', id: group }, asAdmin()))['admin_count'];
    expect(await count()).toBe(2);
    await under.database.query(`UPDATE admin SET delete_time = now() WHERE id = $1`, [one]);
    expect(await count()).toBe(1);
  });

  it('are not changed or deleted by who is in them', async () => {
    await expect(edit(1, { name: 'mine' })).rejects.toEqual(code('access.own_group'));
    await expect(edit(chiefs, { rules: ['*'] }, chief)).rejects.toEqual(code('access.own_group'));
    await expect(crud(under).del({ resource: 'admin-group', ids: [chiefs] }, asAdmin(chief))).rejects.toEqual(
      code('crud.nothing_deleted'),
    );
  });

  it('are not deleted while somebody is in them', async () => {
    await expect(crud(under).del({ resource: 'admin-group', ids: [chiefs] }, asAdmin())).rejects.toEqual(
      code('crud.in_use'),
    );
  });

  it('made by who may not all hold only what the maker has, and not all of it', async () => {
    await expect(add(['*'], chief)).rejects.toEqual(code('access.more_than_own'));
    await expect(add(['waybill/index', 'auth/admin/del'], chief)).rejects.toMatchObject({
      code: 'access.more_than_own',
      params: { names: 'auth/admin/del' },
    });
    await expect(add(chiefRules, chief)).rejects.toEqual(code('access.group_has_all'));
    expect(await add(['waybill/index'], chief)).toEqual({ id: expect.any(Number) });
  });

  it('are seen by who may not all: the own ones and those below', async () => {
    const below = await newGroup(under, ['waybill/index']);
    const beside = await newGroup(under, ['waybill/index', 'user/user/index']);
    const { rows } = await crud(under).list({ resource: 'admin-group', limit: 100 }, asAdmin(chief));
    const seen = rows.map(({ id }) => id);
    expect(seen).toEqual(expect.arrayContaining([chiefs, below]));
    expect(seen).not.toContain(1);
    expect(seen).not.toContain(beside);
    await expect(edit(beside, { name: 'x' }, chief)).rejects.toEqual(code('crud.no_permission'));
  });
});
