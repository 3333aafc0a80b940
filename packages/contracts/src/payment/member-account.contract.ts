import { answers, call, defineContract } from '../define';
import { PageRequest } from '../paging';
import { Myself } from '../user/member.contract';
import { Id, Text, Whole } from '../validation';

export class DaysBack {
  /** Today included. */
  @Whole({ min: 1, max: 31 }) days!: number;
}

/** Sums of the changes per day, oldest day first; every list has one entry a day. Days are London's. */
export interface MemberSeries {
  /** `YYYY-MM-DD` */
  readonly days: readonly string[];
  readonly score: readonly number[];
  /** Decimal strings in the default currency. */
  readonly money: readonly string[];
}

interface AccountRecord {
  readonly id: number;
  readonly user_id: number;
  readonly memo: string;
  /** Epoch seconds. */
  readonly create_time: number;
}

/** Amounts are decimal strings in the default currency. */
export interface MoneyRecord extends AccountRecord {
  readonly money: string;
  readonly before: string;
  readonly after: string;
}

export interface ScoreRecord extends AccountRecord {
  readonly score: number;
  readonly before: number;
  readonly after: number;
}

export interface RecordPage<Row> {
  readonly list: readonly Row[];
  readonly total: number;
}

export interface UnpaidBill {
  readonly bill_no: string;
  /** Number of what is billed. */
  readonly ref_no: string;
  readonly currency: string;
  /** What is still to pay, a decimal string. */
  readonly amount: string;
  /** Epoch seconds; null = no limit. */
  readonly due_at: number | null;
}

export class AccountOf {
  @Id() user_id!: number | string;
}

export class AdjustScore extends AccountOf {
  /** Signed; negative takes points away. */
  @Whole({ min: -10_000_000, max: 10_000_000 }) score!: number | string;
  @Text({ max: 200 }) memo!: string;
}

/** What a member owns and owes. */
export const memberAccount = defineContract('payment.member-account', {
  /** The caller's changes of balance and score by day. */
  memberSeries: call(DaysBack, answers<MemberSeries>()),
  /** The caller's records in the default currency, newest first. */
  moneyRecords: call(PageRequest, answers<RecordPage<MoneyRecord>>()),
  /** The caller's records, newest first. */
  scoreRecords: call(PageRequest, answers<RecordPage<ScoreRecord>>()),
  /** The caller's bills that wait for money, the most urgent 20. */
  unpaidBills: call(Myself, answers<readonly UnpaidBill[]>()),
  /** Staff only: balance in the default currency and score of a member as they are now. */
  standing: call(AccountOf, answers<{ money: string; score: number }>()),
  /** Staff only: a signed change of a member's score; takes an idempotency key. Errors: member.not_found, score.below_zero. */
  adjustScore: call(AdjustScore, answers<{ id: number; before: number; after: number }>()),
});
