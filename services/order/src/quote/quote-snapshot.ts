import type { RuleName } from '@parcelway/contracts';
import { formatMoney } from '@parcelway/money';
import type { StoredAccessorial, StoredLine, StoredQuote } from '../luggage-order/stored-quote';
import type { ChosenService } from './chosen-services';
import type { Coupon } from './domain/price-input';
import type { PriceLine } from './domain/price-result';
import type { PriceBook } from './price-book';
import type { PricedShipment } from './price-shipment';

/** Whose level is taken off, and from which book. */
export interface PricedFor {
  readonly book: Pick<PriceBook, 'version'>;
  readonly member: {
    readonly group_id: number | null;
    readonly group_name: string;
    readonly group_name_en: string;
    readonly discount_bp: number;
  };
}

/** The numbers and rules of a price in the form an order keeps. */
export function snapshotOf(one: PricedShipment, { member, book }: PricedFor, at: Date): StoredQuote {
  const { channel, price, remoteRule, insurance, services, coupon } = one;
  const money = (minor: bigint): string => formatMoney(minor, channel.currency);
  const groupId = member.group_id ?? 0;
  return {
    at: at.toISOString(),
    price_book: book.version,
    channel: {
      id: channel.id,
      code: channel.code,
      name_zh: channel.nameZh,
      name_en: channel.nameEn,
      transport: channel.transport,
      carrier_code: channel.carrierCode,
      customs_form: channel.customsForm,
      waybill_no_id: channel.waybillNoId,
      divisor: channel.divisor,
      volumetric_mode: channel.volumetricMode,
      weigh_by: channel.weighBy,
      weight_step_g: channel.weightStepG,
      min_charge_g: channel.minChargeG,
      fuel_bp: channel.fuelBp,
    },
    price: {
      id: price.id,
      first_weight_g: price.firstWeightG,
      first_price: money(price.firstPrice),
      step_price: money(price.stepPrice),
    },
    packaging_lines: one.packagingLines.map((line) => ({
      id: line.id,
      box_ids: line.packagingBoxId,
      price: money(line.price),
    })),
    remote_rule: remoteRule && {
      id: remoteRule.id,
      code: remoteRule.code,
      min_amount: money(remoteRule.minAmount),
      per_kg_amount: money(remoteRule.perKgAmount),
    },
    level: {
      group_id: groupId,
      name_zh: member.group_name,
      name_en: member.group_name_en,
      discount_bp: member.discount_bp,
    },
    insurance: insurance && {
      id: insurance.type.id,
      cover: money(insurance.cover),
      premium: money(insurance.premium),
    },
    accessorials: services.map((service) => storedService(service, money)),
    coupon: coupon && storedCoupon(coupon, money),
    lines: one.priced.lines.map((line) => storedLine(line, one, groupId)),
  };
}

/** The row that gave a line; a coupon's is the caller's to know. */
export function ruleOf(line: PriceLine, one: PricedShipment, groupId: number): RuleName | null {
  const { channel, remoteRule, insurance, services } = one;
  const rule = (resource: string, id: number | undefined): RuleName | null => (id ? { resource, id } : null);
  switch (line.code) {
    case 'freight_box':
    case 'freight_order':
      return priceRule(one);
    case 'remote':
      return rule('remote-rule', remoteRule?.id);
    case 'fuel':
      return rule('channel', channel.id);
    case 'box_material':
      return rule('packaging-box', Number(String(line.params['boxIds']).split(',')[0]));
    case 'box_accessorial':
    case 'order_accessorial':
      return rule(
        'accessorial-price',
        services.find(({ service }) => service.code === line.params['code'])?.price.id,
      );
    case 'insurance':
      return rule('insurance-type', insurance?.type.id);
    case 'discount':
      return rule('member-group', groupId);
    case 'coupon':
    case 'agreed':
      return null;
  }
}

/** The price row, by the name of the screen that shows it. */
export function priceRule({ price }: Pick<PricedShipment, 'price'>): RuleName {
  const isPublic = price.userId === null && price.userGroupId === null;
  return { resource: isPublic ? 'channel-price' : 'member-channel-price', id: price.id };
}

function storedLine(line: PriceLine, one: PricedShipment, groupId: number): StoredLine {
  const params = Object.entries(line.params).map(([name, value]) => [
    name,
    typeof value === 'bigint' ? `${value}n` : value,
  ]);
  const rule = ruleOf(line, one, groupId);
  return {
    code: line.code,
    amount: formatMoney(line.amount, one.channel.currency),
    params: Object.fromEntries(params) as StoredLine['params'],
    ...(rule && { rule }),
  };
}

type Money = (minor: bigint) => string;

function storedService({ service, price, accessorial }: ChosenService, money: Money): StoredAccessorial {
  const text = (minor: bigint | null): string | null => (minor === null ? null : money(minor));
  return {
    id: service.id,
    price_id: price.id,
    code: service.code,
    name_zh: service.nameZh,
    name_en: service.nameEn,
    scope: service.scope,
    amount: text(price.amount),
    rate_bp: price.rateBp,
    min_amount: text(price.minAmount),
    max_amount: text(price.maxAmount),
    fuel_applies: price.fuelApplies,
    quantity: accessorial.quantity,
  };
}

function storedCoupon(coupon: Coupon, money: Money): NonNullable<StoredQuote['coupon']> {
  return 'rateBp' in coupon ? { rate_bp: coupon.rateBp } : { amount: money(coupon.amount) };
}
