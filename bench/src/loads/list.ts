import { identified } from './load';
import type { Load, Member } from './load';

/** The first page of one member's many orders, newest first. */
export function listLoad(member: Member): Load {
  const call = {
    method: 'GET',
    path: '/api/waybill/index?page=1&limit=25',
    headers: identified(member),
  } as const;
  return () => call;
}
