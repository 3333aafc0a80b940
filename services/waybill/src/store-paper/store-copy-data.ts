import type { PrintedStoreOrder } from '@parcelway/contracts';
import type { BilingualText, CopyPriceLine, StoreCopyData } from '../document';
import { londonMinute, printedDay } from '../shipped-order/printed-time';
import { SUPPORT } from '../shipped-order/customer-copy-data';
import type { WarehouseEntity } from '../warehouse/warehouse.entity';

const SERVICE: BilingualText = { zh: '行李寄存', en: 'Luggage storage' };
const SIZES = { S: '小件 Small', M: '中件 Medium', L: '大件 Large', XL: '特大件 Extra large' } as const;
const RETRIEVALS = {
  self: '自取 Collected by the customer',
  deliver: '送货上门 Delivered',
  ship: '转为运输 Shipped on',
} as const;
type Warehouse = Pick<WarehouseEntity, 'nameZh' | 'nameEn' | 'addressLine' | 'city' | 'zipCode'>;

/** What the customer's copy of a storage order says. */
export function storeCopyData(
  order: PrintedStoreOrder,
  { warehouse, space, now }: { warehouse: Warehouse | null; space: string | undefined; now: Date },
): StoreCopyData {
  return {
    orderNo: order.order_no,
    service: SERVICE,
    currency: order.currency,
    orderedAt: minute(order.placed_at),
    plannedIn: printedDay(order.planned_in),
    plannedOut: printedDay(order.planned_out),
    plannedDays: order.planned_days,
    status: order.status,
    customer: order.customer,
    warehouse: warehouse
      ? {
          name: { zh: warehouse.nameZh, en: warehouse.nameEn },
          address: [warehouse.addressLine, warehouse.city, warehouse.zipCode].join(', '),
        }
      : { name: { zh: '—', en: '' }, address: '' },
    space,
    facts: [
      RETRIEVALS[order.retrieval],
      ...(order.in_at === null ? [] : [`入仓 Stored at ${minute(order.in_at)}`]),
      ...(order.out_at === null ? [] : [`取走 Handed back at ${minute(order.out_at)}`]),
    ],
    pieces: order.items.map((item) => ({
      size: SIZES[item.size_class],
      name: item.name,
      quantity: item.quantity,
      declaredValue: item.declared_value || undefined,
      rate: item.rate,
    })),
    ratePerDay: order.rate_per_day,
    price: { lines: order.lines.map((line) => bookedLine(line, order.planned_days)), total: order.booked },
    charges: order.charges.map(({ from, until, days, amount }) => ({
      dates: from === until ? from : `${from} – ${until}`,
      days,
      amount,
    })),
    account: accountOf(order),
    support: SUPPORT,
    printedAt: londonMinute(now),
  };
}

const BOOKED_WORDS: Readonly<Record<string, readonly [zh: string, en: string]>> = {
  agreed: ['协商价', 'Agreed price'],
  coupon: ['优惠券', 'Coupon'],
  insurance: ['保价', 'Insurance'],
  deposit: ['押金', 'Deposit'],
};

function bookedLine({ code, amount }: PrintedStoreOrder['lines'][number], days: number): CopyPriceLine {
  const [text_zh, text_en] = BOOKED_WORDS[code] ?? [`寄存费 ${days} 天`, `Storage, ${days} days`];
  return { text_zh, text_en, amount };
}

/** What it has come to, what was paid, and what would be owed or come back. */
function accountOf(order: PrintedStoreOrder): CopyPriceLine[] {
  const { days_so_far: days, cost_so_far: cost, paid, refunded, due } = order;
  return [
    ...(order.in_at === null
      ? []
      : [{ text_zh: `至今费用（${days} 天）`, text_en: `Cost so far (${days} days)`, amount: cost }]),
    { text_zh: '已付', text_en: 'Paid', amount: paid },
    ...(isNothing(refunded) ? [] : [{ text_zh: '已退', text_en: 'Refunded', amount: refunded }]),
    ...(due === null || isNothing(due) ? [] : [dueLine(due, order.in_at === null)]),
  ];
}

function dueLine(due: string, isAwaited: boolean): CopyPriceLine {
  if (isAwaited) return { text_zh: '应付', text_en: 'To pay', amount: due };
  return due.startsWith('-')
    ? { text_zh: '今天取出退回', text_en: 'Comes back if fetched today', amount: due.slice(1) }
    : { text_zh: '今天取出应付', text_en: 'To pay if fetched today', amount: due };
}

const isNothing = (amount: string): boolean => /^-?0*\.?0*$/.test(amount);
const minute = (seconds: number): string => londonMinute(new Date(seconds * 1_000));
