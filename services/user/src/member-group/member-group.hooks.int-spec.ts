import 'reflect-metadata';
import { randomUUID } from 'node:crypto';
import { memberAccess } from '@parcelway/contracts';
import type { UserServiceUnderTest } from '../../test/running-service';
import { asAdmin, asMember, newMember, outboxOf, runUserService } from '../../test/running-service';
import { crud } from '../../test/staff';

describe('member groups', () => {
  let under: UserServiceUnderTest;
  beforeAll(async () => {
    under = await runUserService();
  });
  afterAll(() => under.stop());

  const add = (row: Record<string, unknown>) =>
    crud(under).add(
      { resource: 'member-group', row: { name: `group ${randomUUID().slice(0, 8)}`, ...row } },
      asAdmin(),
    );
  const edit = (id: number, row: Record<string, unknown>) =>
    crud(under).edit({ resource: 'member-group', id, row }, asAdmin());
  const rulesOf = async (id: number) =>
    (await crud(under).get({ resource: 'member-group', id }, asAdmin()))['rules'];
  const nodesOf = async (id: number) => (await under.client(memberAccess).mine({}, asMember(id))).nodes;
  const defaults = () =>
    under.database.query<{ id: string }[]>(`SELECT id FROM member_group WHERE is_default`);

  it('take rules by id, as text or number, and by name; an unknown one is refused', async () => {
    const rows = await under.database.query<{ id: string; name: string }[]>(
      `SELECT id, name FROM member_rule WHERE name IN ('account/overview', 'account/profile') ORDER BY name`,
    );
    const [overview, profile] = rows;
    const { id } = await add({ rules: [overview?.id, Number(profile?.id), 'account/apiParam'] });
    expect(await rulesOf(id)).toEqual(['account/apiParam', 'account/overview', 'account/profile']);
    await expect(add({ rules: ['account/nowhere'] })).rejects.toMatchObject({
      fields: [{ field: 'rules', rule: 'unknown' }],
    });
  });

  it('hold everything when nothing is posted, and keep theirs when an edit posts none', async () => {
    const { id } = await add({});
    expect(await rulesOf(id)).toEqual(['*']);
    await edit(id, { rules: ['account'] });
    await edit(id, { name_en: 'Renamed', rules: [] });
    expect(await rulesOf(id)).toEqual(['account']);
  });

  it('give their members exactly their rules, and none while switched off', async () => {
    const { id } = await add({ rules: ['account', 'account/profile'] });
    const member = await newMember(under, { group_id: id });
    expect(await nodesOf(member)).toEqual(['account', 'account/profile']);
    await edit(id, { rules: ['*'] });
    expect(await nodesOf(member)).toBe('*');
    await edit(id, { status: '0' });
    expect(await nodesOf(member)).toEqual([]);
  });

  it('are news for the gateways when their rules change', async () => {
    const { id } = await add({ rules: ['account'] });
    const before = (await outboxOf(under.database, 'user.access-changed')).length;
    await edit(id, { rules: ['account/profile'] });
    const told = await outboxOf(under.database, 'user.access-changed');
    expect(told.slice(before)).toEqual([{ of: 'member' }]);
  });

  it('have one default at all times, which is neither given up nor deleted', async () => {
    const [first] = await defaults();
    const { id } = await add({ is_default: '1' });
    expect(await defaults()).toEqual([{ id: String(id) }]);
    await expect(edit(id, { is_default: '0' })).rejects.toMatchObject({
      fields: [{ field: 'is_default', rule: 'required' }],
    });
    await expect(crud(under).del({ resource: 'member-group', ids: [id] }, asAdmin())).rejects.toMatchObject({
      code: 'crud.in_use',
    });
    await edit(Number(first?.id), { is_default: '1' });
    expect(await defaults()).toEqual([first]);
  });
});
