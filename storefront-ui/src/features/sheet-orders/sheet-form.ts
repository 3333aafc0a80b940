import type { SheetOrderBody } from '../../api/types';
import { DeviceDraft } from '../drafts/device-draft';
import { latin, postcodeRule, telephone } from '../address-book/address-form';
import { atMost, decimal, ifGiven, picked, required, whole, type Check } from '../../ui/rules';

/** One line of goods as it is typed. */
export interface SheetItemForm {
  itemEnglishName: string;
  itemChineseName: string;
  itemQuantity: string;
  itemUnitPrice: string;
  itemUnitPriceCurrency: string;
  itemWeight: string;
  hsCode: string;
}

/** A package as it is typed, with the names of the wire, so that the server's errors find their field. */
export interface SheetForm {
  out_order_id: string;
  platform_order_number: string;
  sender_address_id: string;
  receiverName: string;
  receiverTelephone: string;
  receiverCountryCode: string;
  receiverZipCode: string;
  receiverState: string;
  receiverCity: string;
  receiverDetailAddress: string;
  /** Grams. */
  packageWeight: string;
  items: SheetItemForm[];
  channel_id: string;
}

/** What prices of a package are asked with. */
export type ParcelToPrice = Pick<SheetOrderBody, 'receiverCountryCode' | 'receiverZipCode' | 'packageWeight'>;

export const MOST_ITEMS = 50;
export const CURRENCIES = ['GBP', 'CNY', 'EUR', 'USD'] as const;
const MOST_GRAMS = 100_000;
const MOST_PIECES = 100_000;

export const newItem = (currency = 'GBP'): SheetItemForm => ({
  itemEnglishName: '',
  itemChineseName: '',
  itemQuantity: '1',
  itemUnitPrice: '',
  itemUnitPriceCurrency: currency,
  itemWeight: '',
  hsCode: '',
});

export const newSheet = (): SheetForm => ({
  out_order_id: '',
  platform_order_number: '',
  sender_address_id: '',
  receiverName: '',
  receiverTelephone: '',
  receiverCountryCode: 'GB',
  receiverZipCode: '',
  receiverState: '',
  receiverCity: '',
  receiverDetailAddress: '',
  packageWeight: '',
  items: [newItem()],
  channel_id: '',
});

/** A new package on this device. */
export const sheetDraft = new DeviceDraft<SheetForm>('sheet', (kept) =>
  isSheet(kept) && kept.items.length > 0 ? { ...newSheet(), ...kept } : null,
);

function isSheet(kept: unknown): kept is SheetForm {
  return typeof kept === 'object' && kept !== null && 'items' in kept && Array.isArray(kept.items);
}

/** The form of a kept package; `channelId` is what its channel became, however it was named. */
export function formOf(body: SheetOrderBody, channelId: number): SheetForm {
  const text = (value: string | number | undefined): string => String(value ?? '');
  return {
    out_order_id: text(body.out_order_id),
    platform_order_number: text(body.platform_order_number),
    sender_address_id: text(body.sender_address_id),
    receiverName: body.receiverName,
    receiverTelephone: body.receiverTelephone,
    receiverCountryCode: body.receiverCountryCode,
    receiverZipCode: body.receiverZipCode,
    receiverState: text(body.receiverState),
    receiverCity: body.receiverCity,
    receiverDetailAddress: body.receiverDetailAddress,
    packageWeight: text(body.packageWeight),
    items: body.items.map((item) => ({
      itemEnglishName: item.itemEnglishName,
      itemChineseName: text(item.itemChineseName),
      itemQuantity: text(item.itemQuantity),
      itemUnitPrice: item.itemUnitPrice,
      itemUnitPriceCurrency: item.itemUnitPriceCurrency,
      itemWeight: text(item.itemWeight),
      hsCode: text(item.hsCode),
    })),
    channel_id: text(channelId),
  };
}

/** The body of a form: figures as numbers, spaces around texts gone, what is empty left out. `kept`: parts of the order that the form does not show. */
export function bodyOf(
  form: SheetForm,
  kept: Pick<SheetOrderBody, 'service_type' | 'sourceHandoverCode'> = {},
): Omit<SheetOrderBody, 'submit'> {
  const { items, packageWeight, ...texts } = form;
  return {
    ...(kept.service_type && { service_type: kept.service_type }),
    ...(kept.sourceHandoverCode && { sourceHandoverCode: kept.sourceHandoverCode }),
    ...(given(texts) as typeof texts),
    packageWeight: Number(packageWeight),
    items: items.map(({ itemQuantity, itemWeight, ...item }) => ({
      ...(given(item) as typeof item),
      itemQuantity: Number(itemQuantity),
      ...(itemWeight.trim() && { itemWeight: Number(itemWeight) }),
    })),
  };
}

function given(texts: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(texts)
      .map(([name, text]) => [name, text.trim()] as const)
      .filter(([, text]) => text !== ''),
  );
}

/** What the prices are asked with, once it can be priced. */
export function parcelOf(
  form: Pick<SheetForm, 'receiverCountryCode' | 'receiverZipCode' | 'packageWeight'>,
): ParcelToPrice | null {
  const { receiverCountryCode, receiverZipCode, packageWeight } = form;
  const isPriceable =
    receiverZipCode.trim() !== '' &&
    postcodeRule(receiverCountryCode)(receiverZipCode) === null &&
    whole(1, MOST_GRAMS)(packageWeight) === null;
  return isPriceable
    ? { receiverCountryCode, receiverZipCode: receiverZipCode.trim(), packageWeight: Number(packageWeight) }
    : null;
}

/** The checks of the package's own fields; `country` decides how a postcode looks. */
export function sheetChecks(country: string): Record<Exclude<keyof SheetForm, 'items'>, readonly Check[]> {
  return {
    out_order_id: [atMost(64)],
    platform_order_number: [atMost(64)],
    sender_address_id: [],
    receiverName: [required, atMost(60)],
    receiverTelephone: [required, telephone],
    receiverCountryCode: [picked],
    receiverZipCode: [required, postcodeRule(country)],
    receiverState: [atMost(60)],
    receiverCity: [required, atMost(60)],
    receiverDetailAddress: [required, atMost(200)],
    packageWeight: [required, whole(1, MOST_GRAMS)],
    channel_id: [picked],
  };
}

const hsCode: Check = (text) => (/^\d{6,12}$/.test(text.trim()) ? null : { key: 'sheet.form.hsCodeRule' });

export const itemChecks: Record<keyof SheetItemForm, readonly Check[]> = {
  itemEnglishName: [required, latin, atMost(60)],
  itemChineseName: [atMost(60)],
  itemQuantity: [required, whole(1, MOST_PIECES)],
  itemUnitPrice: [required, decimal({ min: '0', max: '9999999.99', scale: 2 })],
  itemUnitPriceCurrency: [picked],
  itemWeight: [ifGiven(whole(0, 1_000_000))],
  hsCode: [ifGiven(hsCode)],
};
