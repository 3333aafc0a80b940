import { samplePaidOrder, sampleReceiver } from '../shipped-order/sample-order';
import { labelData } from './label-data';

const leeds = {
  code: 'LBA1',
  city: 'Leeds',
  zipCode: 'LS9 0PX',
  addressLine: 'Unit 6, Aire Valley Trade Park',
};
const order = samplePaidOrder(7);
const [snapshot] = order.packages;
if (!snapshot) throw new Error('the sample has boxes');
const waybill = {
  waybillNo: 'EE473124829GB',
  packageNo: 1,
  packageCount: 2,
  snapshot,
  inboundAt: null,
  createTime: new Date('2026-11-27T23:59:00Z'),
};

describe('labelData', () => {
  it('of a box to Dunhuang names the county-level city large and what it lies in below', () => {
    expect(labelData(waybill, order, leeds).destination).toEqual({
      postcode: '736200',
      city: '敦煌市',
      region: '甘肃省 酒泉市 · 偏远 REMOTE',
    });
  });

  it('of a box to Beijing leaves out the placeholder city', () => {
    const receiver = {
      ...sampleReceiver,
      province: '北京市',
      city: '市辖区',
      district: '朝阳区',
      zip_code: '100022',
    };
    const label = labelData(waybill, samplePaidOrder(7, { receiver, is_remote: false }), leeds);
    expect(label.destination).toEqual({ postcode: '100022', city: '朝阳区', region: '北京市' });
  });

  it('gives the warehouse as the address to return to', () => {
    expect(labelData(waybill, order, leeds).sender.lines).toEqual([
      'c/o Parcelway Leeds LBA1',
      'Unit 6, Aire Valley Trade Park',
      'Leeds LS9 0PX, UNITED KINGDOM',
    ]);
  });

  it('carries weight, size, value, customs form and the box of how many', () => {
    expect(labelData(waybill, order, leeds)).toMatchObject({
      route: 'UK → CN',
      channel: { code: 'EMS', name: '邮政空运 AIR' },
      box: { number: 1, count: 2 },
      weightKg: '12.30',
      sizeCm: '60×40×40',
      declaredValue: { amount: '222.00', currency: 'GBP' },
      customsForm: 'CN23',
      dateAndWarehouse: '2026-11-27 LBA1',
    });
  });

  it.each([
    ['邮政空运 EMS', 'Postal air EMS', 'self', 'air', { code: 'EMS', name: '邮政空运 AIR' }],
    ['空运专线', 'Air express line', 'self', 'express', { code: 'EXPRESS', name: '空运专线' }],
    ['海运拼箱', 'Sea freight', '', 'sea', { code: 'SEA', name: '海运拼箱' }],
    ['邮政空运', 'Postal air', 'ems', 'air', { code: 'EMS', name: '邮政空运 AIR' }],
  ])(
    'of %s (%s) by %s, %s, names the channel as sorters know it',
    (zh, en, carrier_code, transport, shown) => {
      const order = samplePaidOrder(7, {
        channel_name_zh: zh,
        channel_name_en: en,
        carrier_code,
        transport,
      });
      expect(labelData(waybill, order, leeds).channel).toEqual(shown);
    },
  );

  it.each([
    ['cn23', 'CN23'],
    ['invoice', 'INVOICE'],
    ['none', null],
    ['', null],
  ])('shows the customs form "%s" as %s', (customs_form, shown) => {
    expect(labelData(waybill, samplePaidOrder(7, { customs_form }), null).customsForm).toBe(shown);
  });
});
