import type { AddressSnapshot, PaidOrder, ShippedPackage } from '@parcelway/contracts';
import { DEMO_IDS } from '@parcelway/contracts';

/** A paid order that tests ship: the two boxes of the worked example of D1 (docs/domain). */
const party: AddressSnapshot = {
  id: DEMO_IDS.senderAddress,
  user_id: DEMO_IDS.member,
  version: 1,
  salutation: 'Ms',
  first_name: 'Yue',
  last_name: 'Lin',
  user_name: 'Yue Lin',
  mobile_code: '+44',
  mobile: '7700900142',
  email: 'demo@example.com',
  country: 'GB',
  province: '',
  city: 'Leeds',
  district: '',
  address_line: 'Flat 12, 48 Park Lane',
  address_line_2: '',
  address_line_3: '',
  zip_code: 'LS3 1EW',
  latin_name: '',
  latin_address: '',
  company: '',
  is_confirmed: true,
  id_card_masked: '',
  is_deleted: false,
};

export const sampleSender: AddressSnapshot = party;

export const sampleReceiver: AddressSnapshot = {
  ...party,
  id: DEMO_IDS.receiverAddress,
  salutation: '先生',
  first_name: '建国',
  last_name: '林',
  user_name: '林建国',
  mobile_code: '+86',
  mobile: '13900001234',
  country: 'CN',
  province: '甘肃省',
  city: '酒泉市',
  district: '敦煌市',
  address_line: '沙州北路 26 号 3 单元 501',
  zip_code: '736200',
  latin_name: 'Lin Jianguo',
  latin_address: 'Unit 3-501, 26 Shazhou North Road, Dunhuang, Gansu',
  id_card_masked: '110***********002X',
};

const largeBox: ShippedPackage = {
  no: 1,
  weight_g: 12_300,
  length_mm: 600,
  width_mm: 400,
  height_mm: 400,
  vol_g: 16_000,
  charged_g: 16_000,
  box_name_zh: '大号',
  box_name_en: 'Large',
  declared_value: '222.00',
  items: [
    {
      category_zh: '旧衣物',
      category_en: 'Used clothes',
      name_zh: '旧羽绒服',
      name_en: 'Used down jacket',
      quantity: 3,
      unit_price: '40.00',
    },
    {
      category_zh: '旧衣物',
      category_en: 'Used clothes',
      name_zh: '旧毛衣',
      name_en: 'Used knitwear',
      quantity: 6,
      unit_price: '17.00',
    },
  ],
};

const smallBox: ShippedPackage = {
  no: 2,
  weight_g: 8_040,
  length_mm: 400,
  width_mm: 300,
  height_mm: 200,
  vol_g: 4_000,
  charged_g: 8_500,
  box_name_zh: '小号',
  box_name_en: 'Small',
  declared_value: '111.00',
  items: [
    {
      category_zh: '书籍',
      category_en: 'Books',
      name_zh: '英文教材',
      name_en: 'Textbooks',
      quantity: 6,
      unit_price: '18.50',
    },
  ],
};

/** The order with the given id; its number is made from it. */
export function samplePaidOrder(orderId: number, changes: Partial<PaidOrder> = {}): PaidOrder {
  return {
    order_id: orderId,
    order_no: `PW-${String(orderId)
      .padStart(8, '0')
      .replace(/(....)/, '$1-')}`,
    user_id: DEMO_IDS.member,
    user_name: 'Yue Lin',
    channel_id: 1,
    channel_code: 'UKCN-AIR',
    channel_name_zh: '邮政空运',
    channel_name_en: 'Postal air',
    transport: 'air',
    carrier_code: 'EMS',
    customs_form: 'CN23',
    waybill_no_id: DEMO_IDS.waybillPool,
    warehouse_id: DEMO_IDS.warehouse,
    is_remote: true,
    currency: 'GBP',
    total: '181.14',
    lines: [
      { code: 'freight', text_zh: '运费', text_en: 'Freight', amount: '187.82' },
      { code: 'discount', text_zh: '会员折扣', text_en: 'Member discount', amount: '-6.68' },
    ],
    declared_value: '333.00',
    cover: '500.00',
    pick_up_date: null,
    remark: '',
    sender: sampleSender,
    receiver: sampleReceiver,
    packages: [largeBox, smallBox],
    placed_at: '2026-11-27T14:32:08.000Z',
    paid_at: '2026-11-27T14:40:00.000Z',
    ...changes,
  };
}
