import { useQuery } from '@tanstack/react-query';
import { OrderStatus } from '@parcelway/contracts/statuses';
import { orderCounts } from '../providers/admin-api';
import { useMay } from './access';

const FRESH_MS = 30_000;

/** Number of luggage orders by status, shared by the menu, the board and the dashboard. */
export function useOrderCounts() {
  const may = useMay();
  return useQuery({
    queryKey: ['luggage-order', 'counts'],
    queryFn: orderCounts,
    enabled: may('luggage-order', 'list'),
    staleTime: FRESH_MS,
    refetchInterval: FRESH_MS * 2,
  });
}

/** By resource, how many rows wait for staff. */
export function useWaitingCounts(): Readonly<Record<string, number>> {
  const { data } = useOrderCounts();
  const collections = data?.[String(OrderStatus.awaitingCollection)];
  return collections ? { 'luggage-order': Number(collections) } : {};
}
