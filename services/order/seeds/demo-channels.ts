import { DEMO_IDS } from '@parcelway/contracts';
import type { EntityManager } from 'typeorm';

interface Demo {
  readonly code: string;
  readonly zh: string;
  readonly en: string;
  readonly transport: string;
  readonly carrier: string;
  readonly divisor: number;
  readonly fuelBp: number;
  readonly maxWeightG: number;
  readonly maxSideMm: number;
  readonly eta: readonly [number, number];
  readonly remote: boolean;
  readonly needsIdCard: boolean;
  /** Pence: first weight 1 kg, then each 0.5 kg. */
  readonly first: number;
  readonly step: number;
  readonly line?: { readonly boxes: string; readonly price: number };
  readonly intro: readonly [string, string];
}

/** UKCN-AIR is the worked example of the price formula (D1), to the penny. */
const CHANNELS: readonly Demo[] = [
  {
    code: 'UKCN-AIR',
    zh: '邮政空运 EMS',
    en: 'Postal air EMS',
    transport: 'air',
    carrier: 'self',
    divisor: 6000,
    fuelBp: 1275,
    maxWeightG: 30_000,
    maxSideMm: 1_500,
    eta: [8, 14],
    remote: true,
    needsIdCard: false,
    first: 1200,
    step: 235,
    line: { boxes: '3,4', price: 260 },
    intro: ['邮政清关，全国可到', 'Postal customs clearance, reaches all of China'],
  },
  {
    code: 'UKCN-EXPRESS',
    zh: '空运专线',
    en: 'Air express line',
    transport: 'express',
    carrier: 'self',
    divisor: 5000,
    fuelBp: 900,
    maxWeightG: 30_000,
    maxSideMm: 1_200,
    eta: [6, 9],
    remote: false,
    needsIdCard: true,
    first: 1350,
    step: 260,
    intro: ['时效最快，需要收件人身份证', 'The fastest way; needs the receiver’s ID card'],
  },
  {
    code: 'UKCN-SEA',
    zh: '海运拼箱',
    en: 'Sea freight',
    transport: 'sea',
    carrier: 'self',
    divisor: 6000,
    fuelBp: 0,
    maxWeightG: 40_000,
    maxSideMm: 1_800,
    eta: [55, 70],
    remote: false,
    needsIdCard: false,
    first: 800,
    step: 95,
    intro: ['大件最省，时间较长', 'Cheapest for bulky goods, takes longer'],
  },
];

const BOXES: readonly (readonly [zh: string, en: string, l: number, w: number, h: number, maxG: number])[] = [
  ['大号纸箱', 'Large box', 600, 400, 400, 30_000],
  ['中号纸箱', 'Medium box', 500, 400, 300, 25_000],
  ['小号纸箱', 'Small box', 400, 300, 200, 20_000],
  ['文件箱', 'Document box', 350, 250, 150, 15_000],
];
const MATERIAL_PENCE = 450;

const INSURANCE: readonly (readonly [zh: string, en: string, cover: number, premium: number])[] = [
  ['基础保障', 'Basic cover', 12_500, 0],
  ['最高赔付 £250', 'Up to £250', 25_000, 400],
  ['最高赔付 £500', 'Up to £500', 50_000, 800],
  ['最高赔付 £1,000', 'Up to £1,000', 100_000, 1_600],
  ['最高赔付 £1,500', 'Up to £1,500', 150_000, 2_400],
];

/** Remote postcodes of the demo: parts of Gansu, Qinghai, Xinjiang and Tibet. */
const REMOTE_POSTCODES = [
  '# 甘肃河西',
  '736200',
  '736100-736199',
  '7362*',
  '# 青海',
  '816000-817999',
  '# 新疆',
  '83*',
  '84*',
  '# 西藏',
  '85*',
].join('\n');

export async function seedDemoChannels(manager: EntityManager): Promise<void> {
  const [existing] = (await manager.query(`SELECT 1 FROM channel LIMIT 1`)) as unknown[];
  if (existing) return;
  const [china] = (await manager.query(`SELECT id FROM country WHERE code = 'CN'`)) as { id: string }[];
  const one = async (sql: string, values: unknown[]): Promise<string> => {
    const [row] = (await manager.query(`${sql} RETURNING id`, values)) as { id: string }[];
    return row?.id ?? '';
  };
  for (const [index, [zh, en, l, w, h, max]] of BOXES.entries()) {
    await manager.query(
      `INSERT INTO packaging_box (id, name_zh, name_en, length_mm, width_mm, height_mm, tare_g, max_weight_g, material_price, weigh)
       VALUES ($1, $2, $3, $4, $5, $6, 800, $7, $8, $9)`,
      [index + 1, zh, en, l, w, h, max, MATERIAL_PENCE, BOXES.length - index],
    );
  }
  await manager.query(`SELECT setval(pg_get_serial_sequence('packaging_box', 'id'), $1)`, [BOXES.length]);
  const remoteRule = await one(
    `INSERT INTO remote_rule (code, name_zh, name_en, country_id, min_amount, per_kg_amount, postcodes) VALUES ('CN-REMOTE', '中国偏远地区', 'Remote China', $1, 1800, 45, $2)`,
    [china?.id, REMOTE_POSTCODES],
  );
  const insuranceRule = await one(
    `INSERT INTO insurance_rule (code, name_zh, name_en) VALUES ('LUGGAGE', '行李保价', 'Luggage cover')`,
    [],
  );
  for (const [index, [zh, en, cover, premium]] of INSURANCE.entries()) {
    await manager.query(
      `INSERT INTO insurance_type (insurance_rule_id, name_zh, name_en, cover, premium, is_free, weigh) VALUES ($1, $2, $3, $4, $5, $6, $7)`,
      [insuranceRule, zh, en, cover, premium, premium === 0, INSURANCE.length - index],
    );
  }
  for (const [index, channel] of CHANNELS.entries()) {
    const channelId = await one(
      `INSERT INTO channel (code, name_zh, name_en, carrier_code, transport, country_id, origin_warehouse_id, divisor, max_box_weight_g, max_side_mm,
         fuel_bp, remote_rule_id, insurance_rule_id, needs_id_card, eta_min_days, eta_max_days, waybill_no_id, intro_zh, intro_en, weigh)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20)`,
      [
        channel.code,
        channel.zh,
        channel.en,
        channel.carrier,
        channel.transport,
        china?.id,
        DEMO_IDS.warehouse,
        channel.divisor,
        channel.maxWeightG,
        channel.maxSideMm,
        channel.fuelBp,
        channel.remote ? remoteRule : null,
        insuranceRule,
        channel.needsIdCard,
        channel.eta[0],
        channel.eta[1],
        DEMO_IDS.waybillPool,
        channel.intro[0],
        channel.intro[1],
        CHANNELS.length - index,
      ],
    );
    const priceId = await one(
      `INSERT INTO channel_price (channel_id, first_weight_g, first_price, step_price, valid_from) VALUES ($1, 1000, $2, $3, '2026-01-01T00:00:00Z')`,
      [channelId, channel.first, channel.step],
    );
    if (channel.line) {
      await manager.query(
        `INSERT INTO member_channel_price_packaging (channel_price_id, packaging_box_id, price) VALUES ($1, $2, $3)`,
        [priceId, channel.line.boxes, channel.line.price],
      );
    }
  }
}
