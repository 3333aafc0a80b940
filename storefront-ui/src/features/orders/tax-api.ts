import { useQuery } from '@tanstack/react-query';
import { api } from '../../api/client';
import type { TaxBill } from '../../api/types';

/** The duty on an order's boxes, the newest bill first. */
export function useTaxBills(orderNo: string) {
  return useQuery({
    queryKey: ['order', orderNo, 'duty'],
    queryFn: ({ signal }) => api.get<{ list: TaxBill[] }>('Pay/taxBills', { order_no: orderNo }, signal),
    enabled: orderNo !== '',
  });
}

/** A paper of customs, by its address. */
export function useCustomsPaper(url: string) {
  return useQuery({
    queryKey: ['order', 'customs-paper', url],
    queryFn: () => api.stored(url),
    staleTime: Infinity,
    enabled: url !== '',
  });
}
