import { formatMoney } from '@parcelway/money';
import type { CopyBox, CustomerCopyData, LabelData, PartyData, StoreCopyData } from './document-data';

/** Sample documents for tests. */

/** 60 characters, the longest an address line may be. */
export const LONG_ADDRESS =
  '沙州北路二十六号阳关花园三期丁香苑第十八栋甲单元一千五百零一室敦煌研究院家属区靠近月牙泉小镇游客服务中心东侧快递驿站代收';
export const LONG_NAME = '买买提·吐尔逊江·阿卜杜热西提欧阳·卡迪尔江';

export const receiver: PartyData = {
  name: '林建国',
  latinName: 'Lin Jianguo',
  phone: '+86 139 0000 1234',
  lines: ['甘肃省 酒泉市 敦煌市', '沙州北路 26 号 3 单元 501'],
  latinLine: 'Unit 3-501, 26 Shazhou North Road, Dunhuang, Jiuquan, Gansu, CHINA',
};

export const sender: PartyData = {
  name: '林悦',
  latinName: 'Lin Yue',
  phone: '+44 7700 900142',
  lines: ['Flat 12, 48 Park Lane', 'Leeds LS3 1EW, United Kingdom'],
};

export const englishSender: PartyData = {
  name: 'Łukasz Žižka-Fitzwilliam',
  phone: '+44 7700 900143',
  lines: ['The Old Rectory, 7 Office Way', 'Llanfairpwllgwyngyll LL61 5UJ', 'United Kingdom'],
};

export function labelData(changes: Partial<LabelData> = {}): LabelData {
  return {
    waybillNo: 'EE473124829GB',
    orderNo: 'PW-7K4M-92QX',
    route: 'UK → CN',
    channel: { code: 'EMS', name: '邮政空运 AIR' },
    box: { number: 1, count: 2 },
    destination: {
      postcode: '736200',
      city: '敦煌',
      cityLatin: 'DUNHUANG',
      region: '甘肃 GANSU · 偏远 REMOTE',
    },
    receiver,
    sender: {
      name: '林悦',
      latinName: 'Lin Yue',
      phone: '+44 7700 900142',
      lines: ['c/o Parcelway Leeds LBA1', 'Unit 6, Aire Valley Trade Park', 'Leeds LS9 0PX, UNITED KINGDOM'],
    },
    weightKg: '12.30',
    sizeCm: '60×40×40',
    declaredValue: { amount: '222.00', currency: 'GBP' },
    customsForm: 'CN23',
    space: 'A-04-2-3',
    dateAndWarehouse: '2026-12-01 LBA1',
    ...changes,
  };
}

export function copyBox(changes: Partial<CopyBox> = {}): CopyBox {
  return {
    waybillNo: 'EE473124829GB',
    sizeCm: '60×40×40',
    actualKg: '12.30',
    volumetricKg: '16.00',
    chargedKg: '16.00',
    items: [
      {
        category: '旧衣物',
        nameZh: '旧羽绒服',
        nameEn: 'Used down jacket',
        quantity: 3,
        netWeightKg: '3.60',
        unitPrice: '40.00',
        amount: '120.00',
      },
      {
        category: '旧衣物',
        nameZh: '旧毛衣',
        nameEn: 'Used knitwear',
        quantity: 6,
        netWeightKg: '4.20',
        unitPrice: '12.00',
        amount: '72.00',
      },
      {
        category: '床上用品',
        nameZh: '被套',
        nameEn: 'Duvet cover',
        quantity: 2,
        netWeightKg: '3.40',
        unitPrice: '15.00',
        amount: '30.00',
      },
    ],
    ...changes,
  };
}

export function copyData(changes: Partial<CustomerCopyData> = {}): CustomerCopyData {
  return {
    orderNo: 'PW-7K4M-92QX',
    service: { zh: '行李寄送', en: 'Luggage shipping' },
    currency: 'GBP',
    orderedAt: '2026-11-27 14:32',
    channel: '邮政空运 EMS',
    pickupDate: '2026-11-30 周一 Mon',
    chargedKg: '24.50',
    sender,
    receiver,
    boxes: [
      copyBox(),
      copyBox({
        waybillNo: 'EE473124832GB',
        sizeCm: '40×30×20',
        actualKg: '8.04',
        volumetricKg: '4.00',
        chargedKg: '8.50',
        items: [
          {
            category: '书籍',
            nameZh: '英文教材',
            nameEn: 'Textbooks',
            quantity: 6,
            netWeightKg: '6.10',
            unitPrice: '18.50',
            amount: '111.00',
          },
          {
            category: '生活用品',
            nameZh: '陶瓷马克杯',
            nameEn: 'Ceramic mug',
            quantity: 4,
            netWeightKg: '1.40',
            unitPrice: '16.50',
            amount: '66.00',
          },
        ],
      }),
    ],
    declaredValue: '399.00',
    price: {
      lines: [
        { text_zh: '箱 1 运费', text_en: 'Freight box 1', amount: '82.50' },
        { text_zh: '箱 2 运费', text_en: 'Freight box 2', amount: '51.00' },
        { text_zh: '偏远附加费', text_en: 'Remote area', amount: '18.00' },
        { text_zh: '燃油附加费', text_en: 'Fuel 12.75%', amount: '19.32' },
        { text_zh: '纸箱', text_en: 'Boxes 2 × £4.50', amount: '9.00' },
        { text_zh: '保价 £500', text_en: 'Cover', amount: '8.00' },
        { text_zh: '会员折扣', text_en: 'Member discount', amount: '-6.68' },
      ],
      total: '181.14',
      payment: { zh: '已支付 · 余额 · 2026-11-27 14:40', en: 'Paid from balance' },
    },
    stub: { postcode: 'LS3 1EW', deliverTo: 'Leeds LBA1' },
    support: '客服 09:00–18:00（伦敦时间） Support 09:00–18:00 London time',
    printedAt: '2026-11-27 14:45',
    ...changes,
  };
}

/** An order of so many boxes, with one price line a box. */
export function copyOf(boxCount: number): CustomerCopyData {
  const numbers = Array.from({ length: boxCount }, (_, index) => index + 1);
  return copyData({
    boxes: numbers.map((number) => copyBox({ waybillNo: `EE${String(number).padStart(9, '0')}GB` })),
    price: {
      lines: numbers.map((number) => ({
        text_zh: `箱 ${number} 运费`,
        text_en: `Freight box ${number}`,
        amount: '82.50',
      })),
      total: formatMoney(8250n * BigInt(boxCount)),
    },
  });
}

export function storeCopyData(changes: Partial<StoreCopyData> = {}): StoreCopyData {
  return {
    orderNo: 'ST-7K4M-92QX',
    service: { zh: '行李寄存', en: 'Luggage storage' },
    currency: 'GBP',
    orderedAt: '2026-11-27 14:32',
    plannedIn: '2026-11-28 周六 Sat',
    plannedOut: '2026-12-04 周五 Fri',
    plannedDays: 7,
    status: { zh: '寄存中', en: 'Stored' },
    customer: { name: '林悦', account: 'demo' },
    warehouse: {
      name: { zh: '利兹仓', en: 'Leeds' },
      address: 'Unit 6, Aire Valley Trade Park, Leeds, LS9 0PX',
    },
    space: 'S-01-3-1',
    facts: ['自取 Collected by the customer', '入仓 Stored at 2026-11-28 10:15'],
    pieces: [
      { size: '中件 Medium', name: '行李箱 Suitcase', quantity: 2, declaredValue: '200.00', rate: '1.50' },
      { size: '大件 Large', name: '', quantity: 1, rate: '2.20' },
    ],
    ratePerDay: '5.20',
    price: {
      lines: [
        { text_zh: '寄存费 7 天', text_en: 'Storage, 7 days', amount: '36.40' },
        { text_zh: '押金', text_en: 'Deposit', amount: '5.00' },
      ],
      total: '41.40',
    },
    charges: [{ dates: '2026-11-28 – 2026-11-30', days: 3, amount: '15.60' }],
    account: [
      { text_zh: '至今费用（3 天）', text_en: 'Cost so far (3 days)', amount: '15.60' },
      { text_zh: '已付', text_en: 'Paid', amount: '41.40' },
      { text_zh: '今天取出退回', text_en: 'Comes back if fetched today', amount: '25.80' },
    ],
    support: '客服 09:00–18:00（伦敦时间） Support 09:00–18:00 London time',
    printedAt: '2026-11-30 09:45',
    ...changes,
  };
}
