import { identified, inTurn } from './load';
import type { Load, Member } from './load';

/** Tracking by waybill number as the owner, the numbers in turn. How many there are decides whether a cache can help. */
export function trackLoad(member: Member, waybillNos: readonly string[]): Load {
  const headers = { ...identified(member), 'content-type': 'application/json' };
  const next = inTurn(
    waybillNos.map((order_no) => ({
      method: 'POST' as const,
      path: '/api/index/queryExpressTrack',
      headers,
      body: JSON.stringify({ order_type: 'waybill', order_no }),
    })),
  );
  return next;
}
