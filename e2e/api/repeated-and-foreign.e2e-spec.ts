import { randomUUID } from 'node:crypto';
import type { Stack } from '@parcelway/testing';
import { eventually } from '@parcelway/testing';
import type { Envelope } from '../kit/api';
import { Api } from '../kit/api';
import { detail, logIn, logInAsStaff, place, placeBody, prepare } from '../kit/shipment';
import type { Ready } from '../kit/shipment';
import { startWholeStack } from '../kit/whole-stack';

describe('repeated calls and other people’s numbers', () => {
  let stack: Stack;
  let api: Api;
  let ready: Ready;
  let stranger: Api;

  beforeAll(async () => {
    stack = await startWholeStack();
    api = await logIn(new Api(stack.url));
    ready = await prepare(api);
    const staff = await logInAsStaff(new Api(stack.url));
    const row = {
      username: 'stranger',
      nickname: '路人',
      password: 'Stranger1',
      group_id: 1,
      mobile_code: '+44',
      mobile: '7700900999',
    };
    const added = await staff.fetch('/rest/member', {
      method: 'POST',
      body: JSON.stringify(row),
      headers: { 'content-type': 'application/json' },
    });
    expect(added.status).toBeLessThan(300);
    stranger = await logIn(new Api(stack.url), 'stranger', 'Stranger1');
  });
  afterAll(() => stack.stop());

  it('20 equal placements with one key at once make one order and 20 equal answers', async () => {
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        api.ok(api.post<object>('/api/waybill/add', placeBody(ready), { key })),
      ),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    const { order_no } = answers[0] as { order_no: string };
    expect(
      await stack.rows('SELECT 1 FROM order_service.luggage_order WHERE order_no = $1', [order_no]),
    ).toHaveLength(1);
  });

  it('20 payments of one bill at once make one payment', async () => {
    const { order_no } = await place(ready);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        api.post<{ payment_no: string }>('/api/Pay/balance', { order_no }, { key: randomUUID() }),
      ),
    );
    expect(answers.filter(({ code }) => code === 1)).toHaveLength(1);
    expect(answers.filter(({ code }) => code !== 1).every(({ msg }) => msg === '这笔账单已经支付')).toBe(
      true,
    );
    expect(
      await stack.rows(
        `SELECT 1 FROM payment_service.payment_record WHERE allocations::text LIKE '%' || (SELECT bill_no FROM payment_service.bill WHERE ref_no = $1) || '%'`,
        [order_no],
      ),
    ).toHaveLength(1);
    const key = randomUUID();
    const other = await place(ready);
    const same = await Promise.all(
      Array.from({ length: 20 }, () =>
        api.ok(api.post<object>('/api/Pay/balance', { order_no: other.order_no }, { key })),
      ),
    );
    expect(new Set(same.map((answer) => JSON.stringify(answer))).size).toBe(1);
  });

  it('C23: a stranger finds none of my things: the answer is that of a missing number', async () => {
    const placed = await place(ready);
    await api.ok(api.post('/api/Pay/balance', { order_no: placed.order_no }, { key: randomUUID() }));
    const waybillNo =
      (await eventually(async () => (await detail(api, placed.order_no)).waybills[0]?.waybill_no)) ?? '';
    const calls: [string, (mine: boolean) => Promise<Envelope<unknown>>][] = [
      [
        'detail',
        (mine) => stranger.get(`/api/waybill/detail?order_no=${mine ? placed.order_no : 'PW-0000-0000'}`),
      ],
      [
        'customer copy',
        (mine) => stranger.get(`/api/waybill/printOrder?order_no=${mine ? placed.order_no : 'PW-0000-0000'}`),
      ],
      [
        'label',
        (mine) =>
          stranger.get(`/api/waybill/printLastMileLabel?waybill_no=${mine ? waybillNo : 'EE000000005GB'}`),
      ],
      [
        'pay',
        (mine) =>
          stranger.post(
            '/api/Pay/balance',
            { order_no: mine ? placed.order_no : 'PW-0000-0000' },
            { key: randomUUID() },
          ),
      ],
      ['address', (mine) => stranger.get(`/api/address/edit?id=${mine ? ready.sender : 999_999}`)],
      [
        'address deletion',
        (mine) => stranger.post('/api/address/del', { ids: [mine ? ready.sender : 999_999] }),
      ],
      [
        'quote',
        (mine) =>
          stranger.post(
            '/api/waybill/quote',
            placeBody(ready, mine ? {} : { sender_id: 999_999, receiver_id: 999_998 }),
          ),
      ],
      [
        'placing',
        (mine) =>
          stranger.post(
            '/api/waybill/add',
            placeBody(ready, mine ? {} : { sender_id: 999_999, receiver_id: 999_998 }),
            { key: randomUUID() },
          ),
      ],
    ];
    for (const [name, call] of calls) {
      const [mine, missing] = [await call(true), await call(false)];
      expect({ name, code: mine.code, msg: mine.msg, data: mine.data }).toEqual({
        name,
        code: 0,
        msg: missing.msg,
        data: missing.data,
      });
    }
    expect(
      (await api.ok(api.get<{ row: { id: number } }>(`/api/address/edit?id=${ready.sender}`))).row.id,
    ).toBe(ready.sender);
  });

  it('C23: a stranger finds none of my money either, whether it is owed, under way, paid or given back', async () => {
    const [owed, paid] = [await place(ready), await place(ready)];
    await api.ok(api.post('/api/Pay/balance', { order_no: paid.order_no }, { key: randomUUID() }));
    const { payment_no } = await api.ok(
      api.post<{ payment_no: string }>('/api/Pay/card', { order_no: owed.order_no }, { key: randomUUID() }),
    );
    const asked = { ref_no: paid.order_no, amount: '1.00', destination: 'balance', reason: '不需要了' };
    await api.ok(api.post('/api/Pay/refund', asked, { key: randomUUID() }));
    const { list } = await api.ok(
      api.get<{ list: { bill_no: string }[] }>(`/api/Pay/bills?ref_no=${owed.order_no}`),
    );
    const mine = { order: owed.order_no, paid: paid.order_no, bill: list[0]?.bill_no ?? '', payment_no };
    const missing = { order: 'PW-0000-0000', paid: 'PW-0000-0000', bill: 'B000000000000', payment_no: 'P0' };
    const rows = () =>
      stack.rows(
        `SELECT b.bill_no, b.version, b.paid_amount, p.status, p.version AS of_payment, (SELECT count(*) FROM payment_service.refund_request) AS refunds
         FROM payment_service.bill b LEFT JOIN payment_service.payment_record p ON p.bill_id = b.id WHERE b.ref_no = ANY ($1) ORDER BY b.id, p.id`,
        [[owed.order_no, paid.order_no]],
      );
    const before = await rows();
    const post = (path: string, body: object) => stranger.post(path, body, { key: randomUUID() });
    const calls: Record<string, (of: typeof mine) => Promise<Envelope<unknown>>> = {
      'pay several bills': ({ bill }) => post('/api/Pay/balance', { bill_nos: [bill] }),
      'pay by card': ({ order }) => post('/api/Pay/card', { order_no: order }),
      'pay a bill by card': ({ bill }) => post('/api/Pay/card', { bill_no: bill }),
      'pay by code': ({ order }) => post('/api/Pay/thirdParty', { order_no: order }),
      'pay by transfer': ({ order }) => post('/api/Pay/offline', { order_no: order, proof_file: 1 }),
      'how it stands': (of) => stranger.get(`/api/Pay/status?payment_no=${of.payment_no}`),
      'call it off': (of) => post('/api/Pay/cancel', { payment_no: of.payment_no }),
      bills: ({ order }) => stranger.get(`/api/Pay/bills?ref_no=${order}`),
      'a bill': ({ bill }) => stranger.get(`/api/Pay/bills?bill_no=${bill}`),
      'ask for it back': (of) => post('/api/Pay/refund', { ...asked, ref_no: of.paid }),
      'what can go back': (of) => stranger.get(`/api/Pay/refundable?ref_no=${of.paid}`),
      'what went back': (of) => stranger.get(`/api/Pay/refunds?ref_no=${of.paid}`),
      duty: ({ order }) => stranger.get(`/api/Pay/taxBills?order_no=${order}`),
    };
    for (const [name, call] of Object.entries(calls)) {
      const [theirs, nobodys] = [await call(mine), await call(missing)];
      const said = ({ code, msg, data }: Envelope<unknown>) => ({ name, code, msg, data });
      expect(said(theirs)).toEqual(said(nobodys));
    }
    expect(await rows()).toEqual(before);
    expect((await api.ok(api.get<{ total: number }>(`/api/Pay/refunds?ref_no=${paid.order_no}`))).total).toBe(
      1,
    );
  });

  it('C23: takes about as long to not find my order as a missing one', async () => {
    const placed = await place(ready);
    const median = async (orderNo: string): Promise<number> => {
      const times: number[] = [];
      for (let round = 0; round < 40; round += 1) {
        const begun = performance.now();
        await stranger.get(`/api/waybill/detail?order_no=${orderNo}`);
        times.push(performance.now() - begun);
      }
      return times.sort((a, b) => a - b)[20] ?? 0;
    };
    await median(placed.order_no);
    const [mine, missing] = [await median(placed.order_no), await median('PW-0000-0000')];
    expect(Math.abs(mine - missing)).toBeLessThan(Math.max(mine, missing) * 0.5 + 3);
  });

  it('a stranger tracks my waybill only to status, last event and city; with the postcode to everything', async () => {
    const placed = await place(ready);
    await api.ok(api.post('/api/Pay/balance', { order_no: placed.order_no }, { key: randomUUID() }));
    const waybillNo = await eventually(
      async () => (await detail(api, placed.order_no)).waybills[0]?.waybill_no,
    );
    const track = (who: Api, more: object = {}) =>
      who.ok(
        who.post<Record<string, unknown>>('/api/index/queryExpressTrack', {
          order_type: 'waybill',
          order_no: waybillNo,
          ...more,
        }),
      );
    expect(await track(new Api(stack.url))).not.toHaveProperty('order_no');
    expect(await track(stranger)).not.toHaveProperty('order_no');
    expect(await track(new Api(stack.url), { verify: '736200' })).toMatchObject({
      order_no: placed.order_no,
    });
    expect(await track(new Api(stack.url), { verify: '1234' })).toMatchObject({ order_no: placed.order_no });
  });
});
