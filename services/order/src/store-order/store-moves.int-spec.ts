import { DomainError } from '@parcelway/contracts';
import { StoreStatus } from '@parcelway/contracts/statuses';
import { bothAtOnce, plainRow, startStack } from '@parcelway/testing';
import type { Stack } from '@parcelway/testing';
import { DataSource } from 'typeorm';
import { service } from '../index';
import { canMoveStore } from './domain/store-status';
import { assertStoreMove, lockStoreOrder, moveStore } from './store-moves';

const STATES = Object.values(StoreStatus);

interface Move {
  readonly from_status: StoreStatus;
  readonly to_status: StoreStatus;
}

describe('the states of a storage order under two writers', () => {
  let stack: Stack;
  let dataSource: DataSource;
  let id: number;

  const put = async (status: StoreStatus) => {
    await stack.rows(`UPDATE order_service.store_order SET status = $2 WHERE id = $1`, [id, status]);
    await stack.rows(`DELETE FROM order_service.store_order_history WHERE subject_id = $1`, [id]);
  };
  const writer = (to: StoreStatus) => () =>
    dataSource.transaction(async (manager) => {
      const order = await lockStoreOrder(manager, { id });
      assertStoreMove(order, to, 'en');
      await moveStore(manager, order, to, { by: { type: 'system', id: null }, reason: 'test' });
    });
  const moves = () =>
    stack.rows<Move>(
      `SELECT from_status, to_status FROM order_service.store_order_history WHERE subject_id = $1 ORDER BY id`,
      [id],
    );
  const status = async () =>
    (
      await stack.rows<{ status: StoreStatus }>(
        `SELECT status FROM order_service.store_order WHERE id = $1`,
        [id],
      )
    )[0]?.status;

  beforeAll(async () => {
    stack = await startStack({ services: [service] });
    const running = stack.services.get('order');
    if (!running) throw new Error('the order service does not run');
    dataSource = running.app.get(DataSource);
    id = await plainRow(stack, 'order_service.store_order');
  });
  afterAll(() => stack.stop());

  it.each(STATES.flatMap((from) => STATES.map((to) => [from, to, canMoveStore(from, to)] as const)))(
    '%i to %i, wanted twice at once: %s',
    async (from, to, allowed) => {
      await put(from);
      const { errors } = await bothAtOnce(writer(to));
      expect(await moves()).toEqual(allowed ? [{ from_status: from, to_status: to }] : []);
      expect(await status()).toBe(allowed ? to : from);
      expect(errors).toHaveLength(allowed ? 1 : 2);
      for (const error of errors)
        expect(error instanceof DomainError && error.code).toBe('store.wrong_state');
    },
  );

  it.each(
    STATES.flatMap((from) => {
      const next = STATES.filter((to) => canMoveStore(from, to));
      return next.flatMap((one, at) => next.slice(at + 1).map((other) => [from, one, other] as const));
    }),
  )('%i wanted to %i and %i at once: what comes of it is allowed step by step', async (from, one, other) => {
    await put(from);
    const { values } = await bothAtOnce(writer(one), writer(other));
    const made = await moves();
    expect(made).toHaveLength(values.length);
    expect(made[0]?.from_status).toBe(from);
    for (const [at, { from_status, to_status }] of made.entries()) {
      if (at > 0) expect(from_status).toBe(made[at - 1]?.to_status);
      expect(canMoveStore(from_status, to_status)).toBe(true);
    }
    expect(await status()).toBe(made.at(-1)?.to_status);
  });
});
