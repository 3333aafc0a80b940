import { useQuery } from '@tanstack/react-query';
import { orderDetail } from '../../providers/admin-api';

/** Everything of one order: packages, price lines, addresses, waybills, history. */
export const useOrderDetail = (orderNo: string) =>
  useQuery({ queryKey: ['luggage-order', 'detail', orderNo], queryFn: () => orderDetail(orderNo) });
