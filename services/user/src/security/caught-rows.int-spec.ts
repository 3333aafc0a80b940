import { Injectable, Module } from '@nestjs/common';
import type {
  CrudContract,
  DomainEvent,
  Handlers,
  RestoreRows,
  RollbackFields,
  RowRecycled,
  SensitiveChanged,
} from '@parcelway/contracts';
import { caughtRows, crudOf, DomainError, rowRecycled, sensitiveChanged } from '@parcelway/contracts';
import { Serves } from '@parcelway/platform';
import { AppModule } from '../app.module';
import type { UserServiceUnderTest } from '../../test/running-service';
import { asAdmin, asMember, asService, eventually, runUserService } from '../../test/running-service';

const unexpected = (): Promise<never> => Promise.reject(new Error('nobody should ask this'));

/** Stands in for the owner of rows: does what it is told, or refuses. */
class Owner {
  readonly restored: string[] = [];
  readonly rolledBack: unknown[] = [];
  readonly dryRuns: boolean[] = [];
  refusal: { readonly when: 'dry' | 'real'; readonly error: DomainError } | null = null;

  async restore({ rows, dry_run }: RestoreRows): Promise<{ restored: number }> {
    this.judge(dry_run ?? false);
    if (!dry_run) {
      await new Promise((resolve) => setTimeout(resolve, 50));
      this.restored.push(...rows.map(({ row }) => row));
    }
    return { restored: rows.length };
  }

  async rollback({ changes, dry_run }: RollbackFields): Promise<{ changed: number }> {
    this.judge(dry_run ?? false);
    if (!dry_run) this.rolledBack.push(...changes);
    return { changed: changes.length };
  }

  private judge(isDry: boolean): void {
    this.dryRuns.push(isDry);
    if (this.refusal && (this.refusal.when === 'dry') === isDry) throw this.refusal.error;
  }

  readonly list = unexpected;
  readonly get = unexpected;
  readonly add = unexpected;
  readonly edit = unexpected;
  readonly del = unexpected;
  readonly sort = unexpected;
  readonly labels = unexpected;
}

@Injectable()
@Serves(crudOf<string>('order'))
class Orders extends Owner implements Handlers<CrudContract> {}

@Injectable()
@Serves(crudOf<string>('waybill'))
class Waybills extends Owner implements Handlers<CrudContract> {}

@Module({ imports: [AppModule], providers: [Orders, Waybills] })
class UserAmongOwners {}

describe('what the rules caught', () => {
  let under: UserServiceUnderTest;
  let orders: Orders;
  let waybills: Waybills;
  beforeAll(async () => {
    under = await runUserService({}, UserAmongOwners);
    orders = under.running.app.get(Orders);
    waybills = under.running.app.get(Waybills);
  });
  afterAll(() => under.stop());
  afterEach(() => {
    for (const owner of [orders, waybills]) {
      owner.refusal = null;
      for (const list of [owner.restored, owner.rolledBack, owner.dryRuns]) list.length = 0;
    }
  });

  let lastId = 0;
  const place = {
    admin_id: 1,
    rule_id: 1,
    ip: '192.0.2.7',
    useragent: 'Test',
    at: '2026-07-01T09:00:00.123Z',
  };
  const publish = async (subject: string, name: string, data: unknown, id = crypto.randomUUID()) => {
    const event: DomainEvent<unknown> = {
      ...{ id, name, version: 1, occurredAt: place.at, requestId: null, data },
    };
    await under.nats.jetstream().publish(subject, JSON.stringify(event));
    return id;
  };
  const caught = async (table: string, marker: string): Promise<number> => {
    const ids = await eventually(
      async () =>
        (await under.database.query(`SELECT id FROM ${table} WHERE data_table = $1`, [marker])) as {
          id: string;
        }[],
      (rows) => rows.length > 0,
    );
    return Number(ids[0]?.id);
  };
  /** Files one deleted row and answers its number in the bin. */
  const recycled = async (more: Partial<RowRecycled> = {}): Promise<number> => {
    lastId += 1;
    const data: RowRecycled = {
      ...{ ...place, service: 'order', resource: 'packaging-box', data_table: `t${lastId}` },
      ...{ primary_key: 'id', id: lastId, row: `{"id": ${lastId}, "name_zh": "纸箱"}` },
      ...more,
    };
    await publish(rowRecycled.subject, rowRecycled.name, data);
    return caught('data_recycle_log', data.data_table);
  };
  const edited = async (more: Partial<SensitiveChanged> = {}): Promise<number> => {
    lastId += 1;
    const data: SensitiveChanged = {
      ...{
        ...place,
        service: 'order',
        resource: 'channel',
        data_table: `t${lastId}`,
        primary_key: 'id',
        id: 5,
      },
      changes: [{ field: 'fuel_bp', comment: '燃油', before: '1275', after: '1300', sealed: null }],
      ...more,
    };
    await publish(sensitiveChanged.subject, sensitiveChanged.name, data);
    return caught('sensitive_data_log', data.data_table);
  };
  const remaining = async (table: string, ids: readonly number[]): Promise<number[]> =>
    (
      (await under.database.query(`SELECT id FROM ${table} WHERE id = ANY($1::bigint[]) ORDER BY id`, [
        ids,
      ])) as { id: string }[]
    ).map(({ id }) => Number(id));
  const restore = (ids: readonly number[]) => under.client(caughtRows).restore({ ids }, asAdmin());
  const rollback = (ids: readonly number[]) => under.client(caughtRows).rollback({ ids }, asAdmin());
  const row = (resource: string, id: number) => under.client(crudOf('user')).get({ resource, id }, asAdmin());

  describe('the recycle bin', () => {
    it('files a deletion once, with who and when, and hides secrets and undeclared columns', async () => {
      const stored =
        '{"id": 9, "username": "demo", "password": "$argon2id$x", "money": 9007199254740993, "secret_note": "n", "remark": "v1.AAAAAAAAAAAAAAAA.BBBBBBBBBBBBBBBBBBBBBB.CCCC", "email": null, "delete_time": null}';
      const data = {
        ...place,
        service: 'user',
        resource: 'member',
        data_table: 'once',
        primary_key: 'id',
        id: 9,
      };
      const id = await publish(rowRecycled.subject, rowRecycled.name, { ...data, row: stored });
      await publish(rowRecycled.subject, rowRecycled.name, { ...data, row: stored }, id);
      const filed = await row('data-recycle-log', await caught('data_recycle_log', 'once'));
      await recycled();
      expect(
        await under.database.query(`SELECT stored_row FROM data_recycle_log WHERE data_table = 'once'`),
      ).toEqual([{ stored_row: stored }]);
      expect(filed).toMatchObject({
        ...{ admin_id: 1, recycle_id: 1, connection: 'user', primary_key: 'id', is_restore: '0' },
        ...{ ip: '192.0.2.7', useragent: 'Test', create_time: place.at },
      });
      expect(JSON.parse(String(filed['data']))).toEqual({
        ...{
          id: 9,
          username: 'demo',
          password: '******',
          money: '9007199254740993',
          secret_note: '******',
          remark: '******',
        },
        ...{ email: null, delete_time: null },
      });
      expect(JSON.stringify(filed)).not.toContain('argon2');
    });

    it('gives rows back and forgets them', async () => {
      const ids = [await recycled(), await recycled()];
      expect(await restore(ids)).toEqual({ restored: 2 });
      expect(orders.restored).toHaveLength(2);
      expect(await remaining('data_recycle_log', ids)).toEqual([]);
      await expect(restore(ids)).rejects.toMatchObject({ code: 'security.nothing_restored' });
    });

    it('gives a row back once however many ask at the same time', async () => {
      const id = await recycled();
      const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => restore([id])));
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect(orders.restored).toHaveLength(1);
    });

    it('keeps everything when the owner refuses, and names the field in the row’s own words (fault C9)', async () => {
      const ids = [await recycled(), await recycled()];
      orders.refusal = { when: 'real', error: new DomainError('crud.duplicate', { field: 'name_zh' }) };
      await expect(restore(ids)).rejects.toMatchObject({
        code: 'crud.duplicate',
        params: { field: 'Chinese name' },
      });
      expect(await remaining('data_recycle_log', ids)).toEqual(ids);
    });

    it('asks every owner first, so that one’s refusal stops the others', async () => {
      const ids = [
        await recycled(),
        await recycled({ service: 'waybill', resource: 'warehouse' }),
        await recycled(),
      ];
      waybills.refusal = { when: 'dry', error: new DomainError('crud.duplicate', { field: 'code' }) };
      await expect(restore(ids)).rejects.toMatchObject({ code: 'crud.duplicate' });
      expect([orders.dryRuns, orders.restored, await remaining('data_recycle_log', ids)]).toEqual([
        [true],
        [],
        ids,
      ]);
      waybills.refusal = null;
      expect(await restore(ids)).toEqual({ restored: 3 });
      expect([orders.restored.length, waybills.restored.length]).toEqual([2, 1]);
    });

    it('forgets only what is back when an owner breaks its word', async () => {
      const ids = [await recycled(), await recycled({ service: 'waybill', resource: 'warehouse' })];
      waybills.refusal = { when: 'real', error: new DomainError('service.unavailable') };
      await expect(restore(ids)).rejects.toMatchObject({ code: 'service.unavailable' });
      expect(orders.restored).toHaveLength(1);
      expect(await remaining('data_recycle_log', ids)).toEqual([ids[1]]);
    });

    it('gives nothing back when one of the rows is gone', async () => {
      const id = await recycled();
      await expect(restore([id, 900_000])).rejects.toMatchObject({ code: 'crud.not_found' });
      expect(orders.restored).toEqual([]);
    });

    it.each([
      ['a member', () => asMember(1)],
      ['a service', () => asService()],
    ])('opens for no %s', async (_who, context) => {
      const id = await recycled();
      for (const call of ['restore', 'rollback'] as const)
        await expect(under.client(caughtRows)[call]({ ids: [id] }, context())).rejects.toMatchObject({
          code: 'auth.no_permission',
        });
    });
  });

  describe('the sensitive log', () => {
    it('files each changed field with its title, shows values plainly and keeps what is sealed', async () => {
      lastId += 1;
      const changes = [
        { field: 'email', comment: '邮箱', before: '"a\\"b@x.com"', after: null, sealed: null },
        {
          field: 'password',
          comment: '密码',
          before: '"******"',
          after: '"******"',
          sealed: 'v1.iv.tag.text',
        },
        { field: 'group_id', comment: '等级', before: '9007199254740993', after: '2', sealed: null },
      ];
      await edited({ service: 'user', resource: 'member', data_table: 'member-x', id: 7, changes });
      const { rows } = await under.client(crudOf('user')).list(
        {
          resource: 'sensitive-data-log',
          search: [{ field: 'data_table', operator: 'eq', value: 'member-x' }],
          sort: [{ field: 'id', direction: 'asc' }],
        },
        asAdmin(),
      );
      expect(
        rows.map(({ data_field, data_comment, before, after, id_value }) => [
          ...[data_field, data_comment, before, after, id_value],
        ]),
      ).toEqual([
        ['email', '邮箱', 'a"b@x.com', '', '7'],
        ['password', '密码', '******', '******', '7'],
        ['group_id', '等级', '9007199254740993', '2', '7'],
      ]);
      expect(JSON.stringify(rows)).not.toContain('v1.iv');
    });

    it('rolls the newest change back first and forgets both', async () => {
      const first = await edited();
      const second = await edited({
        changes: [{ field: 'fuel_bp', comment: '燃油', before: '1300', after: '1400', sealed: null }],
      });
      expect(await rollback([first, second])).toEqual({ changed: 2 });
      expect(orders.rolledBack).toEqual([
        { resource: 'channel', id: 5, field: 'fuel_bp', before: '1300', sealed: null },
        { resource: 'channel', id: 5, field: 'fuel_bp', before: '1275', sealed: null },
      ]);
      expect(await remaining('sensitive_data_log', [first, second])).toEqual([]);
      await expect(rollback([first])).rejects.toMatchObject({ code: 'security.nothing_rolled_back' });
    });

    it('hands a sealed value to its owner alone', async () => {
      const changes = [
        { field: 'password', comment: '密码', before: '"******"', after: '"******"', sealed: 'v1.a.b.c' },
      ];
      await rollback([await edited({ resource: 'member', changes })]);
      expect(orders.rolledBack).toEqual([
        { resource: 'member', id: 5, field: 'password', before: '"******"', sealed: 'v1.a.b.c' },
      ]);
    });
  });
});
