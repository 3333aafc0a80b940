import { DomainError } from '@parcelway/contracts';
import { GatewayKit } from '../../test/gateway-kit';

const STOCK = ['id', 'create_time', 'createtime', 'update_time', 'updatetime'];

describe('the recycle bin and the sensitive log', () => {
  let kit: GatewayKit;
  const at = '2026-07-01T09:00:00.000Z';
  const caught = {
    admin_id: 1,
    data_table: 'member',
    connection: 'user',
    primary_key: 'id',
    ip: '',
    useragent: '',
  };
  const deleted = {
    ...{ id: 3, ...caught, recycle_id: 5, is_restore: '0', create_time: at, update_time: at },
    data: '{"id": 9, "password": "******", "lines": "[{\\"code\\": 1}]", "note": "[no json", "money": "9007199254740993"}',
  };
  const changed = {
    ...{ id: 4, ...caught, sensitive_id: 6, data_field: 'email', data_comment: '邮箱', id_value: '9' },
    ...{ before: 'a@x', after: 'b@x', is_rollback: '0', create_time: at, update_time: at },
  };
  const rule = {
    id: 6,
    name: '会员',
    data_fields: { email: '邮箱', status: '' },
    create_time: at,
    update_time: at,
  };
  const rows: Readonly<Record<string, object>> = {
    'data-recycle-log': deleted,
    'sensitive-data-log': changed,
    'sensitive-data': rule,
  };

  beforeAll(async () => {
    kit = await GatewayKit.start();
    kit.services.answer('user.crud.list', ({ request }) => ({
      rows: [rows[String(request['resource'])]],
      total: 1,
    }));
    kit.services.answer('user.crud.get', ({ request }) => rows[String(request['resource'])]);
    kit.services.answer('user.crud.labels', () => ({
      admin: { 1: { username: 'admin', nickname: '陈立' } },
      'data-recycle': { 5: { name: '会员', controller_as: 'user/user' } },
      'sensitive-data': { 6: { name: '会员', controller_as: 'user/user' } },
    }));
  });
  afterAll(() => kit.stop());

  const get = (path: string, headers = kit.admin()) => kit.call('GET', `/admin/${path}`, { headers });
  const post = (path: string, body: unknown, headers = kit.admin()) =>
    kit.call('POST', `/admin/${path}`, { headers, body });

  it('list the row as JSON text with its rule, and the edited row by its key', async () => {
    const bin = (await get('security.DataRecycleLog/index')).body.data as { list: Record<string, unknown>[] };
    expect(bin.list[0]).toMatchObject({
      data: deleted.data,
      recycle: { name: '会员', controller_as: 'user/user' },
      createtime: 1782896400,
    });
    const log = (await get('security.SensitiveDataLog/index')).body.data as {
      list: Record<string, unknown>[];
    };
    expect(log.list[0]).toMatchObject({ id_value: 'id=9', sensitive: { controller_as: 'user/user' } });
    const rules = (await get('security.SensitiveData/index')).body.data as {
      list: Record<string, unknown>[];
    };
    expect(rules.list[0]).toMatchObject({ data_fields: ['邮箱', 'status'] });
  });

  it('open a row: JSON inside it decoded, the raw key of an edited row', async () => {
    const { row } = (await get('security.dataRecycleLog/info?id=3')).body.data as {
      row: Record<string, unknown>;
    };
    expect(row['data']).toEqual({
      ...{ id: 9, password: '******', lines: [{ code: 1 }], note: '[no json', money: '9007199254740993' },
    });
    expect(row['recycle']).toMatchObject({ name: '会员' });
    const edited = (await get('security.SensitiveDataLog/info?id=4')).body.data as { row: object };
    expect(edited.row).toMatchObject({ id_value: '9', before: 'a@x', after: 'b@x' });
    expect(Object.keys(edited.row)).toEqual(expect.arrayContaining([...STOCK, 'sensitive']));
  });

  it.each([
    ['security.DataRecycleLog/restore', 'user.caught-rows.restore', '没有记录被还原', 'No rows were restore'],
    [
      'security.SensitiveDataLog/rollback',
      'user.caught-rows.rollback',
      '没有记录被回滚',
      'No rows were rollback',
    ],
  ])('%s answers without a text, or says that nothing happened', async (path, call, zh, en) => {
    kit.services.answer(call, () => ({ restored: 2 }));
    expect((await post(path, { ids: ['3', 4] })).body).toMatchObject({ code: 1, msg: '', data: null });
    expect(kit.services.last(call).request).toEqual({ ids: [3, 4] });
    kit.services.answer(call, () => {
      throw new DomainError(
        call.endsWith('restore') ? 'security.nothing_restored' : 'security.nothing_rolled_back',
      );
    });
    expect((await post(path, { ids: [3] })).body).toMatchObject({ code: 0, msg: zh, data: null });
    const inEnglish = { ...kit.admin(), 'think-lang': 'en' };
    expect((await post(path, { ids: [3] }, inEnglish)).body).toMatchObject({ code: 0, msg: en });
  });

  it('do the same on REST', async () => {
    kit.services.answer('user.caught-rows.restore', () => ({ restored: 2 }));
    const headers = kit.bearer();
    const restored = await kit.call('POST', '/rest/data-recycle-log/restore', {
      headers,
      body: { ids: [3, 4] },
    });
    expect([restored.status, restored.body]).toEqual([200, { restored: 2 }]);
    const info = await kit.call<{ data: unknown }>('GET', '/rest/data-recycle-log/info?id=3', { headers });
    expect(info.body.data).toMatchObject({ password: '******' });
  });

  it.each([
    ['GET', 'security.DataRecycle/add', 'security/dataRecycle/add'],
    ['GET', 'security.SensitiveData/add', 'security/sensitiveData/add'],
    ['GET', 'security.DataRecycleLog/info?id=3', 'security/dataRecycleLog/info'],
    ['POST', 'security.DataRecycleLog/restore', 'security/dataRecycleLog/restore'],
    ['POST', 'security.SensitiveDataLog/rollback', 'security/sensitiveDataLog/rollback'],
  ])('%s %s wants %s', async (method, path, node) => {
    const call = (nodes: readonly string[]) =>
      kit.call(method, `/admin/${path}`, {
        headers: kit.admin(nodes),
        ...(method === 'POST' ? { body: {} } : {}),
      });
    expect((await call([node.replace(/\/\w+$/, '/index')])).body.code).toBe(401);
    expect((await call([node])).body.code).not.toBe(401);
  });
});

describe('the forms of the rules', () => {
  it.each([
    ['L', ['tables', 'controllers'], ['row', 'tables', 'controllers']],
    ['C', ['controllers'], ['row', 'controllers']],
  ])('list for %s what the declarations hold and no table of the database', async (client, add, edit) => {
    const kit = await GatewayKit.start({ LEGACY_CLIENT: client });
    try {
      kit.services.answer('user.crud.get', () => ({ id: 6, data_fields: { email: '邮箱' } }));
      kit.services.answer('user.crud.labels', () => ({}));
      const headers = kit.admin();
      const of = async (path: string) =>
        (await kit.call('GET', `/admin/security.${path}`, { headers })).body.data as Record<string, object>;
      const recycle = await of('DataRecycle/add');
      expect(Object.keys(recycle)).toEqual(add);
      expect(recycle['controllers']).toMatchObject({
        'user/User.php': 'user/User.php',
        'Channel.php': 'Channel.php',
      });
      expect(Object.keys(recycle['controllers'] ?? {})).not.toContain('trade/Bill.php');
      if (client === 'L') expect(recycle['tables']).toMatchObject({ channel: 'channel - 渠道' });
      const sensitive = await of('SensitiveData/edit?id=6');
      expect([Object.keys(sensitive), sensitive['row']]).toEqual([
        edit,
        { id: 6, data_fields: { email: '邮箱' } },
      ]);
    } finally {
      await kit.stop();
    }
  });
});
