import { answers, call, defineContract, defineEvent } from '../define';
import { ReasonedMove } from './luggage-order-desk.contract';

/** What staff do with bindings beside listing and adding. */
export const salesmanDesk = defineContract('order.salesman-desk', {
  /** Ends an open binding; an ended one stays as it is. Errors: crud.not_found. */
  end: call(ReasonedMove, answers<{ id: number; ended_at: number }>()),
});

/** A member registered with a salesman's invite code; whether there is such a salesman is not known there. */
export interface MemberInvited {
  readonly user_id: number;
  readonly code: string;
}

export const memberInvited = defineEvent<MemberInvited>('user.member-invited', 1);
