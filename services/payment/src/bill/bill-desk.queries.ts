import type { NamedQuery } from '@parcelway/platform';

/** $1 bill id → BillMovementRow, in the order in which the money moved. */
export const movementsOf: NamedQuery = {
  name: 'bill-movements',
  text: `SELECT e.amount, j.journal_no, j.memo, floor(extract(epoch FROM j.posted_at))::bigint AS at, p.id AS payment_id, p.payment_no, p.way
    FROM ledger_entry e JOIN journal j ON j.id = e.journal_id
    LEFT JOIN payment_record p ON j.ref_type = 'payment' AND p.payment_no = j.ref_no
    WHERE e.bill_id = $1 ORDER BY e.id`,
};

export interface BillMovementRow {
  /** Minor units; what came in is below 0, what went back above. */
  readonly amount: string;
  readonly journal_no: string;
  readonly memo: string;
  readonly at: string;
  readonly payment_id: string | null;
  readonly payment_no: string | null;
  readonly way: string | null;
}

/** $1 ids → those that may be asked for and were not within a day are marked; RemindedRow of each. */
export const remindBills: NamedQuery = {
  name: 'remind-bills',
  text: `UPDATE bill SET reminded_at = now(), version = version + 1, update_time = now()
    WHERE id IN (
      SELECT id FROM bill WHERE id = ANY ($1) AND pay_status = 1 AND NOT is_void
        AND (reminded_at IS NULL OR reminded_at <= now() - interval '24 hours') ORDER BY id FOR UPDATE)
    RETURNING id, bill_no, bill_type, ref_no, user_id, currency, amount - paid_amount AS owed, due_at`,
};

export interface RemindedRow {
  readonly id: string;
  readonly bill_no: string;
  readonly bill_type: string;
  readonly ref_no: string;
  readonly user_id: string;
  readonly currency: string;
  readonly owed: string;
  readonly due_at: Date | null;
}
