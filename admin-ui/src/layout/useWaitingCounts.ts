import { useQuery } from '@tanstack/react-query';
import { OrderStatus, SheetStatus, StoreStatus } from '@parcelway/contracts/statuses';
import {
  claimCounts,
  deadLetterCounts,
  orderCounts,
  paymentCounts,
  refundCounts,
  sheetCounts,
  storeCounts,
} from '../providers/admin-api';
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

/** Number of storage orders by status, shared by the menu and the board. */
export function useStoreCounts() {
  const may = useMay();
  return useQuery({
    queryKey: ['store-order', 'counts'],
    queryFn: storeCounts,
    enabled: may('store-order', 'list'),
    staleTime: FRESH_MS,
    refetchInterval: FRESH_MS * 2,
  });
}

/** Number of sheet orders by status, shared by the menu and the board. */
export function useSheetCounts() {
  const may = useMay();
  return useQuery({
    queryKey: ['sheet-order', 'counts'],
    queryFn: sheetCounts,
    enabled: may('sheet-order', 'list'),
    staleTime: FRESH_MS,
    refetchInterval: FRESH_MS * 2,
  });
}

/** Number of events that no service could apply. */
function useDeadLetterCount(): number {
  const may = useMay();
  const { data } = useQuery({
    queryKey: ['dead-letter', 'counts'],
    queryFn: deadLetterCounts,
    enabled: may('dead-letter', 'list'),
    staleTime: FRESH_MS,
    refetchInterval: FRESH_MS * 2,
  });
  return data?.total ?? 0;
}

/** Number of claims that staff are to decide. */
function useOpenClaims(): number {
  const may = useMay();
  const { data } = useQuery({
    queryKey: ['insurance-claim', 'counts'],
    queryFn: claimCounts,
    enabled: may('insurance-claim', 'list'),
    staleTime: FRESH_MS,
    refetchInterval: FRESH_MS * 2,
  });
  return data?.open ?? 0;
}

/** Payments and recharges whose money staff are to look for, parked events of providers, and differences in the books. */
function usePaymentCounts() {
  const may = useMay();
  return useQuery({
    queryKey: ['payment-record', 'counts'],
    queryFn: paymentCounts,
    enabled: may('payment-record', 'list'),
    staleTime: FRESH_MS,
    refetchInterval: FRESH_MS * 2,
  });
}

/** Number of refunds that staff are to approve, or to have tried again. */
function useOpenRefunds(): number {
  const may = useMay();
  const { data } = useQuery({
    queryKey: ['refund-request', 'counts'],
    queryFn: refundCounts,
    enabled: may('refund-request', 'list'),
    staleTime: FRESH_MS,
    refetchInterval: FRESH_MS * 2,
  });
  return data ? data.pending + data.failed : 0;
}

/** By resource, how many rows wait for staff. */
export function useWaitingCounts(): Readonly<Record<string, number>> {
  const { data } = useOrderCounts();
  const collections = Number(data?.[String(OrderStatus.awaitingCollection)] ?? 0);
  const { data: stored } = useStoreCounts();
  const waiting = (status: StoreStatus): number => Number(stored?.[String(status)] ?? 0);
  const storage = waiting(StoreStatus.awaitingPayment) + waiting(StoreStatus.retrievalRequested);
  const { data: sheets } = useSheetCounts();
  const packages = [SheetStatus.awaiting, SheetStatus.failed].reduce<number>(
    (sum, status) => sum + Number(sheets?.[String(status)] ?? 0),
    0,
  );
  const { data: payments } = usePaymentCounts();
  return {
    'luggage-order': collections,
    'store-order': storage,
    'sheet-order': packages,
    'insurance-claim': useOpenClaims(),
    'payment-record': payments?.payments ?? 0,
    recharge: payments?.recharges ?? 0,
    'provider-event': payments?.events ?? 0,
    'reconciliation-run': payments?.differences ?? 0,
    'refund-request': useOpenRefunds(),
    'dead-letter': useDeadLetterCount(),
  };
}
