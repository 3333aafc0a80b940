import 'reflect-metadata';
import type { MemberTerms, WalletChanged } from '@parcelway/contracts';
import {
  crudOf,
  member,
  memberChanged,
  memberStaff,
  scoreChanged,
  session,
  walletChanged,
} from '@parcelway/contracts';
import { sayEvent } from '@parcelway/testing';
import type { UserServiceUnderTest } from '../../test/running-service';
import {
  asAdmin,
  asAnybody,
  asMember,
  asService,
  eventually,
  newMember,
  outboxOf,
  runUserService,
} from '../../test/running-service';
import { SESSION_REVOKED } from '../session/revoked-sessions';

describe('members', () => {
  let under: UserServiceUnderTest;
  const crud = () => under.client(crudOf('user'));
  const sessions = () => under.client(session);
  const edit = (id: number, row: Record<string, unknown>) =>
    crud().edit({ resource: 'member', id, row }, asAdmin());
  const eventsOf = async (id: number): Promise<MemberTerms[]> =>
    (await outboxOf<MemberTerms>(under.database, memberChanged.name)).filter((terms) => terms.user_id === id);
  const refused = (code: string) => expect.objectContaining({ name: 'DomainError', code });

  beforeAll(async () => {
    under = await runUserService();
  });
  afterAll(() => under.stop());

  describe('profile and terms', () => {
    it('shows a member its own profile with the group in its language', async () => {
      expect(await under.client(member).profile({}, asMember(1))).toMatchObject({
        id: 1,
        username: 'demo',
        nickname: '林悦',
        language: 'zh-cn',
        birthday: null,
        group: { id: 2, name: 'Gold', discount_bp: 500 },
      });
      const chinese = await under.client(member).profile({}, { ...asMember(1), locale: 'zh-cn' });
      expect(chinese.group.name).toBe('金卡会员');
    });

    it('gives services the terms, and nobody those of another', async () => {
      const terms = under.client(member).terms;
      const id = await newMember(under);
      expect(await terms({ user_id: 1 }, asService())).toMatchObject({
        user_id: 1,
        group_id: 2,
        discount_bp: 500,
        status: 'enable',
      });
      await expect(terms({ user_id: 1 }, asMember(id))).rejects.toEqual(refused('member.not_found'));
      await expect(terms({ user_id: 987_654 }, asService())).rejects.toEqual(refused('member.not_found'));
    });

    it('asks a member that was disabled since to log in', async () => {
      const id = await newMember(under, { status: 'disable' });
      await expect(under.client(member).profile({}, asMember(id))).rejects.toEqual(
        refused('auth.login_required'),
      );
    });
  });

  describe('as staff edit them', () => {
    it('hashes a password, never answers it, and keeps it when an edit sends none', async () => {
      const id = await newMember(under, { username: 'hashed' });
      const stored = async () =>
        (
          (await under.database.query(`SELECT password FROM member WHERE id = $1`, [id])) as {
            password: string;
          }[]
        )[0]?.password;
      const before = await stored();
      expect(before).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
      expect(await edit(id, { nickname: '新昵称', password: '' })).toMatchObject({
        nickname: '新昵称',
        password: '',
      });
      expect(await stored()).toBe(before);
    });

    it('refuses a weak password, a wrong e-mail address and a wrong mobile number together', async () => {
      await expect(newMember(under, { password: 'short', email: 'x@y', mobile: '12' })).rejects.toMatchObject(
        {
          code: 'request.invalid',
          fields: [
            { field: 'email', rule: 'email' },
            { field: 'mobile', rule: 'mobile' },
            { field: 'password', rule: 'pattern' },
          ],
        },
      );
    });

    it('ends all sessions on a new password and on a disabling', async () => {
      const heard: string[] = [];
      under.nats.subscribe(SESSION_REVOKED, {
        callback: (_error, message) => heard.push((message.json() as { sid: string }).sid),
      });
      const id = await newMember(under, { username: 'changing' });
      for (const row of [{ password: 'Secret456' }, { status: 'disable' }]) {
        const password = 'status' in row ? 'Secret456' : 'Secret123';
        const { refresh_token } = await sessions().logIn(
          { kind: 'member', username: 'changing', password, keep: true },
          asAnybody(),
        );
        await edit(id, row);
        await expect(sessions().refresh({ refresh_token, member_id: id }, asAnybody())).rejects.toEqual(
          refused('login.expired'),
        );
      }
      await under.nats.flush();
      expect(heard).toHaveLength(2);
    });

    it('does not refuse an edit because the member logged in meanwhile', async () => {
      const id = await newMember(under, { username: 'quick' });
      await sessions().logIn({ kind: 'member', username: 'quick', password: 'Secret123' }, asAnybody());
      expect(
        await crud().edit({ resource: 'member', id, row: { nickname: '快' }, version: 1 }, asAdmin()),
      ).toMatchObject({ nickname: '快' });
    });

    it('frees a deleted user name, and refuses it a third time (fault C9)', async () => {
      const first = await newMember(under, { username: 'reused' });
      await crud().del({ resource: 'member', ids: [first] }, asAdmin());
      const second = await newMember(under, { username: 'reused' });
      expect(second).not.toBe(first);
      await expect(newMember(under, { username: 'reused' })).rejects.toEqual(
        expect.objectContaining({ code: 'crud.duplicate', params: { field: 'username' } }),
      );
      expect((await eventsOf(first)).map(({ status }) => status)).toEqual(['enable', 'disable']);
    });

    it('lets two members have no e-mail address and no mobile number', async () => {
      await newMember(under, { email: '', mobile: '' });
      expect(await newMember(under, { email: '', mobile: '' })).toBeGreaterThan(1);
    });
  });

  describe('staff acts', () => {
    const members = () => under.client(memberStaff);

    it('unlock a member who typed too many wrong passwords', async () => {
      const id = await newMember(under, { username: 'locked_out' });
      await under.database.query(
        `UPDATE member SET login_failure = 10, login_failure_time = now() WHERE id = $1`,
        [id],
      );
      const logIn = () =>
        sessions().logIn({ kind: 'member', username: 'locked_out', password: 'Secret123' }, asAnybody());
      await expect(logIn()).rejects.toEqual(refused('login.locked'));
      expect(await members().unlock({ id }, asAdmin())).toBeNull();
      expect((await logIn()).id).toBe(id);
    });

    it('end all sessions of a member', async () => {
      const id = await newMember(under, { username: 'everywhere' });
      const { refresh_token } = await sessions().logIn(
        { kind: 'member', username: 'everywhere', password: 'Secret123', keep: true },
        asAnybody(),
      );
      expect(await members().logoutAll({ id }, asAdmin())).toBeNull();
      await expect(sessions().refresh({ refresh_token, member_id: id }, asAnybody())).rejects.toEqual(
        refused('login.expired'),
      );
    });

    it('are the staff’s alone, and know no member that is gone', async () => {
      const id = await newMember(under);
      for (const act of [members().unlock, members().logoutAll]) {
        await expect(act({ id }, asMember(id))).rejects.toEqual(refused('auth.login_required'));
        await expect(act({ id: 999_999 }, asAdmin())).rejects.toEqual(refused('member.not_found'));
      }
    });
  });

  describe('groups', () => {
    const groupEdit = (id: number, row: Record<string, unknown>) =>
      crud().edit({ resource: 'member-group', id, row }, asAdmin());
    const newGroup = (row: Record<string, unknown>) =>
      crud().add({ resource: 'member-group', row }, asAdmin());

    it('makes a changed discount news about each living member of the group, with rising versions', async () => {
      const { id: group } = await newGroup({ name: '银卡会员', name_en: 'Silver', discount_bp: 200 });
      const one = await newMember(under, { group_id: group });
      const two = await newMember(under, { group_id: group });
      const gone = await newMember(under, { group_id: group });
      await crud().del({ resource: 'member', ids: [gone] }, asAdmin());
      await groupEdit(group, { discount_bp: 300 });
      await groupEdit(group, { status: '0' });
      for (const id of [one, two])
        expect((await eventsOf(id)).map(({ version, discount_bp }) => [version, discount_bp])).toEqual([
          [1, 200],
          [2, 300],
          [3, 0],
        ]);
      expect((await eventsOf(gone)).map(({ version }) => version)).toEqual([1, 2]);
    });

    it('tells of 1,201 members one by one', async () => {
      const { id: group } = await newGroup({ name: '批量', discount_bp: 100 });
      await under.database.query(
        `INSERT INTO member (username, nickname, group_id, password) SELECT 'bulk_' || n, 'b', $1, '' FROM generate_series(1, 1201) n`,
        [group],
      );
      await groupEdit(group, { discount_bp: 150 });
      const events = await outboxOf<MemberTerms>(under.database, memberChanged.name);
      const told = events.filter(({ group_id, discount_bp }) => group_id === group && discount_bp === 150);
      expect(new Set(told.map(({ user_id }) => user_id)).size).toBe(1201);
      expect(told).toHaveLength(1201);
    });

    it('has exactly one default, which moves but does not go', async () => {
      const { id } = await newGroup({ name: '新默认', is_default: '1' });
      const defaults = () =>
        under.database.query(`SELECT id FROM member_group WHERE is_default`) as Promise<{ id: string }[]>;
      expect(await defaults()).toEqual([{ id: String(id) }]);
      await expect(groupEdit(id, { is_default: '0' })).rejects.toEqual(refused('request.invalid'));
      await expect(crud().del({ resource: 'member-group', ids: [id] }, asAdmin())).rejects.toEqual(
        refused('crud.in_use'),
      );
      await groupEdit(1, { is_default: '1' });
      expect(await defaults()).toEqual([{ id: '1' }]);
    });

    it('cannot be deleted while it has members', async () => {
      const { id } = await newGroup({ name: '有会员' });
      const of = await newMember(under, { group_id: id });
      await expect(crud().del({ resource: 'member-group', ids: [id] }, asAdmin())).rejects.toEqual(
        refused('crud.in_use'),
      );
      await edit(of, { group_id: 1 });
      expect(await crud().del({ resource: 'member-group', ids: [id] }, asAdmin())).toEqual({ deleted: 1 });
    });
  });

  describe('balance copy', () => {
    const say = (data: WalletChanged): Promise<void> => sayEvent(under, walletChanged, data);
    const balance = async (id: number): Promise<unknown> =>
      (await crud().get({ resource: 'member', id }, asAdmin()))['money'];

    it('follows the wallet, drops older news, and reads 10.30 in list and get alike (fault C6)', async () => {
      const user_id = await newMember(under, { username: 'wealthy' });
      await say({ user_id, currency: 'GBP', money: '10.30', sequence: 7 });
      await say({ user_id, currency: 'GBP', money: '99.99', sequence: 6 });
      await say({ user_id, currency: 'CNY', money: '5.00', sequence: 8 });
      const marker = await newMember(under);
      await say({ user_id: marker, currency: 'GBP', money: '0.20', sequence: 1 });
      expect(
        await eventually(
          () => balance(marker),
          (money) => money === '0.20',
        ),
      ).toBe('0.20');
      expect(
        await eventually(
          () => balance(user_id),
          (money) => money === '10.30',
        ),
      ).toBe('10.30');
      const { rows } = await crud().list({ resource: 'member', quick: 'wealthy' }, asAdmin());
      expect(rows.map(({ money }) => money)).toEqual(['10.30']);
    });

    it('of the score follows payment and drops older news', async () => {
      const user_id = await newMember(under);
      const score = async (): Promise<unknown> =>
        (await crud().get({ resource: 'member', id: user_id }, asAdmin()))['score'];
      await sayEvent(under, scoreChanged, { user_id, score: 40, sequence: 2 });
      await eventually(score, (value) => value === 40);
      await sayEvent(under, scoreChanged, { user_id, score: 99, sequence: 1 });
      await sayEvent(under, scoreChanged, { user_id, score: 41, sequence: 3 });
      expect(await eventually(score, (value) => value !== 40)).toBe(41);
    });
  });
});
