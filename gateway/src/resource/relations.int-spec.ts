import { DomainError } from '@parcelway/contracts';
import type { Labels } from '@parcelway/contracts';
import { GatewayKit } from '../../test/gateway-kit';

const LIST = '/admin/user.moneyLog/index';

describe('relations of a list', () => {
  let kit: GatewayKit;
  beforeAll(async () => {
    kit = await GatewayKit.start();
    kit.services.answer('payment.crud.list', () => ({
      rows: [
        { id: 1, user_id: 3 },
        { id: 2, user_id: 4 },
        { id: 3, user_id: null },
      ],
      total: 3,
    }));
    kit.services.answer('user.crud.labels', (): Labels => ({ member: { 3: { nickname: '小明' } } }));
  });
  afterAll(() => kit.stop());

  const rows = async (query = '') =>
    ((await kit.call('GET', `${LIST}?${query}`, { headers: kit.admin() })).body.data as { list: unknown[] })
      .list;

  it('answers their labels beside the ids, asking the owner once for the page', async () => {
    const before = kit.services.count('user.crud.labels');
    const [known, gone, none] = await rows();
    expect(known).toMatchObject({ user_id: 3, user: { id: 3, nickname: '小明' } });
    expect(gone).toMatchObject({ user_id: 4, user: { id: null, nickname: null } });
    expect(none).toMatchObject({ user_id: null, user: { id: null, nickname: null } });
    expect(kit.services.count('user.crud.labels')).toBe(before + 1);
    expect(kit.services.last('user.crud.labels').request).toEqual({ wanted: { member: [3, 4] } });
  });

  it('answers them on the REST face', async () => {
    const { body } = await kit.call<unknown[]>('GET', '/rest/member-money-record', { headers: kit.bearer() });
    expect(body[0]).toMatchObject({ user: { id: 3, nickname: '小明' } });
  });

  it('lists without them while their owner is away', async () => {
    kit.services.silence('user.crud.labels');
    expect((await rows())[0]).toMatchObject({ user_id: 3, user: { id: 3 } });
    kit.services.answer('user.crud.labels', () => ({ member: {} }));
  });

  it.each([
    ['LIKE', 'like', 'in'],
    ['NOT LIKE', 'like', 'not_in'],
    ['ne', 'eq', 'not_in'],
  ])('searches by their columns: %s', async (written, asked, operator) => {
    kit.services.answer('user.crud.list', () => ({ rows: [{ id: 3 }, { id: 8 }], total: 2 }));
    await rows(
      `search[0][field]=user.nickname&search[0][val]=a&search[0][operator]=${encodeURIComponent(written)}`,
    );
    expect(kit.services.last('user.crud.list').request).toMatchObject({
      resource: 'member',
      search: [{ field: 'nickname', operator: asked, value: 'a' }],
    });
    expect(kit.services.last('payment.crud.list').request).toMatchObject({
      search: [{ field: 'user_id', operator, value: ['3', '8'] }],
    });
  });

  it('finds rows by the search box of what they point to', async () => {
    kit.services.answer('user.crud.list', () => ({ rows: [{ id: 3 }], total: 1 }));
    await rows('quick_search=ming');
    expect(kit.services.last('payment.crud.list').request).toMatchObject({
      quick: 'ming',
      quick_relations: [{ field: 'user_id', ids: [3] }],
    });
  });

  it('says so when too many match', async () => {
    kit.services.answer('user.crud.list', () => ({ rows: [{ id: 3 }], total: 2_000 }));
    const { body } = await kit.call('GET', `${LIST}?quick_search=a`, {
      headers: { ...kit.admin(), 'think-lang': 'en' },
    });
    expect(body).toMatchObject({
      code: 0,
      msg: expect.stringContaining('More than 1000 entries match') as unknown,
    });
  });

  it.each(['user.password', 'user.remark', 'nobody.name', 'user.group.name'])(
    'refuses a search by %s, which no list shows',
    async (field) => {
      const query = `search[0][field]=${field}&search[0][val]=a&search[0][operator]=LIKE`;
      const { body } = await kit.call('GET', `${LIST}?${query}`, { headers: kit.admin() });
      expect(body).toMatchObject({ code: 0, data: null });
    },
  );

  it('passes on what the owner of the relation refuses', async () => {
    kit.services.answer('user.crud.list', () => {
      throw new DomainError('auth.no_permission');
    });
    const { body } = await kit.call('GET', `${LIST}?quick_search=a`, { headers: kit.admin() });
    expect(body.code).toBe(401);
  });
});
