import { priceOverride, type OverrideForm } from './price-override';

/** The form as it is while somebody types: anything may be empty. */
export interface MemberOrderForm extends OverrideForm {
  readonly user_id?: Chosen;
  readonly sender_id?: Chosen;
  readonly receiver_id?: Chosen;
  readonly channel_id?: Chosen;
  readonly cover?: string | null;
  readonly member_coupon_id?: Chosen;
  readonly pick_up_date?: string | null;
  readonly remark?: string | null;
  readonly agree?: boolean;
  readonly packages?: readonly (Readonly<Record<string, unknown>> | null)[] | null;
  readonly accessorials?: readonly (Readonly<Record<string, unknown>> | null)[] | null;
}

type Chosen = number | '' | null | undefined;

const WHO = ['user_id', 'sender_id', 'receiver_id'] as const;
const BOX = ['packaging_box_id', 'weight', 'length', 'width', 'height'] as const;
const ITEM = ['category_id', 'name_zh', 'name_en', 'quantity', 'unit_price'] as const;
const isFilled = (value: unknown): boolean => value !== undefined && value !== null && value !== '';
const hasAll = (row: Readonly<Record<string, unknown>>, names: readonly string[]): boolean =>
  names.every((name) => isFilled(row[name]));

/** What a quote asks about, on every channel; null while something it depends on is missing. */
export function memberQuote(form: MemberOrderForm) {
  const packages = (form.packages ?? []).map((one) => ({ ...one, items: itemsOf(one) }));
  const isWhole =
    hasAll({ ...form }, WHO) &&
    packages.length > 0 &&
    packages.every(
      (one) => hasAll(one, BOX) && one.items.length > 0 && one.items.every((item) => hasAll(item, ITEM)),
    );
  if (!isWhole) return null;
  return {
    user_id: Number(form.user_id),
    sender_id: Number(form.sender_id),
    receiver_id: Number(form.receiver_id),
    ...(isFilled(form.cover) && { cover: form.cover }),
    ...(isFilled(form.member_coupon_id) && { member_coupon_id: Number(form.member_coupon_id) }),
    accessorials: (form.accessorials ?? []).flatMap((one) =>
      isFilled(one?.['id']) ? [{ id: Number(one?.['id']), quantity: Number(one?.['quantity'] || 1) }] : [],
    ),
    packages: packages.map((one) => ({
      ...picked(one, BOX),
      items: one.items.map((item) => picked(item, ITEM)),
    })),
  };
}

/** The order itself; null while the quote or the channel is missing. */
export function memberOrder(form: MemberOrderForm) {
  const quote = memberQuote(form);
  if (!quote || !isFilled(form.channel_id)) return null;
  return {
    ...quote,
    channel_id: Number(form.channel_id),
    agree: form.agree === true,
    ...(isFilled(form.pick_up_date) && { pick_up_date: form.pick_up_date }),
    ...(isFilled(form.remark) && { remark: form.remark }),
    ...priceOverride(form),
  };
}

function itemsOf(
  box: Readonly<Record<string, unknown>> | null,
): readonly Readonly<Record<string, unknown>>[] {
  const items = box?.['items'];
  return Array.isArray(items)
    ? items.map((item: Readonly<Record<string, unknown>> | null) => item ?? {})
    : [];
}

function picked(row: object, names: readonly string[]): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(row).filter(([name]) => names.includes(name)));
}
