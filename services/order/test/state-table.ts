import { DomainError } from '@parcelway/contracts';
import type { ErrorCode } from '@parcelway/contracts';
import { bothAtOnce, plainRow, startStack } from '@parcelway/testing';
import type { Stack } from '@parcelway/testing';
import { DataSource } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { service } from '../src/index';

export interface StateTable<State extends number | string> {
  /** Table of the order service, with a `_history` beside it. */
  readonly table: string;
  readonly column: string;
  readonly states: readonly State[];
  readonly canMove: (from: State, to: State) => boolean;
  /** Further columns that a row in a state has. */
  readonly put?: (state: State) => Readonly<Record<string, unknown>>;
  /** What a writer does who wants the row in a state: lock, check, move. */
  readonly move: (manager: EntityManager, id: number, to: State) => Promise<void>;
  readonly refusal: ErrorCode;
}

interface Move<State> {
  readonly from_status: State;
  readonly to_status: State;
}

/** Tests a state table as a table under two writers: each allowed move once, each other refused, two wishes at once one after the other. */
export function itKeepsItsStates<State extends number | string>(of: StateTable<State>): void {
  const { states, canMove } = of;
  const table = `order_service.${of.table}`;
  let stack: Stack;
  let dataSource: DataSource;
  let id: number;

  const put = async (state: State): Promise<void> => {
    const columns = Object.entries({ [of.column]: state, ...of.put?.(state) });
    const set = columns.map(([name], at) => `${name} = $${at + 2}`).join(', ');
    await stack.rows(`UPDATE ${table} SET ${set} WHERE id = $1`, [id, ...columns.map(([, value]) => value)]);
    await stack.rows(`DELETE FROM ${table}_history WHERE subject_id = $1`, [id]);
  };
  const writer = (to: State) => () => dataSource.transaction((manager) => of.move(manager, id, to));
  const moves = () =>
    stack.rows<Move<State>>(
      `SELECT from_status, to_status FROM ${table}_history WHERE subject_id = $1 ORDER BY id`,
      [id],
    );
  const state = async () =>
    (await stack.rows<{ state: State }>(`SELECT ${of.column} AS state FROM ${table} WHERE id = $1`, [id]))[0]
      ?.state;

  beforeAll(async () => {
    stack = await startStack({ services: [service] });
    const running = stack.services.get('order');
    if (!running) throw new Error('the order service does not run');
    dataSource = running.app.get(DataSource);
    id = await plainRow(stack, table);
  });
  afterAll(() => stack.stop());

  it.each(states.flatMap((from) => states.map((to) => [from, to, canMove(from, to)] as const)))(
    '%s to %s, wanted twice at once: %s',
    async (from, to, allowed) => {
      await put(from);
      const { errors } = await bothAtOnce(writer(to));
      expect(await moves()).toEqual(allowed ? [{ from_status: from, to_status: to }] : []);
      expect(await state()).toBe(allowed ? to : from);
      expect(errors).toHaveLength(allowed ? 1 : 2);
      for (const error of errors) expect(error instanceof DomainError && error.code).toBe(of.refusal);
    },
  );

  it.each(
    states.flatMap((from) => {
      const next = states.filter((to) => canMove(from, to));
      return next.flatMap((one, at) => next.slice(at + 1).map((other) => [from, one, other] as const));
    }),
  )('%s wanted to %s and %s at once: what comes of it is allowed step by step', async (from, one, other) => {
    await put(from);
    const { values } = await bothAtOnce(writer(one), writer(other));
    const made = await moves();
    expect(made).toHaveLength(values.length);
    expect(made[0]?.from_status).toBe(from);
    for (const [at, { from_status, to_status }] of made.entries()) {
      if (at > 0) expect(from_status).toBe(made[at - 1]?.to_status);
      expect(canMove(from_status, to_status)).toBe(true);
    }
    expect(await state()).toBe(made.at(-1)?.to_status);
  });
}
