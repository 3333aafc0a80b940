import { isS10 } from '@parcelway/checks';
import { luggageOrderPaid } from '@parcelway/contracts';
import { eventually, sayEvent, startStack } from '@parcelway/testing';
import type { Stack } from '@parcelway/testing';
import { service } from '../index';
import { samplePaidOrder } from '../shipped-order/sample-order';
import { PAID_CONSUMER, settled, ship } from '../shipped-order/ship-sample';

interface WaybillRow {
  readonly waybill_no: string;
  readonly package_no: number;
  readonly package_count: number;
  readonly status: number;
  readonly receiver_city: string;
  readonly charged_g: number;
}

describe('a paid luggage order', () => {
  let stack: Stack;
  const waybillsOf = (orderId: number): Promise<WaybillRow[]> =>
    stack.rows<WaybillRow>(
      `SELECT waybill_no, package_no, package_count, status, receiver_city, charged_g
       FROM waybill_service.waybill WHERE order_id = $1 ORDER BY package_no`,
      [orderId],
    );
  const count = async (sql: string, values: unknown[]): Promise<number> => {
    const [row] = await stack.rows<{ count: string }>(`SELECT count(*) FROM waybill_service.${sql}`, values);
    return Number(row?.count);
  };

  beforeAll(async () => {
    stack = await startStack({ services: [service] });
  });
  afterAll(() => stack.stop());

  it('gets one waybill a box, with a check digit, an event and a history row each', async () => {
    const numbers = await ship(stack, samplePaidOrder(101));
    expect(numbers.every(isS10)).toBe(true);
    expect(await waybillsOf(101)).toEqual([
      {
        waybill_no: numbers[0],
        package_no: 1,
        package_count: 2,
        status: 0,
        receiver_city: '酒泉市',
        charged_g: 16_000,
      },
      {
        waybill_no: numbers[1],
        package_no: 2,
        package_count: 2,
        status: 0,
        receiver_city: '酒泉市',
        charged_g: 8_500,
      },
    ]);
    const events = await stack.rows(
      `SELECT e.status, e.description_zh, e.description_en, e.event_time
       FROM waybill_service.tracking_event e JOIN waybill_service.waybill w ON w.id = e.waybill_id WHERE w.order_id = 101`,
    );
    const labelReady = {
      status: 0,
      description_zh: '已付款，面单已出',
      description_en: 'Paid, label ready',
      event_time: new Date('2026-11-27T14:40:00Z'),
    };
    expect(events).toEqual([labelReady, labelReady]);
    const history = `waybill_history h JOIN waybill_service.waybill w ON w.id = h.subject_id WHERE w.order_id = $1 AND to_status = 0`;
    expect(await count(history, [101])).toBe(2);
  });

  it('has its waybills once when its event comes twice, and again under another id, all at once', async () => {
    const order = samplePaidOrder(102);
    const eventId = crypto.randomUUID();
    await Promise.all([
      sayEvent(stack, luggageOrderPaid, order, eventId),
      sayEvent(stack, luggageOrderPaid, order, eventId),
      ...Array.from({ length: 6 }, () => sayEvent(stack, luggageOrderPaid, order)),
    ]);
    await settled(stack, PAID_CONSUMER);
    expect(await waybillsOf(102)).toHaveLength(2);
    const issued = await stack.rows<{ payload: object }>(
      `SELECT payload FROM waybill_service.outbox WHERE name = 'waybill.issued' AND payload->>'order_id' = '102'`,
    );
    const [first, second] = await waybillsOf(102);
    expect(issued.map(({ payload }) => payload)).toEqual([
      {
        order_id: 102,
        order_no: 'PW-0000-0102',
        waybills: [
          { waybill_no: first?.waybill_no, status: 0, package_no: 1 },
          { waybill_no: second?.waybill_no, status: 0, package_no: 2 },
        ],
      },
    ]);
  });

  it('draws numbers of its own when 50 orders are paid at once, and leaves no gap', async () => {
    const nextSerial = async (): Promise<number> =>
      (
        await stack.rows<{ next_serial: number }>(
          `SELECT next_serial FROM waybill_service.waybill_no WHERE id = 1`,
        )
      )[0]?.next_serial ?? 0;
    const before = await nextSerial();
    await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        sayEvent(stack, luggageOrderPaid, samplePaidOrder(1_000 + index)),
      ),
    );
    await settled(stack, PAID_CONSUMER);
    const drawn = await stack.rows<{ serial: number }>(
      `SELECT DISTINCT substr(waybill_no, 3, 8)::int AS serial FROM waybill_service.waybill
       WHERE order_id BETWEEN 1000 AND 1049 ORDER BY serial`,
    );
    expect(drawn.map(({ serial }) => serial)).toEqual(
      Array.from({ length: 100 }, (_, index) => before + index),
    );
    expect(await nextSerial()).toBe(before + 100);
  });

  it('waits for numbers while the pool is empty, and gets its waybills when there are some', async () => {
    await stack.rows(
      `INSERT INTO waybill_service.waybill_no (id, name, kind, service, country, first_serial, last_serial, next_serial)
       VALUES (9, 'dry', 's10', 'RR', 'GB', 8, 8, 8)`,
    );
    await sayEvent(stack, luggageOrderPaid, samplePaidOrder(103, { waybill_no_id: 9 }));
    const manager = await stack.nats.jetstreamManager();
    await eventually(async () => (await manager.consumers.info('EVENTS', PAID_CONSUMER)).num_redelivered > 0);
    expect(await count('shipped_order WHERE order_id = $1', [103])).toBe(0);
    await stack.rows(`UPDATE waybill_service.waybill_no SET last_serial = 20 WHERE id = 9`);
    await settled(stack, PAID_CONSUMER);
    expect((await waybillsOf(103)).map(({ waybill_no }) => waybill_no)).toEqual([
      'RR000000080GB',
      'RR000000093GB',
    ]);
  });
});
