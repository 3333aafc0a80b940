import { formatMoney } from '@parcelway/money';
import type { StoredLine, StoredQuote } from '../luggage-order/stored-quote';
import type { PriceLine } from './domain/price-result';
import type { PricedShipment } from './price-shipment';
import type { Shipment } from './shipment';

/** The numbers and rules of a price in the form an order keeps. */
export function snapshotOf(one: PricedShipment, { member, book }: Shipment, at: Date): StoredQuote {
  const { channel, price, remoteRule, insurance } = one;
  const money = (minor: bigint): string => formatMoney(minor, channel.currency);
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
      group_id: member.group_id,
      name_zh: member.group_name,
      name_en: member.group_name_en,
      discount_bp: member.discount_bp,
    },
    insurance: insurance && {
      id: insurance.id,
      cover: money(insurance.cover),
      premium: money(insurance.premium),
    },
    lines: one.priced.lines.map((line) => storedLine(line, channel.currency)),
  };
}

function storedLine(line: PriceLine, currency: string): StoredLine {
  const params = Object.entries(line.params).map(([name, value]) => [
    name,
    typeof value === 'bigint' ? `${value}n` : value,
  ]);
  return {
    code: line.code,
    amount: formatMoney(line.amount, currency),
    params: Object.fromEntries(params) as StoredLine['params'],
  };
}
