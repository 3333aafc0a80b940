import { isStored } from '../orders/order-address';
import { useOrder } from '../orders/order-api';
import { useStoreOrder } from '../storage/storage-api';

/** An order of either kind with its insurance, by its number. */
export function useInsuredOrder(orderNo: string) {
  const stored = isStored(orderNo);
  const luggage = useOrder(stored ? '' : orderNo);
  const storage = useStoreOrder(stored ? orderNo : '');
  return stored ? storage : luggage;
}
