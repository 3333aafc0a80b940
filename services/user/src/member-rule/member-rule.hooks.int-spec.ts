import 'reflect-metadata';
import { randomUUID } from 'node:crypto';
import { memberAccess } from '@parcelway/contracts';
import type { UserServiceUnderTest } from '../../test/running-service';
import { asAdmin, asMember, newMember, outboxOf, runUserService } from '../../test/running-service';
import { crud } from '../../test/staff';

describe('member rules', () => {
  let under: UserServiceUnderTest;
  let account = 0;
  /** In a group that holds `account` and no rule below it. */
  let member = 0;
  /** In a group that holds neither. */
  let stranger = 0;

  beforeAll(async () => {
    under = await runUserService();
    account = (await ruleAdded({ type: 'menu_dir' }, 'account-of-test')).id;
    [member, stranger] = await Promise.all([
      memberOf(['account-of-test']),
      memberOf([(await ruleAdded({ type: 'menu_dir' })).name]),
    ]);
  });
  afterAll(() => under.stop());

  const ruleAdded = async (row: Record<string, unknown>, name = `rule-${randomUUID().slice(0, 8)}`) => {
    const { id } = await crud(under).add(
      { resource: 'member-rule', row: { type: 'button', title: name, name, ...row } },
      asAdmin(),
    );
    return { id, name };
  };
  const memberOf = async (rules: readonly string[]): Promise<number> => {
    const name = `group ${randomUUID().slice(0, 8)}`;
    const { id } = await crud(under).add({ resource: 'member-group', row: { name, rules } }, asAdmin());
    return newMember(under, { group_id: id });
  };
  const edit = (id: number, row: Record<string, unknown>) =>
    crud(under).edit({ resource: 'member-rule', id, row }, asAdmin());
  const nodesOf = async (id: number) => (await under.client(memberAccess).mine({}, asMember(id))).nodes;

  it('go to the groups that hold the rule they hang under, and to no other', async () => {
    const { name } = await ruleAdded({ pid: account });
    expect(await nodesOf(member)).toContain(name);
    expect(await nodesOf(stranger)).not.toContain(name);
  });

  it('stay with their groups under a new name', async () => {
    const { id, name } = await ruleAdded({ pid: account });
    await edit(id, { name: `${name}-renamed` });
    const nodes = await nodesOf(member);
    expect(nodes).toContain(`${name}-renamed`);
    expect(nodes).not.toContain(name);
  });

  it('give nothing while they are switched off', async () => {
    const { id, name } = await ruleAdded({ pid: account });
    await edit(id, { status: '0' });
    expect(await nodesOf(member)).not.toContain(name);
    await edit(id, { status: '1' });
    expect(await nodesOf(member)).toContain(name);
  });

  it('leave the groups when they are deleted: another of the same name is not theirs', async () => {
    const { id, name } = await ruleAdded({ pid: account });
    await crud(under).del({ resource: 'member-rule', ids: [id] }, asAdmin());
    await ruleAdded({}, name);
    expect(await nodesOf(member)).not.toContain(name);
  });

  it('are news for the gateways, whether added, edited or deleted', async () => {
    const told = async () => (await outboxOf(under.database, 'user.access-changed')).length;
    const counts = [await told()];
    const { id } = await ruleAdded({ pid: account });
    counts.push(await told());
    await edit(id, { title: 'Other' });
    counts.push(await told());
    await crud(under).del({ resource: 'member-rule', ids: [id] }, asAdmin());
    counts.push(await told());
    const [first = 0] = counts;
    expect(counts).toEqual([first, first + 1, first + 2, first + 3]);
    expect((await outboxOf(under.database, 'user.access-changed')).at(-1)).toEqual({ of: 'member' });
  });
});
