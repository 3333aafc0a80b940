import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../api/client';
import type { Page, BatchResult, ReducedPrice, SheetOrderRow } from '../../api/types';
import { useErrorText } from '../../ui/States';
import { MOST_CHOSEN, portions } from './sheet-choice';
import type { SheetFilter } from './sheet-rules';
import { listParams } from './sheet-rules';

/** The server's own cap of a page. */
const PAGE = 100;

/** All packages of a filter whose freight is to be paid, as many as may be chosen. */
export function useFindPayable() {
  return useMutation({
    mutationFn: async (filter: SheetFilter) => {
      const found: SheetOrderRow[] = [];
      for (let page = 1; found.length < MOST_CHOSEN; page += 1) {
        const { list, total } = await api.get<Page<SheetOrderRow>>('sheetOrder/index', {
          ...listParams({ ...filter, status: '0', pay: '1' }),
          page,
          limit: PAGE,
        });
        found.push(...list);
        if (list.length === 0 || found.length >= total) break;
      }
      return found;
    },
  });
}

/** What became of packages that were paid together: how many are done, and why others are not. */
export interface PayOutcome {
  readonly done: number;
  readonly refused: readonly {
    readonly order: SheetOrderRow;
    readonly text: string;
    /** The server's own word for it, where it answered. */
    readonly code?: string;
  }[];
}

interface Payment {
  readonly orders: readonly SheetOrderRow[];
  /** Empty = none. */
  readonly couponId: string;
}

/** What an unpaid package costs with a coupon; not asked while there is none of either. */
export function useReducedPrice(order: SheetOrderRow | undefined, couponId: string) {
  return useQuery({
    queryKey: ['sheetOrders', 'withCoupon', order?.id, couponId],
    queryFn: ({ signal }) =>
      api.get<ReducedPrice>(
        'sheetOrder/priceWithCoupon',
        { id: order?.id ?? 0, member_coupon_id: couponId },
        signal,
      ),
    enabled: order !== undefined && couponId !== '',
    retry: false,
    gcTime: 0,
  });
}

/**
 * Pays and books packages, one with a coupon or many without, a few in a call, and tells how far it is. Each is charged once, however often it is sent. A call without an answer ends
 * it: what was not answered is refused with the reason and can be sent again.
 */
export function usePayTogether() {
  const queryClient = useQueryClient();
  const errorText = useErrorText();
  const [answered, setAnswered] = useState(0);
  const pay = useMutation({
    mutationFn: async ({ orders, couponId }: Payment): Promise<PayOutcome> => {
      const refused: PayOutcome['refused'][number][] = [];
      let done = 0;
      setAnswered(0);
      for (const portion of portions(orders)) {
        try {
          const ids = portion.map(({ id }) => id);
          const answer = await api.post<BatchResult>('sheetOrder/submit', {
            ids,
            ...(couponId && { member_coupon_id: couponId }),
          });
          done += answer.done.length;
          for (const order of portion) {
            const why = answer.failed.find(({ id }) => id === order.id);
            if (why) refused.push({ order, text: why.text, code: why.code });
          }
        } catch (error) {
          const text = errorText(error);
          return {
            done,
            refused: [...refused, ...orders.slice(done + refused.length).map((order) => ({ order, text }))],
          };
        }
        setAnswered(done + refused.length);
      }
      return { done, refused };
    },
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: ['sheetOrders'] }),
        queryClient.invalidateQueries({ queryKey: ['member'] }),
        queryClient.invalidateQueries({ queryKey: ['coupons'] }),
      ]),
  });
  return { pay, answered };
}
