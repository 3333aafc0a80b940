import { GatewayKit } from '../../test/gateway-kit';
import { seededMenus } from '../../test/menu-rows';

describe('groups as the existing clients read them', () => {
  let kit: GatewayKit;
  const group = (id: number, pid: number | null, rules: readonly string[], status = '1') => ({
    ...{ id, pid, name: `g${id}`, rules, status, create_time: '2026-07-01T09:00:00Z', version: 1 },
  });
  const groups = [
    group(1, null, ['*']),
    group(2, 1, ['user', 'user/user', 'user/user/index']),
    group(3, 2, [], '0'),
  ];
  const idOf = (name: string) => String(seededMenus().find((row) => row.name === name)?.id);

  beforeAll(async () => {
    kit = await GatewayKit.start();
    kit.services.answer('user.crud.list', () => ({ rows: groups, total: groups.length }));
    kit.services.answer('user.crud.get', ({ request }) =>
      request['resource'] === 'admin'
        ? { id: 1, group_arr: [1] }
        : groups.find(({ id }) => id === request['id']),
    );
    kit.services.answer('user.crud.labels', () => ({}));
  });
  afterAll(() => kit.stop());

  const data = async <Data>(path: string): Promise<Data> =>
    (await kit.call('GET', `/admin/auth.Group/${path}`, { headers: { ...kit.admin(), 'think-lang': 'en' } }))
      .body.data as Data;

  it('are a tree with their rules in a few words and the caller’s own ids as numbers', async () => {
    const answer = await data<{ list: unknown; group: number[]; remark: string }>('index');
    expect(Object.keys(answer).sort()).toEqual(['group', 'list', 'remark']);
    expect(answer.group).toEqual([1]);
    expect(answer.list).toMatchObject([
      {
        ...{ id: 1, pid: 0, rules: 'Super administrator', create_time: expect.any(Number) },
        children: [
          {
            id: 2,
            pid: 1,
            rules: 'Members and others, 3 in all',
            children: [{ id: 3, rules: 'No permission' }],
          },
        ],
      },
    ]);
  });

  it('are, in a select, the enabled ones with their branches', async () => {
    const { options } = await data<{ options: { id: number; name: string }[] }>(
      'index?select=true&isTree=true',
    );
    expect(options.map(({ id, name }) => [id, name])).toEqual([
      [1, 'g1'],
      [2, expect.stringMatching(/[└├].*g2$/)],
    ]);
    const { options: others } = await data<{ options: { id: number }[] }>('index?select=true&absoluteAuth=1');
    expect(others.map(({ id }) => id)).toEqual([2]);
    const { options: chosen } = await data<{ options: { name: string }[] }>(
      'index?select=true&initValue[]=2',
    );
    expect(chosen.map(({ name }) => name)).toEqual(['g2']);
  });

  it('open with the ids to tick: as text, without the parents of others', async () => {
    expect(await data('edit?id=1')).toMatchObject({ row: { rules: ['*'] } });
    expect(await data('edit?id=2')).toMatchObject({ row: { name: 'g2', rules: [idOf('user/user/index')] } });
    expect((await kit.call('GET', '/admin/auth.Group/edit?id=x', { headers: kit.admin() })).body.code).toBe(
      0,
    );
  });
});
