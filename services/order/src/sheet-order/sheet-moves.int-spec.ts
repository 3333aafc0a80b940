import { sheetOrderBooked, sheetOrderDesk } from '@parcelway/contracts';
import { Handover, SheetStatus } from '@parcelway/contracts/statuses';
import { asAdmin, bothAtOnce, eventually, plainRow, startStack } from '@parcelway/testing';
import type { Stack } from '@parcelway/testing';
import { DataSource } from 'typeorm';
import type { Carrier } from '../carrier/carrier';
import { Carriers } from '../carrier/carriers';
import { service } from '../index';
import { endAttempts } from './booking.queries';
import { Bookings } from './bookings';
import { canHandOver, canMoveSheet } from './domain/sheet-status';

const { awaiting, succeeded, failed, inProgress } = SheetStatus;
const STATES = Object.values(SheetStatus);
const HANDOVERS = Object.values(Handover);

describe('the states of a sheet order under two writers', () => {
  let stack: Stack;
  let dataSource: DataSource;
  let bookings: Bookings;
  let carriers: Carriers;
  let id: number;

  const set = (change: Readonly<Record<string, unknown>>) =>
    stack.rows(
      `UPDATE order_service.sheet_order SET ${Object.keys(change)
        .map((name, at) => `${name} = $${at + 2}`)
        .join(', ')} WHERE id = $1`,
      [id, ...Object.values(change)],
    );
  const read = async <Column extends string>(column: Column) =>
    (
      await stack.rows<Record<Column, number>>(
        `SELECT ${column} FROM order_service.sheet_order WHERE id = $1`,
        [id],
      )
    )[0]?.[column];
  const moves = async () =>
    (
      await stack.rows<{ move: string }>(
        `SELECT from_status || '>' || to_status AS move FROM order_service.sheet_order_history WHERE subject_id = $1 ORDER BY id`,
        [id],
      )
    ).map(({ move }) => move);

  beforeAll(async () => {
    stack = await startStack({ services: [service] });
    const running = stack.services.get('order');
    if (!running) throw new Error('the order service does not run');
    dataSource = running.app.get(DataSource);
    bookings = running.app.get(Bookings, { strict: false });
    carriers = running.app.get(Carriers, { strict: false });
    const [channel] = await stack.rows<{ id: string }>(
      `SELECT id FROM order_service.channel WHERE code = 'UK-PARCEL'`,
    );
    // A carrier that is not set up refuses at once, so an attempt is over without anybody being asked.
    await stack.rows(`UPDATE order_service.channel SET carrier_code = 'nobody' WHERE id = $1`, [channel?.id]);
    id = await plainRow(stack, 'order_service.sheet_order', {
      channel_id: channel?.id,
      request_content: { receiverDetailAddress: '48 Park Lane', items: [] },
      tracking_number: 'RR473124829GB',
      book_at: null,
    });
  });
  beforeEach(() => stack.rows(`DELETE FROM order_service.sheet_order_history WHERE subject_id = $1`, [id]));
  afterAll(() => stack.stop());

  it.each([
    [awaiting, ['0>3', '3>2']],
    [failed, ['2>3', '3>2']],
    [succeeded, []],
    [inProgress, []],
  ])('one that is due in state %i is taken by one of two workers: %j', async (from, expected) => {
    const dueAt = '2026-01-01';
    await set({ status: from, book_at: dueAt, lease_until: '2100-01-01', attempts: 0 });
    await bothAtOnce(() => bookings.run());
    expect(await moves()).toEqual(expected);
    expect(await read('attempts')).toBe(expected.length > 0 ? 1 : 0);
  });

  it('one whose worker was lost is taken over by one of two', async () => {
    await set({ status: inProgress, lease_until: '2026-01-01', attempts: 1 });
    await bothAtOnce(() => bookings.run());
    expect(await moves()).toEqual(['3>3', '3>2']);
    expect(await read('attempts')).toBe(2);
  });

  it('C24: an attempt that outlives its lease and the one that follows make one booking and one number', async () => {
    const number = 'RR473124830GB';
    const exchange = { request: null, response: null, httpStatus: 200 };
    const value = { orderCode: 'O-1', trackingNumber: number, labelPdf: null };
    const asked: string[] = [];
    let answer = (): void => undefined;
    const isBlocked = new Promise<void>((resolve) => (answer = resolve));
    const carrier: Carrier = {
      code: 'slow',
      book: async ({ reference }) => {
        asked.push(reference);
        await isBlocked;
        return { outcome: 'done', value, exchange };
      },
      find: () => Promise.resolve({ outcome: 'done', value: asked.length > 0 ? value : null, exchange }),
      cancel: () => Promise.resolve({ outcome: 'done', value: null, exchange }),
    };
    const found = jest.spyOn(carriers, 'of').mockResolvedValue(carrier);
    await set({ status: awaiting, book_at: '2026-01-01', lease_until: null, attempts: 0 });
    const first = bookings.run();
    await eventually(() => Promise.resolve(asked.length === 1));
    await bookings.run();
    await set({ lease_until: '2026-01-01' });
    await bothAtOnce(() => bookings.run());
    answer();
    await first;
    await bookings.run();
    found.mockRestore();
    expect(asked).toHaveLength(1);
    expect(await moves()).toEqual(['0>3', '3>3', '3>1']);
    expect(await read('tracking_number')).toBe(number);
    expect(
      await stack.rows(`SELECT 1 FROM order_service.outbox WHERE name = $1 AND payload->>'id' = $2`, [
        sheetOrderBooked.name,
        String(id),
      ]),
    ).toHaveLength(1);
  });

  it.each(STATES.flatMap((from) => [succeeded, failed].map((to) => [from, to] as const)))(
    'an attempt of %i ends once in %i',
    async (from, to) => {
      await set({ status: from });
      const ended = {
        id,
        status: to,
        reason: 'test',
        say: null,
        set: { last_error: '', response_content: null },
      };
      const { values } = await bothAtOnce(() => endAttempts(dataSource, [ended]));
      const allowed = canMoveSheet(from, to);
      expect(values.flat().filter(Boolean)).toHaveLength(allowed ? 1 : 0);
      expect(await moves()).toEqual(allowed ? [`${from}>${to}`] : []);
      expect(await read('status')).toBe(allowed ? to : from);
    },
  );

  it.each(HANDOVERS.flatMap((from) => HANDOVERS.map((to) => [from, to] as const)))(
    'a handover of %i to %i by two at once is written once or not at all',
    async (from, to) => {
      await set({ is_effective: from, version: 1 });
      const desk = stack.client(sheetOrderDesk);
      await bothAtOnce(() => desk.handover({ ids: [id], effective: String(to), batch: 'B1' }, asAdmin(1)));
      const allowed = canHandOver(from, to);
      expect(await read('is_effective')).toBe(allowed ? to : from);
      expect(await read('version')).toBe(allowed ? 2 : 1);
    },
  );

  it('handed over and not handed over, said at once, end as handed over', async () => {
    await set({ is_effective: Handover.notRecorded });
    const say = (effective: Handover) => () =>
      stack
        .client(sheetOrderDesk)
        .handover({ ids: [id], effective: String(effective), batch: 'B1' }, asAdmin(1));
    await bothAtOnce(say(Handover.handedOver), say(Handover.notHandedOver));
    expect(await read('is_effective')).toBe(Handover.handedOver);
  });
});
