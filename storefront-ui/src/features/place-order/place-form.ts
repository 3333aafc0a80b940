import { sumDecimals, timesCount } from '@parcelway/look';
import type { BoxView, OrderPackage } from '../../api/types';
import { atMost, decimal, firstProblem, required, whole, type Check } from '../../ui/rules';

/** A kind of thing in a box. Names are the wire's, so that the server's errors find their field. */
export interface ItemForm {
  category_id: string;
  name_zh: string;
  name_en: string;
  quantity: string;
  /** Pounds. */
  unit_price: string;
}

/** A box: kilograms and centimetres as typed. */
export interface BoxForm {
  packaging_box_id: string;
  weight: string;
  length: string;
  width: string;
  height: string;
  items: ItemForm[];
}

/** The whole order as it is filled in. */
export interface PlaceForm {
  channel_id: string;
  sender_id: string;
  receiver_id: string;
  /** Decimal pounds of one of the insurance steps. */
  cover: string;
  /** One of the member's coupons, or empty. */
  member_coupon_id: string;
  packages: BoxForm[];
  /** `YYYY-MM-DD`, `DROP_OFF`, or empty while nothing is chosen. */
  pick_up_date: string;
  remark: string;
  agree: boolean;
}

/** The customer brings the boxes: no date goes to the server. */
export const DROP_OFF = 'drop-off';

/** Highest price of one item, as the server sets it. */
const MAX_PRICE = '99999.99';

export const boxChecks = {
  packaging_box_id: [required],
  weight: [decimal({ min: '0.01', max: '70', scale: 3 })],
  side: [decimal({ min: '1', max: '300', scale: 1 })],
} satisfies Record<string, readonly Check[]>;

export const itemChecks: Record<keyof ItemForm, readonly Check[]> = {
  category_id: [required],
  name_zh: [required, atMost(60)],
  name_en: [
    required,
    atMost(60),
    (text) => (/^[\p{Script=Latin}\d\p{P}\p{Zs}]+$/u.test(text) ? null : { key: 'rule.latin' }),
  ],
  quantity: [whole(1, 999)],
  unit_price: [decimal({ min: '0.01', max: MAX_PRICE, scale: 2 })],
};

/** A box of a type with its sizes filled in; an own box leaves them to the customer. */
export function boxOfType(box: BoxView | undefined): BoxForm {
  const sides = box && box.is_own !== '1' ? box : { length: '', width: '', height: '' };
  return {
    packaging_box_id: box ? String(box.id) : '',
    weight: '',
    length: plain(sides.length),
    width: plain(sides.width),
    height: plain(sides.height),
    items: [],
  };
}

/** `60.0` as a person would type it: `60`. */
export function plain(value: string): string {
  return value.includes('.') ? value.replace(/\.?0+$/, '') : value;
}

/** The boxes of an earlier order, to be sent again. */
export function boxesAgain(packages: readonly OrderPackage[]): BoxForm[] {
  return packages.map((box) => ({
    packaging_box_id: String(box.packaging_box_id),
    weight: plain(box.weight),
    length: plain(box.length),
    width: plain(box.width),
    height: plain(box.height),
    items: box.items.map((item) => ({
      category_id: String(item.category_id),
      name_zh: item.name_zh,
      name_en: item.name_en,
      quantity: String(item.quantity),
      unit_price: item.unit_price,
    })),
  }));
}

const right = (text: string, checks: readonly Check[]): boolean => firstProblem(text, checks) === null;

/** True when every field of an item is right. */
export function itemIsRight(item: ItemForm): boolean {
  return (Object.keys(itemChecks) as (keyof ItemForm)[]).every((key) => right(item[key], itemChecks[key]));
}

/** What a price still needs, in the order of the form; `no` is the box, from 1. */
export interface Missing {
  readonly what: 'sender' | 'receiver' | 'boxType' | 'weight' | 'size' | 'items';
  readonly no?: number;
}

/** Everything that is missing for a price. */
export function missingForQuote(form: PlaceForm): Missing[] {
  const missing: Missing[] = [];
  if (!form.sender_id) missing.push({ what: 'sender' });
  if (!form.receiver_id) missing.push({ what: 'receiver' });
  form.packages.forEach((box, index) => {
    const no = index + 1;
    if (!box.packaging_box_id) missing.push({ what: 'boxType', no });
    if (!right(box.weight, boxChecks.weight)) missing.push({ what: 'weight', no });
    if (![box.length, box.width, box.height].every((side) => right(side, boxChecks.side))) {
      missing.push({ what: 'size', no });
    }
    if (box.items.length === 0 || !box.items.every(itemIsRight)) missing.push({ what: 'items', no });
  });
  return missing;
}

/** What the server prices: kilograms, centimetres and pounds as decimal strings. */
export interface QuoteRequest {
  sender_id: number;
  receiver_id: number;
  cover?: string;
  member_coupon_id?: number;
  packages: {
    packaging_box_id: number;
    weight: string;
    length: string;
    width: string;
    height: string;
    items: { category_id: number; name_zh: string; name_en: string; quantity: number; unit_price: string }[];
  }[];
}

/** The request of a form that has all a price needs, else null. */
export function quoteRequest(form: PlaceForm): QuoteRequest | null {
  if (missingForQuote(form).length > 0) return null;
  return {
    sender_id: Number(form.sender_id),
    receiver_id: Number(form.receiver_id),
    ...(form.cover && { cover: form.cover }),
    ...(form.member_coupon_id && { member_coupon_id: Number(form.member_coupon_id) }),
    packages: form.packages.map((box) => ({
      packaging_box_id: Number(box.packaging_box_id),
      weight: box.weight.trim(),
      length: box.length.trim(),
      width: box.width.trim(),
      height: box.height.trim(),
      items: box.items.map((item) => ({
        category_id: Number(item.category_id),
        name_zh: item.name_zh.trim(),
        name_en: item.name_en.trim(),
        quantity: Number(item.quantity),
        unit_price: item.unit_price.trim(),
      })),
    })),
  };
}

/** What is sent to place the order; null while something is missing. */
export function placeRequest(form: PlaceForm) {
  const quote = quoteRequest(form);
  if (!quote || !form.channel_id) return null;
  const remark = form.remark.trim();
  return {
    ...quote,
    channel_id: Number(form.channel_id),
    agree: form.agree,
    ...(form.pick_up_date && form.pick_up_date !== DROP_OFF && { pick_up_date: form.pick_up_date }),
    ...(remark && { remark }),
  };
}

/** What an item is worth in all, decimal pounds; null while it is not filled in. */
export function itemValue(item: ItemForm): string | null {
  if (!right(item.quantity, itemChecks.quantity) || !right(item.unit_price, itemChecks.unit_price))
    return null;
  return timesCount(item.unit_price.trim(), Number(item.quantity));
}

/** Declared value of boxes, decimal pounds. */
export function declaredValue(boxes: readonly BoxForm[]): string {
  return sumDecimals(boxes.flatMap((box) => box.items.map(itemValue)).filter((value) => value !== null));
}

/** Which of the five sections are done. */
export function doneSections(form: PlaceForm, bothConfirmed: boolean) {
  const missing = missingForQuote(form);
  return {
    route: form.channel_id !== '',
    boxes: missing.every(({ no }) => no === undefined),
    addresses: form.sender_id !== '' && form.receiver_id !== '' && bothConfirmed,
    pickup: form.pick_up_date !== '',
    terms: form.agree,
  };
}

/** A channel's refusal that is about things and not about boxes: it names the first of them in quotation marks. */
const ABOUT_AN_ITEM = [
  'quote.prohibited_item',
  'quote.refused_attribute',
  'quote.item_quantity',
  'quote.item_value',
];

/** Whether the refusal is about this item. */
export function refusesItem(
  refusal: { readonly reason: string; readonly text: string } | undefined,
  item: Pick<ItemForm, 'name_zh' | 'name_en'>,
): boolean {
  if (!refusal || !ABOUT_AN_ITEM.includes(refusal.reason)) return false;
  return [`“${item.name_zh.trim()}”`, `"${item.name_en.trim()}"`].some((name) => refusal.text.includes(name));
}

/** The box (from 0) that a refusal names, `箱 2 重 …` or `Box 2 weighs …`; null when it is not about one box. */
export function refusedBox(text: string | undefined): number | null {
  const match = text === undefined ? null : /(?:箱|\bbox)\s*(\d+)/i.exec(text);
  return match ? Number(match[1]) - 1 : null;
}
