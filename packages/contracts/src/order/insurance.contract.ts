import { answers, call, defineContract } from '../define';
import type { InsuranceStatus } from '../statuses';
import { Text } from '../validation';
import { OneRow } from './one-row';

export class VoidInsurance extends OneRow {
  @Text({ max: 300 }) reason!: string;
}

/** A change of a state that is a word. `time` in epoch seconds. */
export interface WordMove<Status extends string> {
  readonly from: Status | null;
  readonly to: Status;
  readonly reason: string;
  readonly by_type: string;
  readonly by_id: number | null;
  readonly time: number;
}

/** What staff do with the insurance of orders. Errors: insurance.*, auth.no_permission. */
export const insuranceDesk = defineContract('order.insurance-desk', {
  /** Active → void while nothing has been collected; the premium goes back to the balance. */
  voidInsurance: call(VoidInsurance, answers<{ id: number; status: InsuranceStatus }>()),
  history: call(OneRow, answers<{ list: readonly WordMove<InsuranceStatus>[] }>()),
  /** The certificate, PDF of A4. */
  print: call(OneRow, answers<Uint8Array>(), { deadlineMs: 20_000 }),
});
