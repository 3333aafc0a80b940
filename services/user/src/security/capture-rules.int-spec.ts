import type { CaptureRule, CrudContract, Client } from '@parcelway/contracts';
import { captureRuleChanged, crudOf, DomainError } from '@parcelway/contracts';
import { resources } from '@parcelway/contracts/resources';
import { seedCaptureRules } from '../../seeds/capture-rules';
import type { UserServiceUnderTest } from '../../test/running-service';
import { asAdmin, outboxOf, runUserService } from '../../test/running-service';

describe('rules that catch deletions and edits', () => {
  let under: UserServiceUnderTest;
  let crud: Client<CrudContract>;
  beforeAll(async () => {
    under = await runUserService();
    crud = under.client(crudOf<string>('user'));
  });
  afterAll(() => under.stop());

  const news = (): Promise<CaptureRule[]> => outboxOf<CaptureRule>(under.database, captureRuleChanged.name);
  const newsOf = async (id: number): Promise<CaptureRule[]> =>
    (await news()).filter(({ rule_id }) => rule_id === id);
  const idsOf = async (table: string): Promise<number[]> =>
    (
      await crud.list(
        { resource: 'data-recycle', search: [{ field: 'data_table', operator: 'eq', value: table }] },
        asAdmin(),
      )
    ).rows.map(({ id }) => id);
  const rule = (controller: string, more: object = {}) => ({
    ...{ name: '规则', controller, primary_key: 'id', status: '1' },
    ...more,
  });
  const addRecycle = (row: object) => crud.add({ resource: 'data-recycle', row: { ...row } }, asAdmin());
  const addSensitive = (row: object) => crud.add({ resource: 'sensitive-data', row: { ...row } }, asAdmin());
  const fieldsOfRefusal = async (call: Promise<unknown>): Promise<unknown> => {
    const error = await call.catch((refusal: unknown) => refusal);
    return error instanceof DomainError ? error.fields.map(({ field }) => field) : error;
  };

  it('are switched on at the first start as the declarations say', async () => {
    const said = await news();
    for (const { name, recycle, sensitive } of Object.values(resources)) {
      const of = (kind: string) => said.filter((one) => one.resource === name && one.kind === kind);
      expect([name, of('recycle').map(({ is_on }) => is_on)]).toEqual([name, recycle ? [true] : []]);
      expect([name, of('sensitive').map(({ fields }) => fields)]).toEqual([
        name,
        sensitive ? [sensitive] : [],
      ]);
    }
    const { rows } = await crud.list(
      { resource: 'sensitive-data', search: [{ field: 'data_table', operator: 'eq', value: 'channel' }] },
      asAdmin(),
    );
    expect(rows).toMatchObject([
      {
        name: '渠道',
        controller: 'Channel.php',
        controller_as: 'channel',
        connection: 'order',
        primary_key: 'id',
        data_fields: { status: '启用', fuel_bp: '燃油', divisor: '体积除数' },
        status: '1',
      },
    ]);
  });

  it('stay as staff left them when the service starts again', async () => {
    const [id = 0] = await idsOf('pickup_calendar');
    await crud.del({ resource: 'data-recycle', ids: [id] }, asAdmin());
    const before = await news();
    await under.database.transaction(seedCaptureRules);
    expect(await news()).toEqual(before);
    expect(before.at(-1)).toMatchObject({ rule_id: id, is_on: false });
  });

  it('say every change with a higher version: on, off, to another resource, gone', async () => {
    const [warehouse = 0] = await idsOf('warehouse');
    const edit = (row: Record<string, unknown>) =>
      crud.edit({ resource: 'data-recycle', id: warehouse, row }, asAdmin());
    await edit({ status: '0' });
    await edit({ status: '1' });
    await crud.del({ resource: 'data-recycle', ids: [warehouse] }, asAdmin());
    const { id: second } = await addRecycle(rule('warehouse.Warehouse', { data_table: 'warehouse' }));
    const [, off, on, gone] = await newsOf(warehouse);
    expect([off?.is_on, on?.is_on, gone?.is_on]).toEqual([false, true, false]);
    const versions = (await news()).map(({ version }) => version);
    expect(versions).toEqual([...versions].sort((left, right) => left - right));
    expect(new Set(versions).size).toBe(versions.length);

    await crud.del({ resource: 'data-recycle', ids: await idsOf('packaging_box') }, asAdmin());
    const moved = { controller: 'PackagingBox.php', data_table: 'packaging_box' };
    await crud.edit({ resource: 'data-recycle', id: second, row: moved }, asAdmin());
    expect((await newsOf(second)).map(({ resource, is_on }) => [resource, is_on])).toEqual([
      ['warehouse', true],
      ['warehouse', false],
      ['packaging-box', true],
    ]);
  });

  it.each([
    ['a controller that nothing declares', rule('Nothing.php', { data_table: 'nothing' }), ['controller']],
    ['a controller without deletion', rule('Country.php', { data_table: 'country' }), ['controller']],
    ['another table', rule('Channel.php', { data_table: 'admin' }), ['data_table']],
    ['a foreign key', rule('Channel.php', { data_table: 'channel', primary_key: 'code' }), ['primary_key']],
    ['nothing', {}, ['name', 'controller', 'data_table']],
  ])('refuse %s', async (_what, row, fields) => {
    expect(await fieldsOfRefusal(addRecycle(row))).toEqual(fields);
  });

  it('refuse a second rule for one resource', async () => {
    const again = addRecycle(rule('channel', { data_table: 'channel' }));
    await expect(again).rejects.toMatchObject({ code: 'crud.duplicate', params: { field: 'controller' } });
  });

  it('take fields as the clients post them, with titles of their own or the declared ones', async () => {
    const row = rule('PackagingBox.php', {
      data_table: 'packaging_box',
      data_fields: ['material_price', 'tare_g'],
      fields: [{ name: 'material_price', value: '纸箱价' }],
    });
    const { id } = await addSensitive(row);
    expect((await crud.get({ resource: 'sensitive-data', id }, asAdmin()))['data_fields']).toEqual({
      material_price: '纸箱价',
      tare_g: '自重',
    });
    await crud.edit({ resource: 'sensitive-data', id, row: { status: '0' } }, asAdmin());
    expect((await newsOf(id)).at(-1)).toMatchObject({
      is_on: false,
      fields: expect.arrayContaining(['material_price', 'tare_g']),
    });
    for (const data_fields of [['nothing'], ['delete_time'], { __proto__x: '' }, ['id']]) {
      const refused = crud.edit({ resource: 'sensitive-data', id, row: { data_fields } }, asAdmin());
      expect(await fieldsOfRefusal(refused)).toEqual(['data_fields']);
    }
  });
});
