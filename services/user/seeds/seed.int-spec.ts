import 'reflect-metadata';
import { createDataSource, readConfig } from '@parcelway/platform';
import { testDatabase, testSecrets } from '@parcelway/testing';
import type { Released } from '@parcelway/testing';
import type { DataSource } from 'typeorm';
import { seed } from '.';
import { service } from '../src';
import { verifyPassword } from '../src/session/password';

interface AdminRow {
  readonly username: string;
  readonly password: string;
  readonly rules: string[];
}

describe('seed', () => {
  let database: Released;
  let dataSource: DataSource;
  const production = (environment: Record<string, string> = {}) =>
    readConfig({ ...testSecrets, NODE_ENV: 'production', ...environment });
  const admins = (): Promise<AdminRow[]> =>
    dataSource.query(
      `SELECT a.username, a.password, g.rules FROM admin a JOIN admin_group g ON a.group_arr @> to_jsonb(g.id)`,
    );
  const count = async (table: string): Promise<number> => {
    const [row] = await dataSource.query<{ count: string }[]>(`SELECT count(*) FROM ${table}`);
    return Number(row?.count);
  };
  const emptied = () =>
    dataSource.query(
      `TRUNCATE address, member, member_group, admin, admin_group, outbox RESTART IDENTITY CASCADE`,
    );

  beforeAll(async () => {
    database = await testDatabase();
    dataSource = await createDataSource(service, database.url, { poolSize: 2 }).initialize();
  });
  afterAll(async () => {
    await dataSource.destroy();
    await database.release();
  });

  it('makes no person and no password in production when the environment names no admin', async () => {
    await emptied();
    await seed(dataSource, { demo: false, config: production() });
    expect(await admins()).toEqual([]);
    expect(await count('member')).toBe(0);
    expect(await dataSource.query(`SELECT name, discount_bp, is_default FROM member_group`)).toEqual([
      { name: '普通会员', discount_bp: 0, is_default: true },
    ]);
  });

  it('makes the first admin of the environment once, and never another', async () => {
    await emptied();
    const first = production({ ADMIN_USERNAME: 'first', ADMIN_PASSWORD: 'Given-by-hand-1' });
    await seed(dataSource, { demo: false, config: first });
    const later = production({ ADMIN_USERNAME: 'later', ADMIN_PASSWORD: 'Given-by-hand-2' });
    await seed(dataSource, { demo: false, config: later });
    const [admin, ...others] = await admins();
    expect(others).toEqual([]);
    expect(admin).toMatchObject({ username: 'first', rules: ['*'] });
    expect(await verifyPassword(admin?.password ?? null, 'Given-by-hand-1')).toBe(true);
  });

  it('makes the demo rows once, tells other services of them, and leaves the next ids free', async () => {
    await emptied();
    const config = readConfig({ ...testSecrets });
    await seed(dataSource, { demo: true, config });
    await seed(dataSource, { demo: true, config });
    expect(await count('member')).toBe(1);
    expect(await count('address')).toBe(2);
    expect(
      await dataSource.query(`SELECT name, payload->'discount_bp' AS bp FROM outbox ORDER BY name`),
    ).toEqual([
      { name: 'user.address-changed', bp: null },
      { name: 'user.address-changed', bp: null },
      { name: 'user.member-changed', bp: 500 },
    ]);
    expect(await dataSource.query(`INSERT INTO member_group (name) VALUES ('next') RETURNING id`)).toEqual([
      { id: '3' },
    ]);
  });
});
