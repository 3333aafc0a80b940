import type { OrderMoney, OrderMoneyPage } from '@parcelway/contracts';
import { orderMoney, ORDERS_AT_ONCE } from '@parcelway/contracts';
import { asAdmin, asMember, asService, plainRow, startStack } from '@parcelway/testing';
import type { Stack } from '@parcelway/testing';
import { service } from '../index';

describe('the money of orders', () => {
  let stack: Stack;
  beforeAll(async () => {
    stack = await startStack({ services: [service] });
  });
  afterAll(() => stack.stop());

  const client = () => stack.client(orderMoney);
  const page = (kind: OrderMoneyPage['kind'], after = 0) =>
    client().page({ kind, after }, asService('payment'));
  const old = "now() - interval '1 hour'";
  const sheet = async (change: object = {}): Promise<number> => {
    const id = await plainRow(stack, 'order_service.sheet_order', {
      ...{ currency: 'GBP', paid_amount: 3_000, actual_pay_amount: 2_500, pay_status: 2 },
      ...{ money_paid_amount: 1_800, foreign_money_paid_amount: 700, internal_money_paid_amount: 1_100 },
      ...{ third_party_paid_amount: 900, offline_paid_amount: 300, request_content: {} },
      ...{ sheet_no: `SH${Math.random()}`.slice(0, 20), out_order_id: `R${Math.random()}` },
      ...change,
    });
    await stack.rows(`UPDATE order_service.sheet_order SET update_time = ${old} WHERE id = $1`, [id]);
    return id;
  };

  it('says what each order has, deleted ones too, and what changed lately is left out', async () => {
    const id = await sheet({ sheet_no: 'SH-1', user_id: 7 });
    const deleted = await sheet({ sheet_no: 'SH-2', delete_time: new Date() });
    const late = await sheet({ sheet_no: 'SH-3' });
    await stack.rows(`UPDATE order_service.sheet_order SET update_time = now() WHERE id = $1`, [late]);
    const { last, orders } = await page('sheet', id - 1);
    expect(last).toBe(late);
    expect(orders.map(({ no }) => no)).toEqual(['SH-1', 'SH-2']);
    expect(orders[0]).toEqual({
      ...{ no: 'SH-1', user_id: 7, currency: 'GBP', pay_status: 2 },
      amounts: {
        ...{ paid: '30.00', refunded: '5.00', actual: '25.00', third_party: '9.00', balance: '18.00' },
        ...{ foreign: '7.00', internal: '11.00', offline: '3.00' },
      },
    });
    expect(await page('sheet', deleted)).toEqual({ last: late, orders: [] });
    expect(await page('sheet', late)).toEqual({ last: null, orders: [] });
  });

  it.each(['luggage', 'storage'] as const)('goes through all %s orders, page by page', async (kind) => {
    const table = kind === 'luggage' ? 'luggage_order' : 'store_order';
    const id = await plainRow(stack, `order_service.${table}`, { paid_amount: 3_000, refunded_amount: 100 });
    const columns = (
      await stack.rows<{ name: string }>(
        `SELECT column_name AS name FROM information_schema.columns WHERE table_schema = 'order_service' AND table_name = $1
         AND column_name NOT IN ('id', 'order_no', 'update_time') AND is_generated = 'NEVER'`,
        [table],
      )
    ).map(({ name }) => name);
    await stack.rows(
      `INSERT INTO order_service.${table} (order_no, update_time, ${columns.join(', ')})
       SELECT 'MANY' || n, ${old}, ${columns.join(', ')} FROM order_service.${table}, generate_series(1, $2) AS n WHERE id = $1`,
      [id, ORDERS_AT_ONCE + 5],
    );
    const found: OrderMoney[] = [];
    let pages = 0;
    for (let after: number | null = id; after !== null; pages += 1) {
      const answer = await page(kind, after);
      found.push(...answer.orders);
      after = answer.last;
    }
    expect(pages).toBe(3);
    expect(found).toHaveLength(ORDERS_AT_ONCE + 5);
    expect(new Set(found.map(({ no }) => no)).size).toBe(ORDERS_AT_ONCE + 5);
    expect(found[0]?.amounts).toEqual({ paid: '30.00', refunded: '1.00' });
  });

  it.each([
    ['a member', () => asMember(7)],
    ['staff', () => asAdmin(1)],
  ])('is not for %s', async (_who, context) => {
    await expect(client().page({ kind: 'sheet', after: 0 }, context())).rejects.toMatchObject({
      code: 'auth.no_permission',
    });
  });
});
