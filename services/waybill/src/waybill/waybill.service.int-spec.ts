import { AsyncLocalStorage } from 'node:async_hooks';
import type { CallContext, PaidOrder, TrackView } from '@parcelway/contracts';
import { DomainError, waybill } from '@parcelway/contracts';
import { asAdmin, asMember, asNobody, asService, startStack } from '@parcelway/testing';
import type { Stack } from '@parcelway/testing';
import { PrintedPdf } from '@parcelway/testing/printed-pdf';
import { DataSource } from 'typeorm';
import { part, scan } from '../document/read-printed';
import { service } from '../index';
import { samplePaidOrder } from '../shipped-order/sample-order';
import { ship } from '../shipped-order/ship-sample';
import { WaybillService } from './waybill.service';

const OWNER = 7_201;
const OTHER = 7_202;

const codeOf = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'answered',
    (error: unknown) =>
      error instanceof DomainError ? `${error.code} ${JSON.stringify(error.params)}` : String(error),
  );

describe('waybills', () => {
  let stack: Stack;
  let order: PaidOrder;
  let numbers: readonly [string, ...string[]];
  const client = () => stack.client(waybill);
  const track = (order_no: string, context: CallContext, verify?: string): Promise<TrackView> =>
    client().track({ order_no, ...(verify === undefined ? {} : { verify }) }, context);

  beforeAll(async () => {
    stack = await startStack({ services: [service] });
    order = samplePaidOrder(201, { user_id: OWNER, pick_up_date: '2026-11-30' });
    numbers = await ship(stack, order);
  });
  afterAll(() => stack.stop());

  describe('tracked', () => {
    it('by its owner shows the whole of the order, in the language asked for', async () => {
      expect(await track(order.order_no, asMember(OWNER, { locale: 'en' }))).toEqual({
        status: 0,
        receiver_city: '酒泉市',
        order_no: order.order_no,
        events: [
          { time: Date.parse(order.paid_at) / 1000, status: 0, description: 'Paid, label ready', place: '' },
        ],
        waybills: [
          { waybill_no: numbers[0], status: 0, package_no: 1 },
          { waybill_no: numbers[1], status: 0, package_no: 2 },
        ],
      });
    });

    it('by a waybill number shows that box alone, however the number is typed', async () => {
      const typed = ` ${numbers[0].toLowerCase().replace(/(.{4})/g, '$1 ')}`;
      const view = await track(typed, asMember(OWNER));
      expect(view.waybills).toEqual([{ waybill_no: numbers[0], status: 0, package_no: 1 }]);
      expect(view.events[0]?.description).toBe('已付款，面单已出');
    });

    it.each([
      ['an admin', () => asAdmin(1), undefined],
      ['a service', () => asService('order'), undefined],
      ['anybody with the last four digits of the phone', () => asNobody(), '1234'],
      ['anybody with the postcode', () => asMember(OTHER), ' 736200 '],
    ])('by %s shows everything', async (_who, context, verify) => {
      expect(await track(order.order_no, context(), verify)).toHaveProperty(
        'waybills.1.waybill_no',
        numbers[1],
      );
    });

    it.each([
      ['nobody', () => asNobody(), undefined],
      ['another member', () => asMember(OTHER), undefined],
      ['somebody with a wrong postcode', () => asNobody(), '736201'],
    ])('by %s shows status, last event and city only', async (_who, context, verify) => {
      const view = await track(order.order_no.toLowerCase().replaceAll('-', ' '), context(), verify);
      expect(Object.keys(view).sort()).toEqual(['events', 'receiver_city', 'status']);
      expect(view.events).toHaveLength(1);
    });

    it.each(['PW-ZZZZ-ZZZZ', 'EE000000005GB', '%'])('as %s is not found', async (number) => {
      expect(await codeOf(track(number, asAdmin(1)))).toBe('track.not_found {}');
    });

    it('costs one statement', async () => {
      const running = stack.services.get('waybill');
      const driver = running?.app.get(DataSource).driver as unknown as {
        master: { Client: { prototype: { query: (...args: unknown[]) => unknown } } };
      };
      // Relay and consumers use the same pool: only what this call causes is counted.
      const ours = new AsyncLocalStorage<unknown[]>();
      const { prototype } = driver.master.Client;
      const query = prototype.query;
      const spy = jest.spyOn(prototype, 'query').mockImplementation(function (this: object, ...args) {
        ours.getStore()?.push(args[0]);
        return query.apply(this, args);
      });
      const counted = async (number: string): Promise<number> => {
        const statements: unknown[] = [];
        await ours.run(statements, () =>
          running?.app.get(WaybillService).track({ order_no: number }, asMember(OWNER)),
        );
        return statements.length;
      };
      expect([await counted(order.order_no), await counted(numbers[0])]).toEqual([1, 1]);
      spy.mockRestore();
    });
  });

  describe('printed', () => {
    it('have a label with the Chinese name and a barcode of the waybill number', async () => {
      const pdf = await client().label({ waybill_no: numbers[0].toLowerCase() }, asMember(OWNER));
      const printed = await PrintedPdf.of(Buffer.from(pdf));
      const [text = ''] = await printed.pages();
      for (const piece of [
        '林建国',
        '敦煌市',
        '沙州北路 26 号 3 单元 501',
        '736200',
        '12.30 kg',
        '1/2',
        'CN23',
      ])
        expect(text).toContain(piece);
      const [page] = await printed.pictures();
      if (!page) throw new Error('no page');
      expect(scan(part(page, 0, 0.7, 1, 0.9), 'code128')).toBe(numbers[0]);
      await printed.remove();
    });

    it('have a customer copy with every box, item and price line', async () => {
      const pdf = await client().customerCopy({ order_no: order.order_no }, asMember(OWNER));
      const printed = await PrintedPdf.of(Buffer.from(pdf));
      const text = (await printed.pages()).join('\n');
      for (const piece of [
        '林建国',
        order.order_no,
        ...numbers,
        '旧羽绒服',
        '英文教材',
        '£181.14',
        '2026-11-30',
      ])
        expect(text).toContain(piece);
      await printed.remove();
    });

    it('are for staff and services too', async () => {
      expect((await client().label({ waybill_no: numbers[0] }, asAdmin(1))).subarray(0, 5)).toEqual(
        new TextEncoder().encode('%PDF-'),
      );
      expect(await codeOf(client().customerCopy({ order_no: order.order_no }, asService('order')))).toBe(
        'answered',
      );
    });

    it.each([
      ['another member', () => asMember(OTHER)],
      ['nobody', () => asNobody()],
    ])('are for %s as if they were not there', async (_who, context) => {
      const missing = await codeOf(client().label({ waybill_no: 'EE000000005GB' }, context()));
      expect(missing).toBe('waybill.not_found {}');
      expect(await codeOf(client().label({ waybill_no: numbers[0] }, context()))).toBe(missing);
      expect(await codeOf(client().customerCopy({ order_no: order.order_no }, context()))).toBe(missing);
      expect(await codeOf(client().customerCopy({ order_no: 'PW-ZZZZ-ZZZZ' }, context()))).toBe(missing);
    });
  });
});
