/** The list of packages, which have no page each. */
export const PACKAGES = '/user/account/sheetOrder';

/** Whether a number is a storage order's. */
export const isStored = (orderNo: string): boolean => orderNo.startsWith('ST-');

/** Where an order can be looked at, by its number. */
export function orderAddress(orderNo: string): string {
  const no = encodeURIComponent(orderNo);
  if (orderNo.startsWith('SH-')) return `${PACKAGES}?search=${no}`;
  return `/user/account/${isStored(orderNo) ? 'storeOrders' : 'order'}/${no}`;
}
