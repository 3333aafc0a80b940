import { startGateway } from '@parcelway/gateway';
import { crudOf } from '@parcelway/contracts';
import { service as order } from '@parcelway/order-service';
import type { RunningService } from '@parcelway/platform';
import { startService } from '@parcelway/platform';
import { asAdmin, eventually, startStack } from '@parcelway/testing';
import type { Stack } from '@parcelway/testing';
import { service as user } from '@parcelway/user-service';
import { Api } from '../kit/api';
import type { Envelope } from '../kit/api';
import { logInAsStaff } from '../kit/shipment';

interface Logged {
  readonly id: number;
  readonly data_table: string;
  readonly data: string;
  readonly id_value: string;
  readonly data_field: string;
  readonly admin_id: number;
}

describe('what staff delete and edit, put back', () => {
  let stack: Stack;
  let userService: RunningService;
  let staff: Api;

  beforeAll(async () => {
    stack = await startStack({ services: [order], gateway: startGateway });
    userService = await startService(user, stack.config);
    staff = await logInAsStaff(new Api(stack.url));
    // The rules that the first start switched on have reached the owners of the rows.
    for (const [schema, resource] of [
      ['order_service', 'packaging-box'],
      ['order_service', 'channel'],
      ['order_service', 'remote-rule'],
      ['user_service', 'member-group'],
      ['user_service', 'member'],
    ] as const)
      await eventually(async () => {
        const rules = await stack.rows(`SELECT 1 FROM ${schema}.capture_rule WHERE resource = $1`, [
          resource,
        ]);
        return rules.length > 0;
      });
  });
  afterAll(async () => {
    await userService.stop();
    await stack.stop();
  });

  /** The whole row as PostgreSQL holds it. */
  const rowOf = async (table: string, id: number): Promise<string | undefined> =>
    (
      await stack.rows<{ row: string }>(`SELECT to_jsonb(t)::text AS row FROM ${table} AS t WHERE id = $1`, [
        id,
      ])
    )[0]?.row;
  const del = (controller: string, id: number): Promise<Envelope<null>> =>
    staff
      .fetch(`/admin/${controller}/del?ids[]=${id}`, { method: 'DELETE' })
      .then((answer) => answer.json() as Promise<Envelope<null>>);
  const add = async (controller: string, resource: string, row: object): Promise<number> => {
    await staff.ok(staff.post(`/admin/${controller}/add`, row));
    const { list } = await staff.ok(
      staff.get<{ list: { id: number }[] }>(`/admin/${controller}/index?limit=1`),
    );
    const id = list[0]?.id;
    if (id === undefined) throw new Error(`no ${resource}`);
    return id;
  };
  const box = (name: string) =>
    add('PackagingBox', 'packaging-box', {
      ...{ name_zh: name, name_en: name, length_mm: 600, width_mm: 400, height_mm: 400 },
      ...{ max_weight_g: 30_000, material_price: '3.50' },
    });
  const logged = async (log: 'DataRecycleLog' | 'SensitiveDataLog'): Promise<Logged[]> =>
    (await staff.ok(staff.get<{ list: Logged[] }>(`/admin/security.${log}/index?limit=100`))).list;
  const inBin = (table: string, id: number): Promise<Logged> =>
    eventually(async () =>
      (await logged('DataRecycleLog')).find(
        ({ data_table, data }) => data_table === table && (JSON.parse(data) as { id: number }).id === id,
      ),
    );
  const restore = (...ids: number[]): Promise<Envelope<null>> =>
    staff.post('/admin/security.DataRecycleLog/restore', { ids });

  it('a box comes back bit for bit, once, and leaves the bin', async () => {
    const id = await box('测试箱 “A”');
    const before = await rowOf('order_service.packaging_box', id);
    expect(await del('PackagingBox', id)).toMatchObject({ code: 1, msg: '删除成功' });
    expect(await rowOf('order_service.packaging_box', id)).not.toBe(before);
    const entry = await inBin('packaging_box', id);
    expect(entry.admin_id).toBe(1);
    const answers = await Promise.all([restore(entry.id), restore(entry.id)]);
    expect(answers.map(({ code, msg }) => [code, msg]).sort()).toEqual([
      [0, '没有记录被还原'],
      [1, ''],
    ]);
    expect(await rowOf('order_service.packaging_box', id)).toBe(before);
    expect((await logged('DataRecycleLog')).some((one) => one.id === entry.id)).toBe(false);
  });

  it('rows of two services, one of them gone for good, come back together', async () => {
    const boxId = await box('箱 B');
    const groupId = await add('user.Group', 'member-group', { name: '回收测试', rules: [1], status: '1' });
    const tables = ['order_service.packaging_box', 'user_service.member_group'] as const;
    const before = [await rowOf(tables[0], boxId), await rowOf(tables[1], groupId)];
    await staff.ok(del('PackagingBox', boxId));
    await staff.ok(del('user.Group', groupId));
    expect(await rowOf(tables[1], groupId)).toBeUndefined();
    const entries = [await inBin('packaging_box', boxId), await inBin('member_group', groupId)];
    expect(await restore(...entries.map(({ id }) => id))).toMatchObject({ code: 1, msg: '' });
    expect([await rowOf(tables[0], boxId), await rowOf(tables[1], groupId)]).toEqual(before);
  });

  it('a name that was taken meanwhile stops the whole restore, and is named (fault C9)', async () => {
    const rule = (name: string) => ({
      ...{
        code: 'S001',
        name_zh: name,
        name_en: name,
        country_id: 1,
        min_amount: '5.00',
        per_kg_amount: '1.00',
      },
      ...{ postcodes: '736200', status: '1' },
    });
    const first = await add('RemoteRule', 'remote-rule', rule('甲'));
    const boxId = await box('箱 C');
    await staff.ok(del('RemoteRule', first));
    await staff.ok(del('PackagingBox', boxId));
    await staff.ok(staff.post('/admin/RemoteRule/add', rule('乙')));
    expect((await staff.post('/admin/RemoteRule/add', rule('丙'))).code).toBe(0);
    const entries = [await inBin('packaging_box', boxId), await inBin('remote_rule', first)];
    const deleted = [
      await rowOf('order_service.packaging_box', boxId),
      await rowOf('order_service.remote_rule', first),
    ];
    expect(await restore(...entries.map(({ id }) => id))).toMatchObject({
      code: 0,
      msg: '代码 已存在',
      data: null,
    });
    expect([
      await rowOf('order_service.packaging_box', boxId),
      await rowOf('order_service.remote_rule', first),
    ]).toEqual(deleted);
    const ids = (await logged('DataRecycleLog')).map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(entries.map(({ id }) => id)));
  });

  it('a member who comes back is known to the other services as enabled again', async () => {
    const group = await staff.ok(staff.get<{ list: { id: number }[] }>('/admin/user.Group/index'));
    const id = await add('user.User', 'member', {
      ...{ username: 'returning', nickname: 'R', group_id: group.list[0]?.id, password: 'Before123' },
      ...{ status: 'enable', gender: 0 },
    });
    const copied = (status: string) =>
      eventually(async () => {
        const copies = await stack.rows(
          `SELECT 1 FROM order_service.member_copy WHERE user_id = $1 AND terms ->> 'status' = $2`,
          [id, status],
        );
        return copies.length > 0;
      });
    await copied('enable');
    await staff.ok(del('user.User', id));
    await copied('disable');
    await staff.ok(restore((await inBin('member', id)).id));
    await copied('enable');
  });

  describe('an edited row', () => {
    /** What an edit itself moves, a roll back moves as well. */
    const lasting = async (table: string, id: number): Promise<unknown> => {
      const {
        version: _version,
        terms_version: _terms,
        update_time: _time,
        ...row
      } = JSON.parse((await rowOf(table, id)) ?? '{}') as Record<string, unknown>;
      return row;
    };
    const changesOf = (table: string, id: number, count: number): Promise<Logged[]> =>
      eventually(async () => {
        const own = (await logged('SensitiveDataLog')).filter(
          (one) => one.data_table === table && one.id_value === `id=${id}`,
        );
        return own.length === count ? own : null;
      });
    const rollback = (entries: readonly Logged[]): Promise<Envelope<null>> =>
      staff.post('/admin/security.SensitiveDataLog/rollback', { ids: entries.map(({ id }) => id) });

    it('of a channel gets its watched values back, of several edits the oldest', async () => {
      const { list } = await staff.ok(staff.get<{ list: { id: number }[] }>('/admin/Channel/index'));
      const id = list[0]?.id ?? 0;
      const before = await lasting('order_service.channel', id);
      await staff.ok(staff.post('/admin/Channel/edit', { id, fuel_bp: 1301, divisor: 5500 }));
      await staff.ok(staff.post('/admin/Channel/edit', { id, fuel_bp: 1302, status: '0' }));
      await staff.ok(staff.post('/admin/Channel/edit', { id, fuel_bp: 1302 }));
      const entries = await changesOf('channel', id, 4);
      expect(entries.map(({ data_field }) => data_field).sort()).toEqual([
        'divisor',
        'fuel_bp',
        'fuel_bp',
        'status',
      ]);
      expect(await rollback(entries)).toMatchObject({ code: 1, msg: '', data: null });
      expect(await lasting('order_service.channel', id)).toEqual(before);
      expect(await rollback(entries)).toMatchObject({ code: 0, msg: '没有记录被回滚' });
    });

    it('of a member gets the old password back, which nobody was shown', async () => {
      const group = await staff.ok(staff.get<{ list: { id: number }[] }>('/admin/user.Group/index'));
      const id = await add('user.User', 'member', {
        ...{ username: 'rolled', nickname: 'R', group_id: group.list[0]?.id, password: 'Before123' },
        ...{ status: 'enable', gender: 0, email: 'rolled@example.com' },
      });
      const before = await lasting('user_service.member', id);
      await staff.ok(staff.post('/admin/user.User/edit', { id, password: 'After1234' }));
      const entries = await changesOf('member', id, 1);
      const info = await staff.ok(
        staff.get<{ row: object }>(`/admin/security.SensitiveDataLog/info?id=${entries[0]?.id}`),
      );
      expect(info.row).toMatchObject({ before: '******', after: '******', id_value: String(id) });
      for (const shown of [entries, info]) expect(JSON.stringify(shown)).not.toMatch(/argon2|sealed|v1\./);
      await staff.ok(rollback(entries));
      expect(await lasting('user_service.member', id)).toEqual(before);
    });
  });

  it('nothing is lost while the user service is down: the log arrives later', async () => {
    const id = await box('箱 D');
    const { list } = await staff.ok(staff.get<{ list: { id: number }[] }>('/admin/Channel/index'));
    const channelId = list[1]?.id ?? 0;
    const before = await rowOf('order_service.packaging_box', id);
    await userService.stop();
    const orders = stack.client(crudOf('order'));
    const admin = { ...asAdmin(1), ip: '192.0.2.9', useragent: 'Browser' };
    await orders.del({ resource: 'packaging-box', ids: [id] }, admin);
    await orders.edit({ resource: 'channel', id: channelId, row: { fuel_bp: 1999 } }, admin);
    userService = await startService(user, stack.config);
    const entry = await inBin('packaging_box', id);
    expect(entry).toMatchObject({ ip: '192.0.2.9', useragent: 'Browser' });
    expect(await restore(entry.id)).toMatchObject({ code: 1 });
    expect(await rowOf('order_service.packaging_box', id)).toBe(before);
    const edited = await eventually(async () =>
      (await logged('SensitiveDataLog')).find(({ id_value }) => id_value === `id=${channelId}`),
    );
    expect(edited).toMatchObject({ data_field: 'fuel_bp', after: '1999' });
  });
});
