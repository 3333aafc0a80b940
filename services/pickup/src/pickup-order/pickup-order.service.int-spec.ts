import type { PickupDates } from '@parcelway/contracts';
import { DomainError, pickupOrder } from '@parcelway/contracts';
import { asMember, asNobody, startStack } from '@parcelway/testing';
import type { Stack } from '@parcelway/testing';
import { service } from '../index';
import { PickupOrderService } from './pickup-order.service';

const LEEDS = 'ls31ew';
const YEAR = new Date().getUTCFullYear();

describe('collection dates', () => {
  let stack: Stack;
  const dates = (zip_code: string): Promise<PickupDates> =>
    stack.client(pickupOrder).dates({ zip_code }, asNobody({ locale: 'en' }));
  const refusal = async (call: Promise<unknown>): Promise<Pick<DomainError, 'code' | 'params'>> => {
    const error: unknown = await call.catch((thrown: unknown) => thrown);
    if (!(error instanceof DomainError)) throw new Error('it was taken');
    return { code: error.code, params: error.params };
  };
  const check = (zip_code: string, date: string) =>
    stack.client(pickupOrder).checkDate({ zip_code, date }, asMember(1));
  /** The service as it answers at a given instant. */
  const atInstant = (): PickupOrderService => {
    const running = stack.services.get('pickup');
    if (!running) throw new Error('no service');
    return running.app.get(PickupOrderService);
  };

  beforeAll(async () => {
    stack = await startStack({ services: [service] });
  });
  afterAll(() => stack.stop());

  it('in Leeds are the days of the next 30, working days open and weekends closed', async () => {
    const { zone, cut_off, list } = await dates(LEEDS);
    expect([zone, cut_off, list.length]).toEqual(['Europe/London', '16:00', 30]);
    const weekend = list.filter(({ date }) => [0, 6].includes(new Date(`${date}T00:00:00Z`).getUTCDay()));
    expect(weekend.length).toBeGreaterThanOrEqual(8);
    expect(weekend.every(({ open, reason }) => !open && reason !== undefined)).toBe(true);
    const open = list.filter((day) => day.open).map(({ date }) => date);
    expect(open.length).toBeGreaterThan(10);
    expect(await check(LEEDS, open.at(-1) ?? '')).toEqual({ service_area_id: 1 });
  });

  it.each(['BT1 5GS', 'HS1 2XX', 'JE2 3AB', '736200', 'nowhere'])(
    'at %s are refused as outside the area',
    async (zip) => {
      const outside = { code: 'pickup.not_in_area', params: {} };
      expect(await refusal(dates(zip))).toEqual(outside);
      expect(await refusal(check(zip, `${YEAR + 1}-01-04`))).toEqual(outside);
    },
  );

  it('are closed on Christmas Day, by its name in the caller’s language', async () => {
    const now = new Date(`${YEAR}-12-18T10:00:00Z`);
    const date = `${YEAR}-12-25`;
    const { list } = await atInstant().dates({ zip_code: LEEDS }, asNobody(), now);
    expect(list.find((day) => day.date === date)).toEqual({ date, open: false, reason: '圣诞节' });
    expect(await refusal(atInstant().checkDate({ zip_code: LEEDS, date }, asNobody(), now))).toEqual({
      code: 'pickup.date_closed',
      params: { date },
    });
  });

  it('close with the cut-off at 16:00 in London, and say what is the earliest then', async () => {
    const tomorrow = { zip_code: LEEDS, date: '2027-06-16' };
    const before = atInstant().checkDate(tomorrow, asNobody(), new Date('2027-06-15T14:59:59Z'));
    expect(await before).toEqual({ service_area_id: 1 });
    const after = atInstant().checkDate(tomorrow, asNobody(), new Date('2027-06-15T15:00:00Z'));
    expect(await refusal(after)).toEqual({
      code: 'pickup.past_cutoff',
      params: { cutOff: '16:00', earliest: '2027-06-17' },
    });
  });

  it('follow the calendar that staff keep', async () => {
    const first = (await dates(LEEDS)).list.find(({ open }) => open)?.date ?? '';
    await stack.rows(
      `INSERT INTO pickup_service.pickup_calendar (date, kind, name_zh, name_en) VALUES ($1, 'closed', '盘点', 'Stocktaking')`,
      [first],
    );
    const day = (await dates(LEEDS)).list.find(({ date }) => date === first);
    expect(day).toEqual({ date: first, open: false, reason: 'Stocktaking' });
    expect(await refusal(check(LEEDS, first))).toEqual({
      code: 'pickup.date_closed',
      params: { date: first },
    });
    await stack.rows(`DELETE FROM pickup_service.pickup_calendar WHERE date = $1`, [first]);
  });

  it('follow an area whose postcodes staff change', async () => {
    await stack.rows(
      `INSERT INTO pickup_service.service_area (code, name_zh, name_en, postcodes) VALUES ('NI', '北爱尔兰', 'NI', 'BT99')`,
    );
    expect((await refusal(dates('BT1 5GS'))).code).toBe('pickup.not_in_area');
    await stack.rows(
      `UPDATE pickup_service.service_area SET postcodes = 'BT', version = version + 1 WHERE code = 'NI'`,
    );
    expect((await dates('BT1 5GS')).list).toHaveLength(30);
    await stack.rows(`UPDATE pickup_service.service_area SET status = false WHERE code = 'NI'`);
    expect((await refusal(dates('BT1 5GS'))).code).toBe('pickup.not_in_area');
  });
});
