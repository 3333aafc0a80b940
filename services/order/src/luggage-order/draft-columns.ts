import type { AddressSnapshot, SaveLuggageDraft } from '@parcelway/contracts';
import { OrderStatus, PayStatus } from '@parcelway/contracts/statuses';
import type { LuggageOrderEntity } from './luggage-order.entity';
import type { StoredQuote } from './stored-quote';

const nowhere: AddressSnapshot = {
  id: 0,
  user_id: 0,
  version: 0,
  salutation: '',
  first_name: '',
  last_name: '',
  user_name: '',
  mobile_code: '',
  mobile: '',
  email: '',
  country: '',
  province: '',
  city: '',
  district: '',
  address_line: '',
  address_line_2: '',
  address_line_3: '',
  zip_code: '',
  latin_name: '',
  latin_address: '',
  company: '',
  is_confirmed: false,
  id_card_masked: '',
  is_deleted: false,
};

const unpriced: StoredQuote = {
  at: '',
  price_book: '',
  channel: {
    id: 0,
    code: '',
    name_zh: '',
    name_en: '',
    transport: '',
    carrier_code: '',
    customs_form: 'none',
    waybill_no_id: 0,
    divisor: null,
    volumetric_mode: 'max',
    weigh_by: 'box',
    weight_step_g: 1,
    min_charge_g: 0,
    fuel_bp: 0,
  },
  price: { id: 0, first_weight_g: 0, first_price: '0.00', step_price: '0.00' },
  packaging_lines: [],
  remote_rule: null,
  level: { group_id: 0, name_zh: '', name_en: '', discount_bp: 0 },
  insurance: null,
  lines: [],
};

/** An order that is not submitted: only what was typed, no price, no address yet. */
export function draftColumns(
  orderNo: string,
  userId: number,
  draft: SaveLuggageDraft,
): Partial<LuggageOrderEntity> {
  return {
    orderNo,
    userId,
    draft,
    sender: nowhere,
    receiver: nowhere,
    packages: [],
    quoteSnapshot: unpriced,
    channelId: Number(draft.channel_id ?? 0),
    countryId: 0,
    warehouseId: 0,
    packageCount: Array.isArray(draft.packages) ? draft.packages.length : 0,
    inboundProgress: '0/0',
    chargedG: 0,
    orderTotalAmount: 0n,
    orderTotalServiceAmount: 0n,
    orderTotalInsuranceAmount: 0n,
    orderTotalDiscountAmount: 0n,
    boxTotalAmount: 0n,
    boxTotalServiceAmount: 0n,
    orderStatus: OrderStatus.draft,
    payStatus: PayStatus.unpaid,
    pickUpDate: draft.pick_up_date || null,
    paymentDueAt: new Date(),
    remark: draft.remark ?? '',
  };
}
