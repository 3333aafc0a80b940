import 'reflect-metadata';
import { adminAccess } from '@parcelway/contracts';
import type { UserServiceUnderTest } from '../../test/running-service';
import { asAdmin, asMember, runUserService } from '../../test/running-service';

describe('what an admin may do', () => {
  let under: UserServiceUnderTest;
  const mine = (id: number) => under.client(adminAccess).mine({}, asAdmin(id));
  const insert = async (text: string, values: unknown[]): Promise<number> => {
    const [row] = (await under.database.query(
      `WITH made AS (${text} RETURNING id) SELECT id FROM made`,
      values,
    )) as { id: string }[];
    return Number(row?.id);
  };
  const newGroup = (rules: string[], status = true) =>
    insert(`INSERT INTO admin_group (name, rules, status) VALUES ('g', $1, $2)`, [
      JSON.stringify(rules),
      status,
    ]);
  const newAdmin = (username: string, groups: number[], status = true) =>
    insert(
      `INSERT INTO admin (username, nickname, password, group_arr, status) VALUES ($1, $1, '', $2, $3)`,
      [username, JSON.stringify(groups), status],
    );

  beforeAll(async () => {
    under = await runUserService();
  });
  afterAll(() => under.stop());

  it('is everything for the demo admin', async () => {
    expect(await mine(1)).toEqual({
      id: 1,
      username: 'admin',
      nickname: '陈立',
      avatar: '',
      last_login_time: null,
      super: true,
      nodes: '*',
    });
  });

  it('is the union of the enabled groups', async () => {
    const scan = await newGroup(['warehouse/scan/index', 'waybill/index']);
    const orders = await newGroup(['order/luggageOrder/index', 'waybill/index']);
    const off = await newGroup(['*'], false);
    expect(await mine(await newAdmin('staff', [scan, orders, off]))).toMatchObject({
      super: false,
      nodes: ['order/luggageOrder/index', 'warehouse/scan/index', 'waybill/index'],
    });
  });

  it('leaves out nodes whose menu row is switched off, and names that are no menu row', async () => {
    const group = await newGroup(['trade/wallet/index', 'trade/bill/index', 'no/such/node']);
    const admin = await newAdmin('switched', [group]);
    await under.database.query(`UPDATE menu SET status = false WHERE name = 'trade/wallet/index'`);
    expect((await mine(admin)).nodes).toEqual(['trade/bill/index']);
  });

  it('hangs every button of the menu under its screen', async () => {
    const rows = await under.client(adminAccess).menus({}, asAdmin());
    const byId = new Map(rows.map((row) => [row.id, row]));
    const button = rows.find(({ name }) => name === 'goods/category/add');
    expect(button).toMatchObject({ type: 'button', title: '新增', title_en: 'Add', status: true });
    const screen = byId.get(button?.pid ?? 0);
    expect(screen).toMatchObject({ type: 'menu', name: 'goods/category', path: 'goods/category' });
    expect(byId.get(screen?.pid ?? 0)).toMatchObject({ type: 'menu_dir', name: 'goods', pid: null });
  });

  it('is nothing without a group', async () => {
    expect((await mine(await newAdmin('newcomer', []))).nodes).toEqual([]);
  });

  it('is asked to log in when disabled, deleted, or no admin at all', async () => {
    const loginRequired = expect.objectContaining({ code: 'auth.login_required' });
    const deleted = await newAdmin('deleted', []);
    await under.database.query(`UPDATE admin SET delete_time = now() WHERE id = $1`, [deleted]);
    await expect(mine(await newAdmin('off', [], false))).rejects.toEqual(loginRequired);
    await expect(mine(deleted)).rejects.toEqual(loginRequired);
    await expect(under.client(adminAccess).mine({}, asMember(1))).rejects.toEqual(loginRequired);
  });
});
