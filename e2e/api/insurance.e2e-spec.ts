import { randomUUID } from 'node:crypto';
import { eventually } from '@parcelway/testing';
import type { Stack } from '@parcelway/testing';
import { Api } from '../kit/api';
import type { Envelope } from '../kit/api';
import { pngOf } from '../kit/pictures';
import { detail, logIn, logInAsStaff, place, placeBody, prepare } from '../kit/shipment';
import type { OrderDetail } from '../kit/shipment';
import { startWholeStack } from '../kit/whole-stack';

interface Insured extends OrderDetail {
  readonly insurance: {
    readonly insurance_no: string;
    readonly status: string;
    readonly cover: string;
    readonly boxes: { waybill_no: string; cover: string; paid: string; can_claim: boolean }[];
  } | null;
}
interface Row {
  readonly id: number;
  readonly status: string;
  readonly photos: { url: string }[];
}
interface Listed {
  readonly list: readonly Row[];
}
interface Claim {
  readonly status: string;
  readonly amount_paid: string | null;
  readonly photos: { id: number; url: string; name: string }[];
  readonly actions: string[];
}

describe('the insurance of an order', () => {
  let stack: Stack;
  let member: Api;
  let stranger: Api;
  let staff: Api;
  /** Token of a member of staff who does not see claims. */
  let clerk: string;
  let order: Insured;

  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' }).format(new Date());
  const upload = async (by: Api): Promise<{ id: number; url: string }> => {
    const body = new FormData();
    body.append('topic', 'claim');
    body.append('file', await pngOf(40, 30), 'torn.png');
    const answer = await by.fetch('/api/ajax/upload', { method: 'POST', body });
    const { data } = (await answer.json()) as Envelope<{ file: { id: number; url: string } }>;
    return data.file;
  };
  const claim = (by: Api, body: object, key = randomUUID()) =>
    by.post<{ claim_no: string }>('/api/waybill/claim', body, { key });
  const read = (claimNo: string, by = member) =>
    by.get<Claim>(`/api/waybill/claimDetail?claim_no=${claimNo}`);
  const found = async (controller: string, query: string): Promise<Row> => {
    const { list } = await staff.ok(
      staff.get<Listed>(`/admin/insurance.${controller}/index?quickSearch=${query}`),
    );
    const [row] = list;
    if (!row) throw new Error(`nothing found by ${query}`);
    return row;
  };
  const balance = async (): Promise<number> => {
    const { userInfo } = await member.ok(member.get<{ userInfo: { money: string } }>('/api/user/index'));
    return Math.round(Number(userInfo.money) * 100);
  };
  const tokenOf = async (username: string, password: string): Promise<string> => {
    const { userInfo } = await staff.ok(
      staff.post<{ userInfo: { token: string } }>('/admin/Index/login', { username, password, keep: true }),
    );
    return userInfo.token;
  };

  beforeAll(async () => {
    stack = await startWholeStack();
    member = await logIn(new Api(stack.url, { lang: 'en' }));
    staff = await logInAsStaff(new Api(stack.url, { lang: 'en' }));
    await staff.fetch('/rest/member', {
      method: 'POST',
      body: JSON.stringify({ username: 'stranger', nickname: '路人', password: 'Stranger1', group_id: 1 }),
      headers: { 'content-type': 'application/json' },
    });
    stranger = await logIn(new Api(stack.url, { lang: 'en' }), 'stranger', 'Stranger1');
    clerk = await tokenOf('clerk', 'Clerk1234');
    const placed = await place(await prepare(member));
    await member.ok(member.post('/api/Pay/balance', { order_no: placed.order_no }, { key: randomUUID() }));
    order = await eventually(async () => {
      const now = (await detail(member, placed.order_no)) as Insured;
      return now.insurance?.boxes.every(({ waybill_no }) => waybill_no !== '') && now;
    });
  });
  afterAll(() => stack.stop());

  it('is there when it is paid, a share for each box', () => {
    expect(order.insurance).toMatchObject({ status: 'active', cover: '500.00' });
    const covers = order.insurance?.boxes.map(({ cover }) => Number(cover)) ?? [];
    expect(covers.reduce((sum, cover) => sum + cover)).toBeCloseTo(500, 9);
    expect(order.insurance?.boxes.map(({ waybill_no }) => waybill_no)).toEqual(
      order.waybills.map(({ waybill_no }) => waybill_no),
    );
  });

  it('pays a claim to the balance once, after pictures were looked at', async () => {
    const waybill_no = order.waybills[0]?.waybill_no ?? '';
    const photo = await upload(member);
    const body = {
      waybill_no,
      kind: 'damage',
      happened_on: today,
      amount_claimed: '80.00',
      description: 'Torn open.',
    };
    expect(await claim(member, body)).toMatchObject({
      code: 0,
      msg: 'The goods have not reached us yet, so nothing can be claimed',
    });
    for (const { waybill_no: number } of order.waybills)
      await staff.ok(staff.post('/admin/warehouse.Scan/inbound', { waybill_no: number }));
    await eventually(async () => {
      const { insurance } = (await detail(member, order.order_no)) as Insured;
      return insurance?.boxes.every(({ can_claim }) => can_claim);
    });
    const strange = { ...body, photos: [{ file_id: photo.id + 1_000 }] };
    expect(await claim(member, strange)).toMatchObject({
      code: 0,
      msg: expect.stringMatching(/Photo/) as string,
    });

    const key = randomUUID();
    const wanted = { ...body, photos: [{ file_id: photo.id }] };
    const { claim_no } = await member.ok(claim(member, wanted, key));
    expect(await member.ok(claim(member, wanted, key))).toEqual({ claim_no });
    expect(await claim(member, wanted)).toMatchObject({
      code: 0,
      msg: `Claim ${claim_no} on this box is not decided yet`,
    });
    const row = await found('Claim', claim_no);
    expect(row).toMatchObject({ status: 'open', photos: [{ url: photo.url }] });

    const before = await balance();
    const act = (name: string, more: object) =>
      staff.post<Row>(`/admin/insurance.Claim/${name}`, { id: row.id, ...more });
    await staff.ok(act('ask', { question: 'What did it cost?' }));
    expect(await member.ok(read(claim_no))).toMatchObject({
      status: 'asked',
      actions: ['answer', 'withdraw'],
    });
    const more = await upload(member);
    const answer = { claim_no, answer: '£80 at the shop.', photos: [{ file_id: more.id }] };
    expect(await member.ok(member.post('/api/waybill/answerClaim', answer))).toEqual({ status: 'open' });
    expect(await act('accept', { amount: '80.01' })).toMatchObject({ code: 0 });
    await staff.ok(act('accept', { amount: '60.00' }));
    await staff.ok(act('accept', { amount: '60.00' }));
    expect(await member.ok(read(claim_no))).toMatchObject({
      status: 'accepted',
      amount_paid: '60.00',
      photos: [{ id: photo.id }, { id: more.id }],
      actions: [],
    });
    await eventually(async () => (await balance()) === before + 6_000);
    expect(
      await stack.rows(
        `SELECT money, kind, memo FROM payment_service.member_money_record WHERE bill_no = $1`,
        [claim_no],
      ),
    ).toEqual([{ money: '6000', kind: 'claim', memo: waybill_no }]);
    await eventually(async () => {
      const told = await stack.rows<{ event: string }>(
        `SELECT event FROM user_service.sent_message WHERE body LIKE '%' || $1 || '%' ORDER BY event`,
        [claim_no],
      );
      return told.map(({ event }) => event).join() === 'claim_accepted,claim_asked';
    });
  });

  it('shows its pictures to their member and to staff who see claims, to nobody else', async () => {
    const { url } = await upload(member);
    const status = async (headers: Readonly<Record<string, string>>) =>
      (await fetch(`${stack.url}${url}`, { headers })).status;
    expect(url).toMatch(/^\/storage\/private\/claim\//);
    expect((await member.fetch(url, { method: 'GET' })).status).toBe(200);
    expect((await stranger.fetch(url, { method: 'GET' })).status).toBe(404);
    expect(await status({})).toBe(404);
    expect(await status({ batoken: await tokenOf('admin', 'Admin123') })).toBe(200);
    expect(await status({ batoken: clerk })).toBe(404);
  });

  it('is made by staff with pictures that its member sees, and nobody else', async () => {
    const waybill_no = order.waybills[1]?.waybill_no ?? '';
    const body = new FormData();
    body.append('topic', 'claim');
    body.append('file', await pngOf(44, 30), 'scan.png');
    const batoken = await tokenOf('admin', 'Admin123');
    const uploaded = await fetch(`${stack.url}/admin/ajax/upload`, {
      method: 'POST',
      body,
      headers: { batoken },
    });
    const { data } = (await uploaded.json()) as Envelope<{ file: { id: number; url: string } }>;
    const { url, id: file_id } = data.file;
    expect((await member.fetch(url, { method: 'GET' })).status).toBe(404);
    const { id, claim_no } = await staff.ok(
      staff.post<{ id: number; claim_no: string }>('/admin/insurance.Claim/claimFor', {
        waybill_no,
        kind: 'damage',
        happened_on: today,
        amount_claimed: '5.00',
        description: 'Told by phone.',
        photos: [{ file_id }],
      }),
    );
    expect(await member.ok(read(claim_no))).toMatchObject({ status: 'open', photos: [{ url }] });
    expect((await member.fetch(url, { method: 'GET' })).status).toBe(200);
    expect((await stranger.fetch(url, { method: 'GET' })).status).toBe(404);
    await staff.ok(staff.post('/admin/insurance.Claim/refuse', { id, note: 'Found.' }));
  });

  it('is nobody else’s: not a stranger’s, nor staff’s without the node', async () => {
    const waybill_no = order.waybills[1]?.waybill_no ?? '';
    const body = {
      waybill_no,
      kind: 'loss',
      happened_on: today,
      amount_claimed: '10.00',
      description: 'Never came.',
    };
    const foreign = await upload(stranger);
    expect(await claim(stranger, body)).toMatchObject({ msg: 'This waybill has no insurance in force' });
    expect(await claim(member, { ...body, photos: [{ file_id: foreign.id }] })).toMatchObject({ code: 0 });
    const { claim_no } = await member.ok(claim(member, body));
    const none = { code: 0, msg: 'There is no such claim' };
    expect(await read(claim_no, stranger)).toMatchObject(none);
    expect(await stranger.post('/api/waybill/withdrawClaim', { claim_no })).toMatchObject(none);
    expect(await stranger.ok(stranger.get<Listed>('/api/waybill/claims'))).toMatchObject({ list: [] });
    const { id } = await found('Claim', claim_no);
    const asClerk = staff.as({ token: clerk });
    for (const [act, more] of [
      ['claimFor', { ...body }],
      ['amend', { ...body }],
      ['ask', { question: 'x' }],
      ['accept', { amount: '1.00' }],
      ['refuse', { note: 'x' }],
    ] as const)
      expect(await asClerk.post(`/admin/insurance.Claim/${act}`, { id, ...more })).toMatchObject({
        msg: 'You have no permission',
      });
    expect(await member.ok(member.post('/api/waybill/withdrawClaim', { claim_no }))).toEqual({
      status: 'withdrawn',
    });
  });

  it('is quoted anew with an order that is edited before it is paid', async () => {
    const ready = await prepare(member);
    const placed = await place(ready);
    const rows = () =>
      stack.rows<{ cover: string; boxes: string; moves: string; orphans: string }>(
        `SELECT i.status, i.cover, i.premium,
           (SELECT count(*) FROM order_service.insurance_box WHERE insurance_order_id = i.id) AS boxes,
           (SELECT count(*) FROM order_service.insurance_order_history WHERE subject_id = i.id) AS moves,
           (SELECT count(*) FROM order_service.insurance_box b
            WHERE NOT EXISTS (SELECT FROM order_service.insurance_order o WHERE o.id = b.insurance_order_id)) AS orphans
         FROM order_service.insurance_order i WHERE i.order_no = $1`,
        [placed.order_no],
      );
    const quoted = { status: 'quoted', moves: '1', orphans: '0' };
    expect(await rows()).toEqual([{ ...quoted, cover: '50000', premium: '800', boxes: '2' }]);
    const [one] = ready.packages;
    const edit = placeBody(
      { ...ready, packages: [one ?? {}] },
      { order_no: placed.order_no, cover: '250.00' },
    );
    await member.ok(member.post('/api/waybill/edit', edit, { key: randomUUID() }));
    expect(await rows()).toEqual([{ ...quoted, cover: '25000', premium: '400', boxes: '1' }]);
    await member.ok(member.post('/api/Pay/balance', { order_no: placed.order_no }, { key: randomUUID() }));
    await eventually(async () => {
      const { insurance } = (await detail(member, placed.order_no)) as Insured;
      return insurance?.status === 'active' && insurance.cover === '250.00';
    });
  });

  it('is chosen from what a channel or storage offers, goods from what a route carries', async () => {
    const options = async (controller: string, query: string) => {
      const { list } = await staff.ok(
        staff.get<{ list: { id: number; name: string }[] }>(
          `/admin/${controller}/getOptions?limit=200&${query}`,
        ),
      );
      return list;
    };
    const [channel] = await stack.rows<{ id: string; country_id: string }>(
      `SELECT id, country_id FROM order_service.channel WHERE code = 'UKCN-AIR'`,
    );
    const applying = async (query: string) => {
      const ids = (await options('insurance.Type', query)).map(({ id }) => id);
      const rows = await stack.rows<{ applies_to: string }>(
        `SELECT DISTINCT applies_to FROM order_service.insurance_type WHERE id = ANY ($1)`,
        [ids],
      );
      return rows.map(({ applies_to: kind }) => kind);
    };
    expect(await applying(`channel_id=${channel?.id}`)).toEqual(['luggage']);
    expect(await applying('order_kind=store')).toEqual(['storage']);
    expect(await options('insurance.Type', 'channel_id=999999')).toEqual([]);
    expect(await options('insurance.Type', 'order_kind=nothing')).toEqual([]);

    const [category] = await stack.rows<{ id: string }>(
      `SELECT id FROM order_service.goods_category WHERE NOT is_prohibited AND status AND delete_time IS NULL
         AND NOT EXISTS (SELECT FROM order_service.goods_category_rule r WHERE r.category_id = goods_category.id) LIMIT 1`,
    );
    const has = async (query: string) =>
      (await options('goods.Category', query)).some(({ id }) => id === Number(category?.id));
    const [channelId, countryId] = [Number(channel?.id), Number(channel?.country_id)];
    expect(await has(`channel_id=${channelId}`)).toBe(true);
    const made = await staff.fetch('/rest/goods-category-rule', {
      method: 'POST',
      body: JSON.stringify({
        ...{ category_id: category?.id, country_id: countryId, channel_id: channelId },
        verdict: 'prohibited',
      }),
      headers: { 'content-type': 'application/json' },
    });
    expect(made.status).toBeLessThan(300);
    await eventually(async () => !(await has(`channel_id=${channelId}`)));
    expect(await has(`country_id=${countryId}`)).toBe(true);
    expect(await has('channel_id=999999')).toBe(false);
    await stack.rows(`DELETE FROM order_service.goods_category_rule WHERE category_id = $1`, [category?.id]);
    await eventually(() => has(`channel_id=${channelId}`));
  });

  it('is made void with its premium given back', async () => {
    const placed = await place(await prepare(member));
    await member.ok(member.post('/api/Pay/balance', { order_no: placed.order_no }, { key: randomUUID() }));
    const before = await eventually(async () => {
      const { insurance } = (await detail(member, placed.order_no)) as Insured;
      return insurance?.status === 'active' && (await balance());
    });
    const row = await found('Order', placed.order_no);
    const paper = await staff.pdf(`/admin/insurance.Order/print?id=${row.id}`);
    expect(Buffer.from(paper.slice(0, 5)).toString()).toBe('%PDF-');
    await staff.ok(staff.post('/admin/insurance.Order/void', { id: row.id, reason: 'wished so' }));
    await eventually(async () => (await balance()) === before + 800);
    expect((await detail(member, placed.order_no)) as Insured).toMatchObject({
      insurance: { status: 'void' },
    });
  });
});
