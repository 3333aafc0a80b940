import { answers, call, defineContract } from '../define';
import { MONEY_KINDS, SCORE_KINDS } from '../money-kinds';
import type { MoneyKind, ScoreKind } from '../money-kinds';
import { OneRow } from '../order/one-row';
import { PageRequest } from '../paging';
import { OneOf, Text } from '../validation';

const MONTH = { max: 7, pattern: /^20\d\d-(0[1-9]|1[0-2])$/ };
const CURRENCY = { max: 3, pattern: /^[A-Z]{3}$/, optional: true };

/** Nothing said = of all kinds, of all time, in the default currency. */
export class MoneyRecordsAsked extends PageRequest {
  @OneOf(Object.keys(MONEY_KINDS), { optional: true }) kind?: MoneyKind;
  /** YYYY-MM, London's. */
  @Text({ ...MONTH, optional: true }) month?: string;
  @Text(CURRENCY) currency?: string;
}

export class ScoreRecordsAsked extends PageRequest {
  @OneOf(Object.keys(SCORE_KINDS), { optional: true }) kind?: ScoreKind;
  /** YYYY-MM, London's. */
  @Text({ ...MONTH, optional: true }) month?: string;
}

export class StatementMonth {
  /** YYYY-MM, London's; not one that has yet to begin. */
  @Text(MONTH) month!: string;
}

export class WalletStatement extends OneRow {
  /** As of StatementMonth. */
  @Text(MONTH) month!: string;
}

/** A movement; amounts are decimal strings in `currency`. */
export interface MoneyMovement {
  readonly id: number;
  readonly kind: MoneyKind;
  /** Of the bill that was paid or refunded; '' where there is none. */
  readonly bill_no: string;
  readonly currency: string;
  readonly money: string;
  readonly before: string;
  readonly after: string;
  readonly memo: string;
  /** Epoch seconds. */
  readonly create_time: number;
}

export interface ScoreMovement {
  readonly id: number;
  readonly kind: ScoreKind;
  readonly score: number;
  readonly before: number;
  readonly after: number;
  readonly memo: string;
  /** Epoch seconds. */
  readonly create_time: number;
}

export interface WalletStanding {
  readonly currency: string;
  readonly balance: string;
  readonly is_frozen: boolean;
}

export interface MoneyRecordList {
  readonly list: readonly MoneyMovement[];
  readonly total: number;
  readonly currency: string;
  /** As it is now, whatever was asked for. */
  readonly balance: string;
  /** What came in and what went out of all that was asked for, both positive. */
  readonly income: string;
  readonly expense: string;
  /** Every balance of the member, the default currency's first; never empty. */
  readonly wallets: readonly WalletStanding[];
}

/** The members' view of their money, newest first, and on paper. Errors: auth.login_required, auth.no_permission. */
export const statement = defineContract('payment.statement', {
  /** The caller's. */
  moneyRecords: call(MoneyRecordsAsked, answers<MoneyRecordList>()),
  /** The caller's. */
  scoreRecords: call(ScoreRecordsAsked, answers<{ list: readonly ScoreMovement[]; total: number }>()),
  /** PDF of the caller's month, every currency, in the caller's language. Errors: request.invalid, service.unavailable. */
  monthly: call(StatementMonth, answers<Uint8Array>(), { deadlineMs: 15_000 }),
  /** Staff only: the same of one wallet. Errors: crud.not_found, request.invalid, service.unavailable. */
  ofWallet: call(WalletStatement, answers<Uint8Array>(), { deadlineMs: 15_000 }),
});
