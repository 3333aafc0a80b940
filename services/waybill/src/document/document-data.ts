/**
 * What the printed documents show. Plain data, ready to print: money and weights as decimal strings ("222.00",
 * "12.30"), dates and times as text in the words and the time zone the caller chose. Nothing is computed here.
 */

/** An amount of money: decimal string with a point, and its ISO 4217 code. GBP prints as "£222.00", others as "CNY 1,650.00". */
export interface PrintedMoney {
  amount: string;
  currency: string;
}

/** Sender or receiver. Every text may be of any length: documents wrap or shrink it. */
export interface PartyData {
  /** In the person's own script: "林建国", "Lin Yue". */
  name: string;
  /** In Latin letters, when `name` is not. */
  latinName?: string | undefined;
  /** Ready to print: "+86 139 0000 1234". */
  phone: string;
  /** Address in its own script, one printed line each: "甘肃省 酒泉市 敦煌市", "沙州北路 26 号 3 单元 501". */
  lines: string[];
  /** The whole address in Latin letters, when `lines` are not; ends in the country. */
  latinLine?: string | undefined;
}

/** One label of 100 × 150 mm: one box, one waybill number. */
export interface LabelData {
  /** Printed, in Code 128 and in the data matrix; ASCII. */
  waybillNo: string;
  orderNo: string;
  /** "UK → CN" */
  route: string;
  /** Large code and the line under it: "EMS", "邮政空运 AIR". */
  channel: { code: string; name: string };
  /** This box of how many: 1 of 2. */
  box: { number: number; count: number };
  /** What the sorter reads from afar. `region` is the line under the city, with remarks such as "偏远 REMOTE". */
  destination: {
    postcode: string;
    city: string;
    cityLatin?: string | undefined;
    region?: string | undefined;
  };
  receiver: PartyData;
  sender: PartyData;
  /** Kilograms: "12.30". */
  weightKg: string;
  /** Centimetres: "60×40×40". */
  sizeCm: string;
  declaredValue: PrintedMoney;
  /** "CN22", "CN23", or null where no customs form travels along. */
  customsForm: string | null;
  /** Warehouse space the box waits in: "A-04-2-3". */
  space?: string | undefined;
  /** Date and warehouse: "2026-12-01 LBA1". */
  dateAndWarehouse?: string | undefined;
}

/** One kind of goods in a box. */
export interface CopyItem {
  category: string;
  nameZh: string;
  nameEn: string;
  quantity: number;
  /** Kilograms of all pieces together, when given: "3.60". */
  netWeightKg?: string | undefined;
  /** Declared value of one piece and of all, in the order's currency. */
  unitPrice: string;
  amount: string;
}

/** One box of the order. Weights in kilograms, two decimals as they are to be printed. */
export interface CopyBox {
  /** Absent before the waybill is made. */
  waybillNo?: string | undefined;
  /** Centimetres: "60×40×40". */
  sizeCm: string;
  actualKg: string;
  volumetricKg: string;
  chargedKg: string;
  items: CopyItem[];
}

/** One line of the price, in both languages; a discount has a negative amount: "-6.68". */
export interface CopyPriceLine {
  text_zh: string;
  text_en: string;
  amount: string;
}

/** The same words in both languages. */
export interface BilingualText {
  zh: string;
  en: string;
}

/** What stands in the head and the foot of every page of a customer's copy. */
export interface CopyHead {
  /** Printed, in Code 128 and in the QR code; ASCII. */
  orderNo: string;
  /** "行李寄送", "Luggage shipping". */
  service: BilingualText;
  /** "客服 09:00–18:00（伦敦时间） Support 09:00–18:00 London time" */
  support: string;
  /** "2026-11-27 14:45" */
  printedAt: string;
}

/** The customer's copy of one luggage order, A4. */
export interface CustomerCopyData extends CopyHead {
  /** ISO 4217 code of every amount on the page. */
  currency: string;
  /** "2026-11-27 14:32" */
  orderedAt: string;
  /** "邮政空运 EMS" */
  channel: string;
  /** "2026-11-30 周一 Mon"; absent when the customer brings the boxes. */
  pickupDate?: string | undefined;
  /** Charged weight of all boxes, kilograms. */
  chargedKg: string;
  sender: PartyData;
  receiver: PartyData;
  boxes: CopyBox[];
  /** Sum of the items' amounts. */
  declaredValue: string;
  /** Absent on the copy without prices. The total is the sum of the lines. */
  price?: { lines: CopyPriceLine[]; total: string; payment?: BilingualText | undefined } | undefined;
  /** The strip the driver cuts off: where the boxes are and where they go ("Leeds LBA1"). */
  stub: { postcode: string; deliverTo: string };
}

/** One commission of a sheet of them. */
export interface CommissionLine {
  orderNo: string;
  /** "2026-11-27" */
  date: string;
  kind: string;
  rate: string;
  base: string;
  amount: string;
  currency: string;
  status: string;
}

/** A salesman's commissions, A4. */
export interface CommissionSheetData extends CopyHead {
  title: BilingualText;
  /** Captions with what they say. */
  facts: (readonly [string, string])[];
  rows: CommissionLine[];
  /** How many more there are than the paper lists. */
  left: number;
  sums: readonly (CopyPriceLine & { currency: string })[];
}

/** One movement of a balance; amounts as people read them. */
export interface StatementLine {
  /** "2026-11-27 14:32" */
  time: string;
  kind: string;
  memo: string;
  billNo: string;
  money: string;
  after: string;
}

/** One balance in the course of a month. */
export interface StatementAccount {
  title: string;
  /** ISO 4217 code, beside the titles. */
  currency: string;
  /** Captions with what they say: opening, in, out, closing. */
  facts: (readonly [string, string])[];
  rows: StatementLine[];
  /** Under the table: that it is empty, or not whole; '' = nothing. */
  remark: string;
  kindsTitle: string;
  kinds: { kind: string; count: string; money: string }[];
}

/** A member's statement of a month, A4, in one language but for head and foot. */
export interface StatementSheetData extends CopyHead {
  title: BilingualText;
  facts: (readonly [string, string])[];
  /** Time, kind, memo, bill, change, balance after. */
  heads: readonly [string, string, string, string, string, string];
  /** Kind, movements, sum. */
  kindHeads: readonly [string, string, string];
  accounts: StatementAccount[];
}

/** Pieces of one size that are kept. */
export interface StoredPieces {
  /** "中件 Medium" */
  size: string;
  name: string;
  quantity: number;
  /** Of all of them, when given. */
  declaredValue?: string | undefined;
  /** What one piece costs a day. */
  rate: string;
}

/** Stored days next to each other that cost the same. */
export interface ChargedDays {
  /** "2026-11-28 – 2026-12-01" */
  dates: string;
  days: number;
  /** Of all these days. */
  amount: string;
}

/** The customer's copy of one storage order, A4. */
export interface StoreCopyData extends CopyHead {
  /** ISO 4217 code of every amount on the page. */
  currency: string;
  /** "2026-11-27 14:32" */
  orderedAt: string;
  /** "2026-11-30 周一 Mon", both of them stored days. */
  plannedIn: string;
  plannedOut: string;
  /** From the one to the other. */
  plannedDays: number;
  status: BilingualText;
  /** Who it belongs to: "林悦", "demo". */
  customer: { name: string; account: string };
  warehouse: { name: BilingualText; address: string };
  /** Space it lies in: "S-01-3-1". */
  space?: string | undefined;
  /** How it will be fetched, "自取 Collected", and what came in and went out when. */
  facts: string[];
  pieces: StoredPieces[];
  /** All pieces, a day. */
  ratePerDay: string;
  /** What was booked, the deposit with it, and its sum. */
  price: { lines: CopyPriceLine[]; total: string };
  /** Nothing before it came in. */
  charges: ChargedDays[];
  /** What it has come to and what was paid, one line each; the last is what is owed or comes back. */
  account: CopyPriceLine[];
}

/** What is stuck on a rack at one space. */
export interface SpaceLabelData {
  /** "A-03-2-1", printed and in Code 128. */
  code: string;
  sizeClass: string;
  /** "LBA1 · 利兹仓 Leeds warehouse" */
  warehouse: string;
}

/** An insured box of a certificate. */
export interface InsuredBoxData {
  no: number;
  /** Empty until there is one. */
  waybillNo: string;
  contents: string;
  declaredValue: string;
  cover: string;
  premium: string;
}

/** The certificate of one insurance, A4; the number in its head is the insurance's. */
export interface CertificateData extends CopyHead {
  /** "PW-7K4M-92QX" */
  insuredOrderNo: string;
  status: BilingualText;
  insured: { name: string; account: string };
  /** "2026-11-27 14:32" */
  startsAt: string;
  endsAt: string | undefined;
  /** ISO 4217 code of every amount on the page. */
  currency: string;
  declaredValue: string;
  cover: string;
  premium: string;
  damageDays: number;
  lossDays: number;
  boxes: InsuredBoxData[];
}

/** A table whose last column holds amounts. */
export interface BillTable {
  title: string;
  note: string;
  heads: readonly string[];
  rows: readonly (readonly string[])[];
}

export interface BillSheetData extends CopyHead {
  title: BilingualText;
  facts: (readonly [string, string])[];
  tables: readonly BillTable[];
  currency: string;
  sums: readonly CopyPriceLine[];
}
