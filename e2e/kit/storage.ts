import type { PlacedStore, StoreOrderDetail } from '@parcelway/contracts';
import { eventually } from '@parcelway/testing';
import { StoreDays } from '../../services/order/src/store-order/store-days';
import { StoreNotices } from '../../services/order/src/store-order/store-notices';
import { Api } from './api';
import { logIn, logInAsStaff, logInAsStranger } from './shipment';
import { startWholeStack } from './whole-stack';

const DAY_MS = 86_400_000;

/** The date some days from London's today: counted by the calendar, since a change of the clocks may lie between. */
export function day(from: number): string {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' }).format(Date.now());
  return new Date(Date.parse(today) + from * DAY_MS).toISOString().slice(0, 10);
}

export type Storage = Awaited<ReturnType<typeof startStorage>>;

/** A whole stack with a space for pieces of size M, and the steps of a storage order by its member, a stranger and staff. */
export async function startStorage() {
  const stack = await startWholeStack();
  const running = stack.services.get('order');
  if (!running) throw new Error('the order service does not run');
  const days = running.app.get(StoreDays);
  const notices = running.app.get(StoreNotices);
  const api = await logIn(new Api(stack.url));
  const staff = await logInAsStaff(new Api(stack.url));
  const stranger = await logInAsStranger(staff, stack.url);
  const space = await staff.fetch('/rest/warehouse-space', {
    method: 'POST',
    body: JSON.stringify({
      warehouse_id: 1,
      area: 'T',
      rack: '1',
      level: '1',
      slot: '1',
      size_class: 'M',
      capacity: 20,
    }),
    headers: { 'content-type': 'application/json' },
  });
  const { id: spaceId } = (await space.json()) as { id: number };

  const booking = (change: object = {}) => ({
    warehouse_id: 1,
    items: [{ size_class: 'M', quantity: 2 }],
    planned_in: day(1),
    planned_out: day(3),
    agree: true,
    ...change,
  });
  const add = (change: object = {}, from = api) =>
    from.post<PlacedStore>('/api/storeOrder/add', booking(change));
  const detail = (order_no: string) =>
    api.ok(api.get<StoreOrderDetail>(`/api/storeOrder/detail?order_no=${order_no}`));
  const act = async <Body = { status: number; due: string }>(name: string, body: object) => {
    const answer = await staff.fetch(`/rest/store-order/${name}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    });
    return { http: answer.status, body: (await answer.json()) as Body & { code?: string } };
  };
  const balance = async () =>
    Number(
      (
        await stack.rows<{ balance: string }>(`SELECT balance FROM payment_service.wallet WHERE user_id = 1`)
      )[0]?.balance,
    );
  /** Subjects of the notices once there are so many. */
  const told = (count: number) =>
    eventually(async () => {
      const sent = await stack.rows<{ subject: string }>(
        `SELECT subject FROM user_service.sent_message WHERE event = 'storage_overdue' ORDER BY id`,
      );
      return sent.length === count && sent.map(({ subject }) => subject);
    });
  const inStatus = (order_no: string, status: number) =>
    eventually(async () => {
      const order = await detail(order_no);
      return order.status === status && order;
    });
  const paid = async (change: object = {}) => {
    const placed = await api.ok(add(change));
    await api.ok(api.post('/api/Pay/balance', { order_no: placed.order_no }));
    return inStatus(placed.order_no, 1);
  };
  const stored = async (change: object = {}) => {
    const order = await paid(change);
    const { http, body } = await act('checkIn', { id: order.id, warehouse_space_id: spaceId });
    if (http !== 200) throw new Error(JSON.stringify(body));
    return order;
  };
  /** As if an order had come in some days ago. */
  const cameIn = (id: number, daysAgo: number, plannedOut = day(0)) =>
    stack.rows(
      `UPDATE order_service.store_order SET in_at = now() - make_interval(days => $2), planned_in = $3, planned_out = $4 WHERE id = $1`,
      [id, daysAgo, day(-daysAgo), plannedOut],
    );

  return {
    stack,
    api,
    stranger,
    staff,
    days,
    notices,
    booking,
    add,
    detail,
    act,
    balance,
    inStatus,
    paid,
    stored,
    cameIn,
    spaceId,
    told,
  };
}
