import { answers, call, defineContract, defineEvent } from '../define';
import { Text } from '../validation';
import { NoFields } from './luggage-order.contract';
import { ReasonedMove } from './luggage-order-desk.contract';
import { OneRow } from './one-row';

export class SalesmanMonth extends OneRow {
  /** YYYY-MM, London. */
  @Text({ max: 7 }) month!: string;
}

/** What staff do with salesmen and their bindings. */
export const salesmanDesk = defineContract('order.salesman-desk', {
  /** What a position can be, from the settings; for forms. */
  positions: call(NoFields, answers<{ readonly positions: readonly string[] }>()),
  /** Ends an open binding; an ended one stays as it is. Errors: crud.not_found. */
  end: call(ReasonedMove, answers<{ id: number; ended_at: number }>()),
  /** PDF of all commissions of a month; without the right to see everybody's only of one's own. Errors: crud.not_found, service.unavailable. */
  statement: call(SalesmanMonth, answers<Uint8Array>(), { deadlineMs: 15_000 }),
});

/** A member registered with a salesman's invite code; whether there is such a salesman is not known there. */
export interface MemberInvited {
  readonly user_id: number;
  readonly code: string;
}

export const memberInvited = defineEvent<MemberInvited>('user.member-invited', 1);
