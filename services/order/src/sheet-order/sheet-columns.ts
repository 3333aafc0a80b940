import type { SheetOrderBody } from '@parcelway/contracts';
import type { SheetOffer } from './sheet-offer';

/** What of a row follows from the body and its price. */
export function bodyColumns(
  body: Omit<SheetOrderBody, 'submit'> & { out_order_id: string },
  { channel, amount, discount, chargedG, snapshot }: SheetOffer,
) {
  return {
    channel_id: channel.id,
    service_type: body.service_type ?? '',
    platform_order_number: body.platform_order_number ?? '',
    request_content: body,
    currency: channel.currency,
    quote_snapshot: snapshot,
    amount: amount.toString(),
    discount_amount: discount.toString(),
    receiver_name: body.receiverName,
    receiver_city: body.receiverCity,
    receiver_country_code: body.receiverCountryCode,
    package_weight: body.packageWeight,
    charged_g: chargedG,
    sender_address_id: body.sender_address_id ? Number(body.sender_address_id) : null,
  };
}
