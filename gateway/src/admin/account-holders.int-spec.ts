import { DomainError } from '@parcelway/contracts';
import { GatewayKit } from '../../test/gateway-kit';

describe('the forms of money and score records', () => {
  let kit: GatewayKit;
  beforeAll(async () => {
    kit = await GatewayKit.start();
    kit.services.answer('user.crud.get', ({ request }) => {
      if (request['id'] !== 7) throw new DomainError('crud.not_found');
      return {
        id: 7,
        username: 'demo',
        nickname: '林悦',
        password: '',
        mobile: '1',
        money: '1.00',
        score: 1,
      };
    });
    kit.services.answer('payment.member-account.standing', () => ({ money: '12.50', score: 30 }));
    kit.services.answer('payment.member-account.adjustScore', () => ({ id: 1, before: 0, after: 5 }));
  });
  afterAll(() => kit.stop());

  it.each([
    ['user.MoneyLog', { money: '12.50' }],
    ['trade.UserMoneyRecord', { money: '12.50' }],
    ['user.ScoreLog', { score: 30 }],
  ])('%s says whom it is about and what the member has now, nothing else', async (controller, has) => {
    const { body } = await kit.call('GET', `/admin/${controller}/add?userId=7`, { headers: kit.admin() });
    expect(body).toMatchObject({
      code: 1,
      data: { user: { id: 7, username: 'demo', nickname: '林悦', ...has } },
    });
    expect(Object.keys((body.data as { user: object }).user)).toHaveLength(4);
  });

  it.each(['8', '', 'x', '7 OR 1=1'])('an unknown member %p is refused in the clients’ words', async (id) => {
    const headers = { ...kit.admin(), 'think-lang': 'en' };
    const path = `/admin/user.ScoreLog/add?userId=${encodeURIComponent(id)}`;
    expect((await kit.call('GET', path, { headers })).body).toMatchObject({
      code: 0,
      msg: "The user can't find it",
      data: null,
    });
  });

  it('adjusts a score on both faces, with the node only', async () => {
    const body = { user_id: 7, score: -5, memo: 'm' };
    const legacy = await kit.call('POST', '/admin/user.ScoreLog/add', { headers: kit.admin(), body });
    expect(legacy.body).toMatchObject({ code: 1, msg: '添加成功', data: null });
    const rest = await kit.call('POST', '/rest/member-score-record', { headers: kit.bearer(), body });
    expect([rest.status, rest.body]).toEqual([201, { id: 1, before: 0, after: 5 }]);
    expect(kit.services.last('payment.member-account.adjustScore').context.idempotencyKey).toBeDefined();
    const without = await kit.call('POST', '/admin/user.ScoreLog/add', {
      headers: kit.admin(['user/scoreLog/index']),
      body,
    });
    expect(without.body.code).toBe(401);
  });

  it('a member reads records in both spellings of time', async () => {
    const record = { id: 1, user_id: 1, memo: 'm', create_time: 1782896400 };
    kit.services.answer('payment.member-account.moneyRecords', () => ({
      list: [{ ...record, money: '1.00', before: '0.00', after: '1.00' }],
      total: 1,
    }));
    kit.services.answer('payment.member-account.scoreRecords', () => ({ list: [], total: 0 }));
    const headers = kit.member();
    const balance = await kit.call('GET', '/api/account/balance?page=2&limit=20', { headers });
    expect(balance.body.data).toEqual({
      list: [{ ...record, money: '1.00', before: '0.00', after: '1.00', createtime: 1782896400 }],
      total: 1,
    });
    expect(kit.services.last('payment.member-account.moneyRecords').request).toEqual({
      page: '2',
      limit: '20',
    });
    expect((await kit.call('GET', '/api/account/integral', { headers })).body.data).toEqual({
      list: [],
      total: 0,
    });
    expect((await kit.call('GET', '/api/account/integral')).body.code).toBe(302);
  });
});
