import 'reflect-metadata';
import type { UserServiceUnderTest } from '../../test/running-service';
import { asAdmin, runUserService } from '../../test/running-service';
import { crud, newAdmin, newGroup } from '../../test/staff';

describe('menu rows', () => {
  let under: UserServiceUnderTest;
  beforeAll(async () => {
    under = await runUserService();
  });
  afterAll(() => under.stop());

  const idOf = async (name: string): Promise<number> => {
    const [row] = await under.database.query<{ id: string }[]>(`SELECT id FROM menu WHERE name = $1`, [name]);
    return Number(row?.id);
  };
  const rulesOf = async (group: number): Promise<readonly string[]> => {
    const [row] = await under.database.query<{ rules: string[] }[]>(
      `SELECT rules FROM admin_group WHERE id = $1`,
      [group],
    );
    return row?.rules ?? [];
  };
  const add = async (name: string, pid: number | null, by = 1) =>
    crud(under).add({ resource: 'menu', row: { type: 'button', title: name, name, pid } }, asAdmin(by));
  const code = (wanted: string) => expect.objectContaining({ code: wanted });

  it('go to the groups that hold their parent, follow a new name, and leave with the row', async () => {
    const owner = await newGroup(under, ['waybill', 'waybill/index']);
    const other = await newGroup(under, ['trade/bill']);
    const { id } = await add('waybill/weighAgain', await idOf('waybill'));
    expect(await rulesOf(owner)).toEqual(['waybill', 'waybill/index', 'waybill/weighAgain']);
    expect(await rulesOf(other)).toEqual(['trade/bill']);
    await crud(under).edit({ resource: 'menu', id, row: { name: 'waybill/reweigh' } }, asAdmin());
    expect(await rulesOf(owner)).toEqual(['waybill', 'waybill/index', 'waybill/reweigh']);
    await crud(under).del({ resource: 'menu', ids: [id] }, asAdmin());
    expect(await rulesOf(owner)).toEqual(['waybill', 'waybill/index']);
  });

  it('are switched by a partial edit that leaves the rest', async () => {
    const id = await idOf('user/user');
    const before = await crud(under).get({ resource: 'menu', id }, asAdmin());
    await crud(under).edit({ resource: 'menu', id, row: { status: '0' } }, asAdmin());
    await crud(under).edit({ resource: 'menu', id, row: { keepalive: '1' } }, asAdmin());
    const {
      version: _version,
      update_time: _time,
      ...after
    } = await crud(under).get({ resource: 'menu', id }, asAdmin());
    expect({ ...before, ...after }).toEqual({ ...before, status: '0', keepalive: 1 });
  });

  it('keep the names that routes ask for', async () => {
    const id = await idOf('auth/admin/del');
    await expect(
      crud(under).edit({ resource: 'menu', id, row: { name: 'harmless' } }, asAdmin()),
    ).rejects.toEqual(code('access.fixed_name'));
  });

  it('give nobody a node by a new row of its name', async () => {
    const group = await newGroup(under, ['auth/menu', 'auth/menu/add', 'auth/menu/edit']);
    const admin = await newAdmin(under, [group]);
    const parent = await idOf('auth/menu');
    await under.database.query(`DELETE FROM menu WHERE name = 'auth/admin/del'`);
    await expect(add('auth/admin/del', parent, admin)).rejects.toEqual(code('access.fixed_name'));
    const { id } = await add('auth/menu/extra', parent, admin);
    await expect(
      crud(under).edit({ resource: 'menu', id, row: { name: 'auth/admin/del' } }, asAdmin(admin)),
    ).rejects.toEqual(code('access.fixed_name'));
    await expect(add('user/user/extra', await idOf('user/user'), admin)).rejects.toEqual(
      code('crud.no_permission'),
    );
  });

  it('are seen only by who has them', async () => {
    const group = await newGroup(under, ['auth/menu', 'auth/menu/index']);
    const { rows } = await crud(under).list(
      { resource: 'menu', limit: 100 },
      asAdmin(await newAdmin(under, [group])),
    );
    expect(rows.map(({ name }) => name).sort()).toEqual(['auth/menu', 'auth/menu/index']);
  });

  it('lead nowhere that could run in the page', async () => {
    await expect(
      crud(under).edit(
        { resource: 'menu', id: await idOf('user/group'), row: { url: 'javascript:alert(1)' } },
        asAdmin(),
      ),
    ).rejects.toMatchObject({ fields: [{ field: 'url', rule: 'pattern' }] });
  });
});
