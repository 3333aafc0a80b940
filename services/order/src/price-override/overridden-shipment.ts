import { DomainError } from '@parcelway/contracts';
import { formatMoney, parseMoney } from '@parcelway/money';
import type { PricedShipment } from '../quote/price-shipment';
import { atAgreedPrice } from './domain/agreed-price';
import type { PriceOverride, WantedOverride } from './price-override';

/** An admin who places an order in a member's name. */
export interface PlacedByStaff {
  readonly adminId: number;
  readonly override: WantedOverride | null;
}

/** A shipment at the price staff agreed on, and what is kept of that; as it is where they did not. Errors: order.override_too_low. */
export function overridden(
  listed: PricedShipment,
  staff: PlacedByStaff | null,
): { readonly priced: PricedShipment; readonly override: PriceOverride | null } {
  if (!staff?.override) return { priced: listed, override: null };
  const { price, memo } = staff.override;
  const { currency } = listed.channel;
  const result = atAgreedPrice(listed.priced, parseMoney(price, currency));
  if ('least' in result) {
    const least = formatMoney(result.least, currency);
    throw new DomainError('order.override_too_low', { currency, least }, [
      { field: 'price_override', rule: 'min', params: { min: least } },
    ]);
  }
  const before = formatMoney(listed.priced.totals.total, currency);
  return { priced: { ...listed, priced: result }, override: { before, memo, by: staff.adminId } };
}
