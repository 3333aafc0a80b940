import type { Stack } from '@parcelway/testing';
import type { Api } from '../kit/api';
import { Api as Client } from '../kit/api';
import { logIn, logInAsStaff } from '../kit/shipment';
import { startWholeStack } from '../kit/whole-stack';
import { firstSheet } from '../kit/workbook';

const FORMULA = '=HYPERLINK("http://x","y")';
const TRACKING = '123456789012345678';
const PHONE = '+447700900123';

describe('what staff and members take away of money', () => {
  let stack: Stack;
  let staff: Api;
  let member: Api;
  let userId: number;

  beforeAll(async () => {
    stack = await startWholeStack();
    const anybody = new Client(stack.url);
    [staff, member] = await Promise.all([logInAsStaff(anybody), logIn(anybody)]);
    userId = Number(
      (await stack.rows<{ id: string }>(`SELECT id FROM user_service.member WHERE username = 'demo'`))[0]?.id,
    );
    for (const [money, memo] of [
      ['12.00', FORMULA],
      ['-5.00', TRACKING],
      ['1.00', '@SUM(1)'],
      ['1.00', PHONE],
    ])
      await staff.ok(staff.post('/admin/user.MoneyLog/add', { user_id: userId, money, memo }));
  });
  afterAll(() => stack.stop());

  const sheetOf = async (api: Api, path: string) => {
    const answer = await api.fetch(path, { method: 'GET' });
    expect(answer.status).toBe(200);
    const [titles = [], ...rows] = await firstSheet(await answer.arrayBuffer());
    return rows.map((row) => Object.fromEntries(titles.map((title, at) => [String(title), row[at]])));
  };

  it('C22: a member’s balance records run nothing in a spreadsheet, sums are numbers and long numbers whole', async () => {
    const rows = await sheetOf(member, '/api/userMoneyRecord/export');
    expect(rows.slice(0, 4).map((row) => [row['变动'], row['备注']])).toEqual([
      [1, PHONE],
      [1, "'@SUM(1)"],
      [-5, TRACKING],
      [12, `'${FORMULA}`],
    ]);
    const csv = await (
      await member.fetch('/api/userMoneyRecord/export?format=csv', { method: 'GET' })
    ).text();
    expect(csv).toContain(`"'=HYPERLINK(""http://x"",""y"")"`);
    expect(csv).toContain(`"${TRACKING}"`);
    expect(csv).toMatch(/,-5(\.00)?,/);
  });

  it('C22: nor do the same records as staff export them', async () => {
    const filter = encodeURIComponent(JSON.stringify({ user_id: userId }));
    const rows = await sheetOf(staff, `/rest/member-money-record/export?format=xlsx&filter=${filter}`);
    const memos = rows.map((row) => row['备注']);
    expect(memos).toEqual(expect.arrayContaining([`'${FORMULA}`, "'@SUM(1)", TRACKING, PHONE]));
    expect(rows.find((row) => row['备注'] === TRACKING)).toMatchObject({ 变动: -5 });
  });

  it('C11: of two staff who change one way to pay, the second is told and the first one’s change stays', async () => {
    const [way] = await stack.rows<{ id: string; version: number }>(
      `SELECT id, version FROM payment_service.payment_way WHERE code = 'offline'`,
    );
    const edit = (min_amount: string) =>
      staff.fetch(`/rest/payment-way/${way?.id}`, {
        method: 'PUT',
        body: JSON.stringify({ min_amount, version: way?.version }),
        headers: { 'content-type': 'application/json' },
      });
    expect((await edit('2.40')).status).toBe(200);
    const refused = await edit('2.50');
    expect([refused.status, await refused.json()]).toMatchObject([409, { code: 'crud.changed_by_another' }]);
    expect(
      await stack.rows(`SELECT min_amount, version FROM payment_service.payment_way WHERE id = $1`, [
        way?.id,
      ]),
    ).toEqual([{ min_amount: '240', version: Number(way?.version) + 1 }]);
  });
});
