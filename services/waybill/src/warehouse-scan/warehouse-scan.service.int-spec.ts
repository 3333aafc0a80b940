import type { PaidOrder, ScanInbound } from '@parcelway/contracts';
import { DomainError, waybill, warehouseScan } from '@parcelway/contracts';
import { asAdmin, asMember, startStack } from '@parcelway/testing';
import type { Stack } from '@parcelway/testing';
import { service } from '../index';
import { samplePaidOrder } from '../shipped-order/sample-order';
import { ship } from '../shipped-order/ship-sample';

interface ScanRow {
  readonly code: string;
  readonly result: string;
  readonly error: string | null;
  readonly weight_g: number | null;
  readonly diff_g: number | null;
}

describe('the scan station', () => {
  let stack: Stack;
  let orderId = 300;
  const shipOne = async (changes: Partial<PaidOrder> = {}) => {
    orderId += 1;
    const order = samplePaidOrder(orderId, changes);
    return { order, numbers: await ship(stack, order) };
  };
  const scan = (request: ScanInbound, adminId = 11, locale: 'zh-cn' | 'en' = 'en') =>
    stack.client(warehouseScan).inbound(request, asAdmin(adminId, { locale }));
  const refusal = async (request: ScanInbound, adminId = 11): Promise<DomainError> => {
    const error: unknown = await scan(request, adminId).catch((thrown: unknown) => thrown);
    if (error instanceof DomainError) return error;
    throw new Error('the scan was taken');
  };
  const scansOf = (adminId: number): Promise<ScanRow[]> =>
    stack.rows<ScanRow>(
      `SELECT code, result, error, weight_g, diff_g FROM waybill_service.warehouse_scan WHERE admin_id = $1 ORDER BY id`,
      [adminId],
    );
  const toldOf = async (waybillNo: string): Promise<string[]> =>
    (
      await stack.rows<{ name: string }>(
        `SELECT name FROM waybill_service.outbox WHERE payload->>'waybill_no' = $1 ORDER BY position`,
        [waybillNo],
      )
    ).map(({ name }) => name);

  beforeAll(async () => {
    stack = await startStack({ services: [service] });
  });
  afterAll(() => stack.stop());

  it('receives a box with the weight and size of the scales and shows its order', async () => {
    const { order, numbers } = await shipOne();
    const request = {
      waybill_no: ` ${numbers[1]?.toLowerCase()} `,
      weight: '8.62',
      length: '40',
      width: '30',
      height: '20.5',
    };
    expect(await scan(request)).toEqual({
      waybill_no: numbers[1],
      status: 2,
      already_scanned: false,
      first_scanned_at: null,
      order_no: order.order_no,
      box: 2,
      boxes: 2,
      channel: 'Postal air',
      receiver_name: '林建国',
      receiver_city: '酒泉市',
      remote: true,
      declared: { weight: '8.04', size: '40×30×20' },
      measured: { weight: '8.62', size: '40×30×20.5' },
      charged: '8.50',
      diff: '0.58',
      siblings: [
        {
          waybill_no: numbers[0],
          package_no: 1,
          status: 0,
          declared_weight: '12.30',
          measured_weight: null,
          box_name: 'Large',
        },
        {
          waybill_no: numbers[1],
          package_no: 2,
          status: 2,
          declared_weight: '8.04',
          measured_weight: '8.62',
          box_name: 'Small',
        },
      ],
    });
    const [row] = await stack.rows(
      `SELECT status, measured_weight_g, measured_height_mm, inbound_at IS NOT NULL AS is_in FROM waybill_service.waybill WHERE waybill_no = $1`,
      [numbers[1]],
    );
    expect(row).toEqual({ status: 2, measured_weight_g: 8_620, measured_height_mm: 205, is_in: true });
    expect(await toldOf(numbers[1] ?? '')).toEqual(['waybill.scanned-in', 'waybill.moved']);
  });

  it('puts the warehouse into the customer’s timeline, by its name in each language', async () => {
    const { order, numbers } = await shipOne();
    await scan({ waybill_no: numbers[0] });
    const newest = async (locale: 'zh-cn' | 'en') =>
      (await stack.client(waybill).track({ order_no: numbers[0] }, asMember(order.user_id, { locale })))
        .events[0];
    expect(await newest('zh-cn')).toMatchObject({ status: 2, description: '已入仓', place: '利兹仓' });
    expect(await newest('en')).toMatchObject({
      status: 2,
      description: 'Received at the warehouse',
      place: 'Leeds warehouse',
    });
  });

  it('answers a repeat with the first time and keeps the first weight', async () => {
    const { numbers } = await shipOne();
    await scan({ waybill_no: numbers[0], weight: '12.30' }, 12);
    const repeat = await scan({ waybill_no: numbers[0], weight: '99' }, 12);
    const [stored] = await stack.rows<{ inbound_at: Date; measured_weight_g: number }>(
      `SELECT inbound_at, measured_weight_g FROM waybill_service.waybill WHERE waybill_no = $1`,
      [numbers[0]],
    );
    expect(repeat).toMatchObject({
      status: 2,
      already_scanned: true,
      first_scanned_at: Math.floor((stored?.inbound_at.getTime() ?? 0) / 1000),
      measured: { weight: '12.30' },
    });
    expect(stored?.measured_weight_g).toBe(12_300);
    expect((await scansOf(12)).map(({ result }) => result)).toEqual(['ok', 'repeat']);
  });

  it('receives a box once when ten scans come at the same time', async () => {
    const { numbers } = await shipOne();
    const answers = await Promise.all(Array.from({ length: 10 }, () => scan({ waybill_no: numbers[0] }, 13)));
    expect(answers.filter(({ already_scanned }) => !already_scanned)).toHaveLength(1);
    expect((await scansOf(13)).map(({ result }) => result).sort()).toEqual(
      ['ok', ...Array(9).fill('repeat')].sort(),
    );
    const [history] = await stack.rows<{ count: string }>(
      `SELECT count(*) FROM waybill_service.waybill_history h JOIN waybill_service.waybill w ON w.id = h.subject_id
       WHERE w.waybill_no = $1 AND h.to_status = 2`,
      [numbers[0]],
    );
    expect(history?.count).toBe('1');
    expect(await toldOf(numbers[0])).toEqual(['waybill.scanned-in', 'waybill.moved']);
  });

  it('refuses a blank, a wrong check digit and an unknown number, and keeps a row of each', async () => {
    const codes = [
      (await refusal({ waybill_no: ' ' }, 14)).code,
      (await refusal({ waybill_no: 'RR473124828GB', weight: '1.5' }, 14)).code,
      (await refusal({ waybill_no: 'RR473124829GB' }, 14)).code,
    ];
    expect(codes).toEqual(['scan.number_required', 'scan.bad_check_digit', 'scan.unknown']);
    expect(await scansOf(14)).toEqual([
      { code: '', result: 'refused', error: 'scan.number_required', weight_g: null, diff_g: null },
      {
        code: 'RR473124828GB',
        result: 'refused',
        error: 'scan.bad_check_digit',
        weight_g: 1_500,
        diff_g: null,
      },
      { code: 'RR473124829GB', result: 'refused', error: 'scan.unknown', weight_g: null, diff_g: null },
    ]);
  });

  it('refuses a box on hold with the reason', async () => {
    const { numbers } = await shipOne();
    await stack.rows(
      `UPDATE waybill_service.waybill SET is_on_hold = true, hold_reason = '液体' WHERE waybill_no = $1`,
      [numbers[0]],
    );
    expect(await refusal({ waybill_no: numbers[0] })).toMatchObject({
      code: 'scan.on_hold',
      params: { reason: '液体' },
    });
  });

  it('refuses a void box with its state in words', async () => {
    const { numbers } = await shipOne();
    await stack.rows(`UPDATE waybill_service.waybill SET status = 11 WHERE waybill_no = $1`, [numbers[0]]);
    expect(await refusal({ waybill_no: numbers[0] })).toMatchObject({
      code: 'scan.wrong_state',
      params: { state: 'Void' },
    });
  });

  it('counts what an admin received and was refused today, and nothing of others', async () => {
    const { numbers } = await shipOne();
    await scan({ waybill_no: numbers[0] }, 15);
    await scan({ waybill_no: numbers[0] }, 15);
    await refusal({ waybill_no: 'HELLO' }, 15);
    await stack.rows(
      `UPDATE waybill_service.warehouse_scan SET scanned_at = scanned_at - interval '2 days' WHERE code = 'HELLO' AND admin_id = 15`,
    );
    await refusal({ waybill_no: 'WORLD' }, 15);
    const counts = await stack.client(warehouseScan).counts({}, asAdmin(15));
    expect(counts).toEqual({ today: 1, last_hour: 1, refused: 1 });
  });

  it('is for staff only', async () => {
    const { numbers } = await shipOne();
    const scanned = stack.client(warehouseScan).inbound({ waybill_no: numbers[0] }, asMember(1));
    await expect(scanned).rejects.toMatchObject({ code: 'auth.no_permission' });
  });
});
