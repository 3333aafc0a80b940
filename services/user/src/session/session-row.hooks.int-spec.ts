import 'reflect-metadata';
import { randomUUID } from 'node:crypto';
import type { UserServiceUnderTest } from '../../test/running-service';
import { asAdmin, eventually, newMember, runUserService } from '../../test/running-service';
import { crud, newAdmin, newGroup } from '../../test/staff';

describe('sessions in the back office', () => {
  let under: UserServiceUnderTest;
  beforeAll(async () => {
    under = await runUserService();
  });
  afterAll(() => under.stop());

  const open = async (kind: 'admin' | 'user', subject: number): Promise<string> => {
    const sid = randomUUID();
    await under.database.query(
      `INSERT INTO session (id, kind, subject_id, expires_at) VALUES ($1, $2, $3, now() + interval '1 day')`,
      [sid, kind, subject],
    );
    return sid;
  };
  const rowsFor = async (by: number, sessionId = '') => {
    const context = {
      ...asAdmin(by),
      identity: { kind: 'admin' as const, id: by, sessionId, username: 'x' },
    };
    return (await crud(under).list({ resource: 'session', limit: 100 }, context)).rows;
  };

  it('are listed with names, the own one marked, no token and no session id', async () => {
    const sid = await open('admin', 1);
    const member = await newMember(under);
    await open('user', member);
    const rows = await rowsFor(1, sid);
    expect(rows.filter((row) => row['is_current'] === '1')).toEqual([
      expect.objectContaining({ kind: 'admin', subject_id: 1, username: 'admin' }),
    ]);
    expect(rows).toContainEqual(
      expect.objectContaining({
        kind: 'user',
        subject_id: member,
        username: expect.stringMatching(/^member_/),
      }),
    );
    expect(JSON.stringify(rows)).not.toContain(sid);
  });

  it('end at once when they are deleted: every gateway is told', async () => {
    const sid = await open('user', await newMember(under));
    const heard: string[] = [];
    const subscription = under.nats.subscribe('session.revoked', {
      callback: (_error, message) => heard.push(message.string()),
    });
    await under.nats.flush();
    const [row] = await under.database.query<{ id: string }[]>(`SELECT id FROM session_list WHERE sid = $1`, [
      sid,
    ]);
    await crud(under).del({ resource: 'session', ids: [Number(row?.id)] }, asAdmin());
    await eventually(
      () => Promise.resolve(heard),
      (all) => all.some((text) => text.includes(sid)),
    );
    subscription.unsubscribe();
    expect(heard.join()).toContain(sid);
    expect(await under.database.query(`SELECT 1 FROM session WHERE id = $1`, [sid])).toEqual([]);
  });

  it('of admins above are not shown to who may not all', async () => {
    const narrow = await newGroup(under, ['waybill/index']);
    const wide = await newGroup(under, ['waybill/index', 'auth/session/index']);
    const [chief, below] = [await newAdmin(under, [wide]), await newAdmin(under, [narrow])];
    await Promise.all([open('admin', 1), open('admin', chief), open('admin', below)]);
    const admins = (await rowsFor(chief)).filter(({ kind }) => kind === 'admin');
    expect(new Set(admins.map((row) => row['subject_id']))).toEqual(new Set([chief, below]));
  });
});
