/** A bill as its resource answers it; amounts are decimals of `currency`. */
export interface BillRow {
  readonly id: number;
  readonly bill_no: string;
  readonly bill_type: string;
  readonly currency: string;
  readonly amount: string;
  readonly paid_amount: string;
  readonly refunded_amount: string;
  readonly pay_status: number;
  readonly is_void: string;
  readonly lines?: readonly { readonly code: string; readonly amount: string; readonly text?: string }[];
}
