import type { StoredBody } from '../sheet-order/sheet-order.entity';

/** A parcel's fields as a logistics request lists them: the flat item fields are those of its first line. */
export function parcelFields(parcel: StoredBody): Record<string, unknown> {
  const [first] = parcel.items;
  return {
    sourceHandoverCode: parcel.sourceHandoverCode ?? '',
    receiverName: parcel.receiverName,
    receiverState: parcel.receiverState ?? '',
    receiverCity: parcel.receiverCity,
    receiverDetailAddress: parcel.receiverDetailAddress,
    receiverCountryCode: parcel.receiverCountryCode,
    receiverZipCode: parcel.receiverZipCode,
    receiverTelephone: parcel.receiverTelephone,
    packageWeight: parcel.packageWeight,
    itemEnglishName: first?.itemEnglishName ?? '',
    itemUnitPrice: first?.itemUnitPrice ?? null,
    itemQuantity: first?.itemQuantity ?? null,
    itemUnitPriceCurrency: first?.itemUnitPriceCurrency ?? '',
    itemWeight: first?.itemWeight ?? null,
    items: parcel.items,
  };
}
