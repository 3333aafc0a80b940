import type { Minor } from '@parcelway/money';
import type { PricedOrder, PriceLine } from '../../quote/domain/price-result';

/**
 * An order at a price that was agreed with the customer: the difference is a line of its own, dearer among the order's services, cheaper among
 * its discounts. Discounts together stay within the freight (D1), so what is bought for the customer beside it is never sold below its price;
 * `least` says how low the price may go where the agreed one is lower.
 */
export function atAgreedPrice(priced: PricedOrder, agreed: Minor): PricedOrder | { readonly least: Minor } {
  const { total, boxTotal, discount, orderService } = priced.totals;
  const least = total - (boxTotal - discount);
  if (agreed < least) return { least };
  const difference = agreed - total;
  if (difference === 0n) return priced;
  const line: PriceLine = { code: 'agreed', amount: difference, params: { before: total, agreed } };
  return {
    boxes: priced.boxes,
    lines: [...priced.lines, line],
    totals: {
      ...priced.totals,
      orderService: difference > 0n ? orderService + difference : orderService,
      discount: difference < 0n ? discount - difference : discount,
      total: agreed,
    },
  };
}
