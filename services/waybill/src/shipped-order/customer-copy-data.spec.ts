import { customerCopyData } from './customer-copy-data';
import { samplePaidOrder } from './sample-order';

const now = new Date('2026-11-27T14:45:00Z');
const numbers = new Map([[1, 'EE473124829GB']]);

describe('customerCopyData', () => {
  it('of the worked example adds up items and charged weights', () => {
    const copy = customerCopyData(samplePaidOrder(7), numbers, { city: 'Leeds', code: 'LBA1' }, now);
    expect(copy.chargedKg).toBe('24.50');
    expect(
      copy.boxes.map(({ waybillNo, sizeCm, volumetricKg }) => [waybillNo, sizeCm, volumetricKg]),
    ).toEqual([
      ['EE473124829GB', '60×40×40', '16.00'],
      [undefined, '40×30×20', '4.00'],
    ]);
    expect(copy.boxes[0]?.items.map(({ amount }) => amount)).toEqual(['120.00', '102.00']);
    expect(copy.price?.total).toBe('181.14');
    expect(copy.stub).toEqual({ postcode: 'LS3 1EW', deliverTo: 'Leeds LBA1' });
  });

  it('says London time and no pickup for an order that is dropped off', () => {
    const order = samplePaidOrder(7, { placed_at: '2026-06-30T23:30:00.000Z' });
    const copy = customerCopyData(order, numbers, null, now);
    expect(copy.orderedAt).toBe('2026-07-01 00:30');
    expect(copy.pickupDate).toBeUndefined();
    expect(copy.printedAt).toBe('2026-11-27 14:45');
  });

  it('keeps the pickup date that was chosen', () => {
    const copy = customerCopyData(samplePaidOrder(7, { pick_up_date: '2026-07-01' }), numbers, null, now);
    expect(copy.pickupDate).toBe('2026-07-01 周三 Wed');
  });
});
