import { waybill } from '@parcelway/contracts';
import { WaybillStatus } from '@parcelway/contracts/statuses';
import { asAdmin, bothAtOnce, startStack } from '@parcelway/testing';
import type { Stack } from '@parcelway/testing';
import { DataSource } from 'typeorm';
import { service } from '../index';
import { samplePaidOrder } from '../shipped-order/sample-order';
import { ship } from '../shipped-order/ship-sample';
import { canMove } from '../waybill/domain/waybill-status';
import { parseEventTime } from './domain/event-time';
import { TrackingEventRecorder } from './tracking-event.recorder';
import type { ReportedEvent } from './tracking-event.recorder';

const S = WaybillStatus;
const carrier = (
  status: WaybillStatus,
  time: string,
  changes: Partial<ReportedEvent> = {},
): ReportedEvent => ({
  eventTime: parseEventTime(time) ?? new Date(NaN),
  status,
  carrierCode: 'EMS',
  rawCode: `E${status}`,
  descriptionZh: `事件 ${status}`,
  descriptionEn: `Event ${status}`,
  source: 'carrier',
  ...changes,
});

describe('what carriers report', () => {
  let stack: Stack;
  let orderId = 400;
  const shipOne = async (): Promise<{ id: number; no: string }> => {
    orderId += 1;
    const [no] = await ship(stack, samplePaidOrder(orderId));
    const [row] = await stack.rows<{ id: string }>(
      `SELECT id FROM waybill_service.waybill WHERE waybill_no = $1`,
      [no],
    );
    return { id: Number(row?.id), no };
  };
  const report = (waybillId: number, event: ReportedEvent): Promise<boolean> => {
    const app = stack.services.get('waybill')?.app;
    if (!app) throw new Error('no service');
    return app
      .get(DataSource)
      .transaction((manager) => app.get(TrackingEventRecorder).record(manager, waybillId, event));
  };
  const seen = (no: string) => stack.client(waybill).track({ order_no: no }, asAdmin(1, { locale: 'en' }));

  beforeAll(async () => {
    stack = await startStack({ services: [service] });
  });
  afterAll(() => stack.stop());

  it('C33: stays delivered after a late event and a repeat: two rows of the carrier', async () => {
    const { id, no } = await shipOne();
    const delivered = carrier(S.delivered, '2026-12-10T10:00:00Z');
    expect(await report(id, delivered)).toBe(true);
    expect(await report(id, carrier(S.customs, '2026-12-10T09:00:00Z'))).toBe(true);
    expect(await report(id, delivered)).toBe(false);
    const view = await seen(no);
    expect(view.status).toBe(S.delivered);
    expect(view.events.map(({ status }) => status)).toEqual([S.delivered, S.customs, S.created]);
    const [row] = await stack.rows(
      `SELECT delivered_at, last_event_at FROM waybill_service.waybill WHERE id = $1`,
      [id],
    );
    const at = new Date('2026-12-10T10:00:00Z');
    expect(row).toEqual({ delivered_at: at, last_event_at: at });
  });

  it('C33: keeps an odd time to the millisecond and shows a missing text as blank', async () => {
    const { id, no } = await shipOne();
    const odd = carrier(S.outbound, '2026-12-17T23:43:17.6571145', {
      descriptionZh: null,
      descriptionEn: null,
      place: null,
    });
    await report(id, odd);
    expect((await seen(no)).events[0]).toEqual({
      time: Date.parse('2026-12-17T23:43:17Z') / 1000,
      status: S.outbound,
      description: '',
      place: '',
    });
    const [row] = await stack.rows(
      `SELECT event_time FROM waybill_service.tracking_event WHERE waybill_id = $1 AND status = 4`,
      [id],
    );
    expect(row).toEqual({ event_time: new Date('2026-12-17T23:43:17.657Z') });
  });

  it('moves the waybill once when the same event comes ten times at once', async () => {
    const { id, no } = await shipOne();
    const event = carrier(S.outForDelivery, '2026-12-11T08:00:00Z');
    const taken = await Promise.all(Array.from({ length: 10 }, () => report(id, event)));
    expect(taken.filter(Boolean)).toHaveLength(1);
    const told = await stack.rows<{ status: number }>(
      `SELECT (payload->>'status')::int AS status FROM waybill_service.outbox
       WHERE name = 'waybill.moved' AND payload->>'waybill_no' = $1`,
      [no],
    );
    expect(told).toEqual([{ status: S.outForDelivery }]);
  });

  it('shows why the newest event is trouble, and nothing once it is over', async () => {
    const { id } = await shipOne();
    const reason = async (): Promise<unknown> =>
      (await stack.rows(`SELECT incident_reason FROM waybill_service.waybill WHERE id = $1`, [id]))[0];
    await report(id, carrier(S.deliveryFailed, '2026-12-11T08:00:00Z', { incidentReason: 'consignee' }));
    expect(await reason()).toEqual({ incident_reason: 'consignee' });
    await report(id, carrier(S.delivered, '2026-12-12T08:00:00Z'));
    expect(await reason()).toEqual({ incident_reason: null });
  });

  describe('by two writers at once', () => {
    let box: number;
    const states = Object.values(S);

    beforeAll(async () => {
      box = (await shipOne()).id;
    });

    it.each(states.flatMap((from) => states.map((to) => [from, to, canMove(from, to)] as const)))(
      '%i to %i moves once or not at all: %s',
      async (from, to, allowed) => {
        await stack.rows(`DELETE FROM waybill_service.tracking_event WHERE waybill_id = $1`, [box]);
        await stack.rows(`DELETE FROM waybill_service.waybill_history WHERE subject_id = $1`, [box]);
        await stack.rows(`UPDATE waybill_service.waybill SET status = $2 WHERE id = $1`, [box, from]);
        const said = carrier(to, '2026-12-10T10:00:00Z');
        const { values } = await bothAtOnce(() => report(box, said));
        expect([...values].sort()).toEqual([false, true]);
        expect(
          await stack.rows(
            `SELECT from_status, to_status FROM waybill_service.waybill_history WHERE subject_id = $1`,
            [box],
          ),
        ).toEqual(allowed ? [{ from_status: from, to_status: to }] : []);
        expect(await stack.rows(`SELECT status FROM waybill_service.waybill WHERE id = $1`, [box])).toEqual([
          { status: allowed ? to : from },
        ]);
      },
    );
  });
});
