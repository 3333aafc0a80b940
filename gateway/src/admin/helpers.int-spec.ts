import { CACHE_CLEARED } from '@parcelway/contracts';
import { GatewayKit } from '../../test/gateway-kit';

describe('helpers of the back office', () => {
  let kit: GatewayKit;
  beforeAll(async () => {
    kit = await GatewayKit.start();
  });
  afterAll(() => kit.stop());

  const ask = (path: string, nodes: readonly string[] | '*' = '*') =>
    kit.call('GET', `/admin/ajax/${path}`, { headers: { ...kit.admin(nodes), 'think-lang': 'en' } });

  it('name the columns of declared tables, and of no other', async () => {
    expect((await ask('getTablePk?table=member')).body.data).toEqual({ pk: 'id' });
    const clean = await ask('getTableFieldList?table=member&clean=1');
    expect(clean.body.data).toMatchObject({
      pk: 'id',
      fieldList: { id: 'ID', username: expect.any(String) },
    });
    const rows = await ask('getTableFieldList?table=member&clean=0');
    expect(rows.body.data).toMatchObject({ fieldList: { username: { COLUMN_NAME: 'username' } } });
    for (const table of ['outbox', 'pg_shadow', 'session; DROP TABLE member', ''])
      expect((await ask(`getTablePk?table=${encodeURIComponent(table)}`)).body).toMatchObject({
        code: 0,
        msg: 'Data table does not exist',
      });
  });

  it('list tables and connections, the database’s name masked', async () => {
    const { list } = (await ask('getTableList?quickSearch=packaging_box&excludeTable[]=channel')).body
      .data as {
      list: Record<string, string>[];
    };
    expect(list).toContainEqual({
      table: 'packaging_box',
      comment: 'packaging_box - Packaging boxes',
      connection: 'order',
      prefix: '',
    });
    const connections = await ask('getDatabaseConnectionList');
    expect(connections.body.data).toMatchObject({
      list: expect.arrayContaining([{ type: 'pgsql', database: 'us****', key: 'user' }]) as unknown,
    });
  });

  it('answer whoever has a node of security, and nobody else', async () => {
    expect((await ask('getTablePk?table=member', ['security/dataRecycle/add'])).body.code).toBe(1);
    expect((await ask('getTableList', ['waybill/index'])).body.code).toBe(401);
    expect((await kit.call('GET', '/admin/ajax/getTableList')).body.code).toBe(302);
  });

  it('clear what every process keeps in memory', async () => {
    let heard = 0;
    kit.nats.subscribe(CACHE_CLEARED, { callback: () => (heard += 1) });
    const clear = (type: string) =>
      kit.call('POST', '/admin/ajax/clearCache', {
        headers: { ...kit.admin([]), 'think-lang': 'en' },
        body: { type },
      });
    expect((await clear('tp')).body).toMatchObject({ code: 1, msg: 'Cache cleaned~', data: null });
    expect((await clear('all')).body.code).toBe(1);
    expect((await clear('storage')).body).toMatchObject({ code: 0, msg: 'Parameter error' });
    await kit.nats.flush();
    expect(heard).toBe(2);
  });

  it('say in words that there is no module market and no generator, and 404 for what nobody knows', async () => {
    const call = (method: string, path: string) =>
      kit.call(method, path, {
        headers: { ...kit.admin(), 'think-lang': 'en' },
        ...(method === 'POST' ? { body: {} } : {}),
      });
    for (const [method, path] of [
      ['GET', '/admin/module/index'],
      ['POST', '/admin/module/install?uid=x'],
      ['POST', '/admin/crud.Crud/generate'],
      ['GET', '/admin/crud.Log/index'],
    ] as const)
      expect(await call(method, path)).toMatchObject({
        status: 200,
        body: { code: 0, msg: 'This system offers no module market and no generator of code' },
      });
    expect((await call('GET', '/admin/nobody/knows')).status).toBe(404);
  });
});
