import { Injectable } from '@nestjs/common';
import type {
  CallContext,
  Client,
  QuoteStore,
  SizeClass,
  StoreLine,
  StoreQuote,
  StoreRateRow,
} from '@parcelway/contracts';
import { DomainError, serviceContext, warehouseSpace } from '@parcelway/contracts';
import { formatMoney, parseMoney } from '@parcelway/money';
import { InjectClient, invalidFields } from '@parcelway/platform';
import { DataSource } from 'typeorm';
import type { CouponEntity } from '../coupon/coupon.entity';
import { couponRefusal } from '../coupon/domain/coupon-use';
import { valueOf } from '../coupon/price-with-coupon';
import type { PriceOverride, WantedOverride } from '../price-override/price-override';
import { couponWorth } from '../quote/domain/order-price';
import { priceLines } from './domain/price-lines';
import { billableDays, daysBetween, londonDate } from './domain/stored-days';
import { chooseCover, offeredCovers } from './store-cover';
import type { StoreCover } from './store-cover';
import type { StoredItem } from './store-order.entity';
import { StoreRateEntity } from './store-rate.entity';
import type { Capacities } from './store-room';

const MOST_DAYS = 365;

/** What a booking costs, amounts in minor units. */
export interface StoreOffer {
  readonly items: readonly StoredItem[];
  readonly itemCount: number;
  readonly currency: string;
  readonly ratePerDay: bigint;
  readonly freeDays: number;
  readonly minDays: number;
  readonly deposit: bigint;
  readonly days: number;
  readonly billable: number;
  readonly storage: bigint;
  /** Of all pieces a day as listed; another than `ratePerDay` where staff agreed to it. */
  readonly listedRate: bigint;
  readonly override: PriceOverride | null;
  /** What a coupon takes off the storage. */
  readonly discount: bigint;
  readonly insurance: StoreCover | null;
}

/** What makes an offer another than the listed one. */
export interface StoreReductions {
  readonly coupon: CouponEntity | null;
  /** What staff agreed to, and who. */
  readonly agreed: { readonly wanted: WantedOverride; readonly adminId: number } | null;
}

/** Prices storage and knows how much room there is. */
@Injectable()
export class StoreOffers {
  constructor(
    private readonly dataSource: DataSource,
    @InjectClient(warehouseSpace) private readonly spaces: Client<typeof warehouseSpace>,
  ) {}

  /** The rates in force, by size class; a warehouse's own before the general one. */
  async rates(warehouseId: number, at = new Date()): Promise<ReadonlyMap<SizeClass, StoreRateEntity>> {
    const rows = await this.dataSource.manager
      .createQueryBuilder(StoreRateEntity, 'rate')
      .where('rate.status AND rate.valid_from <= :at AND (rate.valid_to IS NULL OR rate.valid_to > :at)', {
        at,
      })
      .andWhere('(rate.warehouse_id IS NULL OR rate.warehouse_id = :warehouseId)', { warehouseId })
      .orderBy('rate.warehouse_id', 'ASC', 'NULLS FIRST')
      .getMany();
    return new Map(rows.map((row) => [row.sizeClass, row]));
  }

  /** Errors: store.date_range, store.no_rate, those of chooseCover, coupon.*, request.invalid. */
  async of(request: QuoteStore, { coupon, agreed }: StoreReductions, at = new Date()): Promise<StoreOffer> {
    const days = daysBetween(request.planned_in, request.planned_out);
    if (request.planned_in < londonDate(at)) throw dateRange('planned_in');
    if (days < 1 || days > MOST_DAYS) throw dateRange('planned_out');
    const rates = await this.rates(Number(request.warehouse_id), at);
    const rated = request.items.map((item, index) => {
      const rate = rates.get(item.size_class);
      if (!rate)
        throw new DomainError('store.no_rate', { size: item.size_class }, [
          { field: `items.${index}.size_class`, rule: 'refused' },
        ]);
      return { item, rate, quantity: Number(item.quantity) };
    });
    const [first] = rated;
    if (!first) throw invalidFields([{ field: 'items', rule: 'required' }]);
    const { currency } = first.rate;
    const sum = (amount: (rate: StoreRateEntity) => bigint): bigint =>
      rated.reduce((total, { rate, quantity }) => total + BigInt(quantity) * amount(rate), 0n);
    const listedRate = sum((rate) => rate.ratePerDay);
    const ratePerDay = agreed ? parseMoney(agreed.wanted.price, currency) : listedRate;
    const minDays = Math.max(...rated.map(({ rate }) => rate.minDays));
    const freeDays = Math.min(...rated.map(({ rate }) => rate.freeDays));
    const billable = billableDays(days, { minDays, freeDays });
    const storage = BigInt(billable) * ratePerDay;
    const pieces = {
      items: rated.map(({ item, rate, quantity }) => ({
        size_class: item.size_class,
        quantity,
        name: item.name ?? '',
        declared_value: item.declared_value ?? '',
        rate: formatMoney(rate.ratePerDay, currency),
      })),
      itemCount: rated.reduce((count, { quantity }) => count + quantity, 0),
      currency,
    };
    return {
      ...pieces,
      ratePerDay,
      minDays,
      freeDays,
      deposit: sum((rate) => rate.depositPerItem),
      days,
      billable,
      storage,
      listedRate,
      override: agreed && {
        before: formatMoney(listedRate, currency),
        memo: agreed.wanted.memo,
        by: agreed.adminId,
      },
      discount: coupon ? storageDiscount(coupon, storage, currency) : 0n,
      insurance: chooseCover(await offeredCovers(this.dataSource.manager), request, pieces),
    };
  }

  /** What the spaces of a warehouse hold altogether. Errors: service.unavailable. */
  capacities(warehouseId: number, { requestId }: CallContext): Promise<Capacities> {
    return this.spaces.capacities({ warehouse_id: warehouseId }, serviceContext('order', requestId));
  }
}

export function quoteView(offer: StoreOffer, locale: CallContext['locale']): StoreQuote {
  const money = (minor: bigint): string => formatMoney(minor, offer.currency);
  const isChinese = locale === 'zh-cn';
  return {
    days: offer.days,
    billable: offer.billable,
    rate_per_day: money(offer.ratePerDay),
    free_days: offer.freeDays,
    min_days: offer.minDays,
    lines: linesOf(offer).map((line) => ({ ...line, text: LINE_WORDS[line.code][isChinese ? 0 : 1] })),
    deposit_amount: money(offer.deposit),
    insurance_amount: money(premiumOf(offer)),
    total: money(totalOf(offer)),
    currency: offer.currency,
  };
}

const LINE_WORDS: Readonly<Record<StoreLine['code'], readonly [zh: string, en: string]>> = {
  storage: ['寄存费', 'Storage'],
  agreed: ['协商价', 'Agreed price'],
  coupon: ['优惠券', 'Coupon'],
  insurance: ['保价', 'Insurance'],
  deposit: ['押金', 'Deposit'],
};

/** In minor units. */
export function totalOf(offer: StoreOffer): bigint {
  return offer.storage - offer.discount + premiumOf(offer) + offer.deposit;
}

/** In minor units. */
export function premiumOf({ insurance }: StoreOffer): bigint {
  return insurance?.premium ?? 0n;
}

function linesOf(offer: StoreOffer) {
  return priceLines({
    ...offer,
    days: BigInt(offer.billable),
    rate: offer.ratePerDay,
    premium: premiumOf(offer),
  });
}

/** Errors: coupon.not_for_order, coupon.storage_too_low. */
function storageDiscount(coupon: CouponEntity, storage: bigint, currency: string): bigint {
  const code = couponRefusal(coupon, { kind: 'store', channelId: null, currency, freight: storage });
  if (code)
    throw new DomainError(code, { min: formatMoney(coupon.minFreight, coupon.currency) }, [
      { field: 'member_coupon_id', rule: 'refused' },
    ]);
  return couponWorth(valueOf(coupon), storage, storage);
}

export function rateView(rate: StoreRateEntity): StoreRateRow {
  return {
    size_class: rate.sizeClass,
    rate_per_day: formatMoney(rate.ratePerDay, rate.currency),
    free_days: rate.freeDays,
    min_days: rate.minDays,
    deposit_per_item: formatMoney(rate.depositPerItem, rate.currency),
    max_weight: rate.maxWeightG === null ? null : (rate.maxWeightG / 1_000).toFixed(2),
    currency: rate.currency,
  };
}

function dateRange(field: string): DomainError {
  return new DomainError('store.date_range', {}, [{ field, rule: 'refused' }]);
}
