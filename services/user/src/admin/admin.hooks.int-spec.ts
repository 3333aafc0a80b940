import 'reflect-metadata';
import { randomUUID } from 'node:crypto';
import { adminProfile } from '@parcelway/contracts';
import type { UserServiceUnderTest } from '../../test/running-service';
import { asAdmin, runUserService } from '../../test/running-service';
import { crud, newAdmin, newGroup } from '../../test/staff';
import { verifyPassword } from '../session/password';

describe('admins', () => {
  let under: UserServiceUnderTest;
  let [wide, narrow, empty]: number[] = [];
  /** Holds more than `narrow` and less than everything. */
  let chief = 0;

  beforeAll(async () => {
    under = await runUserService();
    wide = await newGroup(under, ['auth/admin', 'auth/admin/index', 'auth/admin/edit', 'waybill/index']);
    narrow = await newGroup(under, ['waybill/index']);
    empty = await newGroup(under, []);
    chief = await newAdmin(under, [wide ?? 0]);
  });
  afterAll(() => under.stop());

  const add = (row: Record<string, unknown>, by = 1) =>
    crud(under).add(
      {
        resource: 'admin',
        row: { username: `a${randomUUID().slice(0, 8)}`, nickname: 'A', password: 'Secret123', ...row },
      },
      asAdmin(by),
    );
  const edit = (id: number, row: Record<string, unknown>, by = 1) =>
    crud(under).edit({ resource: 'admin', id, row }, asAdmin(by));
  const seenBy = async (by: number) => {
    const { rows } = await crud(under).list({ resource: 'admin', limit: 100 }, asAdmin(by));
    return rows.map(({ id }) => id);
  };
  const code = (wanted: string) => expect.objectContaining({ code: wanted });

  it('are shown with the names of their groups, without password, by ids that came as text', async () => {
    const { id } = await add({ group_arr: [String(narrow), String(empty)] });
    const row = await crud(under).get({ resource: 'admin', id }, asAdmin());
    expect(row).toMatchObject({
      group_arr: [narrow, empty],
      group_name_arr: [expect.any(String), expect.any(String)],
      super: '0',
      password: '',
    });
    expect(row).not.toHaveProperty('login_failure');
    expect(await crud(under).get({ resource: 'admin', id: 1 }, asAdmin())).toMatchObject({ super: '1' });
  });

  it('get an argon2id password, and lose their sessions with a new one', async () => {
    const { id } = await add({ group_arr: [narrow] });
    const sid = randomUUID();
    await under.database.query(
      `INSERT INTO session (id, kind, subject_id, expires_at) VALUES ($1, 'admin', $2, now() + interval '1 day')`,
      [sid, id],
    );
    await edit(id, { nickname: 'B', password: '' });
    const sessions = () => under.database.query<unknown[]>(`SELECT 1 FROM session WHERE id = $1`, [sid]);
    expect(await sessions()).toHaveLength(1);
    await edit(id, { password: 'Another456' });
    expect(await sessions()).toHaveLength(0);
    const [row] = await under.database.query<{ password: string }[]>(
      `SELECT password FROM admin WHERE id = $1`,
      [id],
    );
    expect(row?.password).toMatch(/^\$argon2id\$/);
    expect(await verifyPassword(row?.password ?? null, 'Another456')).toBe(true);
    await expect(edit(id, { password: 'a<b>cde' })).rejects.toMatchObject({
      fields: [{ field: 'password', rule: 'pattern' }],
    });
  });

  it('change their own password by the same rule, which ends their sessions and nobody else’s', async () => {
    const [me, other] = [await newAdmin(under, [narrow ?? 0]), await newAdmin(under, [narrow ?? 0])];
    for (const id of [me, other])
      await under.database.query(
        `INSERT INTO session (id, kind, subject_id, expires_at) VALUES ($1, 'admin', $2, now() + interval '1 day')`,
        [randomUUID(), id],
      );
    const loggedIn = async () => {
      const rows = await under.database.query<{ subject_id: string }[]>(
        `SELECT subject_id FROM session WHERE kind = 'admin' AND subject_id = ANY($1) ORDER BY subject_id`,
        [[me, other]],
      );
      return rows.map(({ subject_id }) => Number(subject_id));
    };
    const own = under.client(adminProfile);
    await expect(own.edit({ password: 'a<b>cde' }, asAdmin(me))).rejects.toMatchObject({
      fields: [{ field: 'password', rule: 'pattern' }],
    });
    await own.edit({ password: '', motto: 'still here' }, asAdmin(me));
    expect(await loggedIn()).toEqual([me, other]);
    expect(await own.edit({ password: 'Another456' }, asAdmin(me))).not.toHaveProperty('password');
    expect(await loggedIn()).toEqual([other]);
    const [row] = await under.database.query<{ password: string }[]>(
      `SELECT password FROM admin WHERE id = $1`,
      [me],
    );
    expect(await verifyPassword(row?.password ?? null, 'Another456')).toBe(true);
  });

  it('cannot disable themselves, and are passed over when they delete themselves', async () => {
    await expect(edit(1, { status: '0' })).rejects.toEqual(code('access.cannot_disable_self'));
    await expect(crud(under).del({ resource: 'admin', ids: [1] }, asAdmin())).rejects.toEqual(
      code('crud.nothing_deleted'),
    );
    const { id } = await add({ group_arr: [narrow] });
    expect(await crud(under).del({ resource: 'admin', ids: [1, id] }, asAdmin())).toEqual({ deleted: 1 });
  });

  it('see, without all rights, themselves and those whose every group may less', async () => {
    const below = await newAdmin(under, [narrow ?? 0]);
    const equal = await newAdmin(under, [wide ?? 0]);
    const mixed = await newAdmin(under, [narrow ?? 0, 1]);
    const seen = await seenBy(chief);
    expect(seen).toEqual(expect.arrayContaining([chief, below]));
    for (const hidden of [1, equal, mixed]) expect(seen).not.toContain(hidden);
    for (const hidden of [1, equal, mixed])
      await expect(edit(hidden, { nickname: 'X' }, chief)).rejects.toEqual(code('crud.no_permission'));
    await expect(crud(under).del({ resource: 'admin', ids: [mixed] }, asAdmin(chief))).rejects.toEqual(
      code('crud.nothing_deleted'),
    );
    expect(await edit(below, { nickname: 'Y' }, chief)).toMatchObject({ nickname: 'Y' });
  });

  it('give, without all rights, only groups that may less, to nobody and not to themselves', async () => {
    const notAllowed = code('access.group_not_allowed');
    await expect(add({ group_arr: [1] }, chief)).rejects.toEqual(notAllowed);
    await expect(add({ group_arr: [wide] }, chief)).rejects.toEqual(notAllowed);
    await expect(edit(chief, { group_arr: [wide, 1] }, chief)).rejects.toEqual(notAllowed);
    expect(await add({ group_arr: [narrow] }, chief)).toEqual({ id: expect.any(Number) });
  });

  it('need a living group', async () => {
    await expect(add({ group_arr: [] })).rejects.toMatchObject({
      fields: [{ field: 'group_arr', rule: 'required' }],
    });
    await expect(add({ group_arr: [999_999] })).rejects.toMatchObject({ fields: [{ field: 'group_arr' }] });
  });

  it('always have one among them who may do everything', async () => {
    await under.database.query(`UPDATE admin SET status = false WHERE id <> 1`);
    await expect(edit(1, { group_arr: [narrow] })).rejects.toEqual(code('access.last_super'));
  });
});
