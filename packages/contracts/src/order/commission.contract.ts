import { answers, call, defineContract } from '../define';
import type { StatusMove } from './luggage-order-desk.contract';
import { ReasonedMove } from './luggage-order-desk.contract';
import { OneRow } from './one-row';

export interface SettledBatch {
  readonly id: number;
  readonly status: 'settled';
  /** Decimal in the batch's currency. */
  readonly amount: string;
  readonly count: number;
}

/** What staff do with commissions. A repeat that finds the row where it should go changes nothing. Errors: crud.not_found, commission.*. */
export const commissionDesk = defineContract('order.commission-desk', {
  /** States 0 and 1 to 3. Errors: commission.wrong_state. */
  cancel: call(ReasonedMove, answers<{ id: number; status: number }>()),
  history: call(OneRow, answers<{ list: readonly StatusMove[] }>()),
  /** Pays a batch: its rows to 2. Errors: commission.nothing_due when none is left. */
  settle: call(OneRow, answers<SettledBatch>()),
  /** PDF of a batch with its commissions. Errors: service.unavailable. */
  print: call(OneRow, answers<Uint8Array>(), { deadlineMs: 15_000 }),
});
