import { answers, call, defineContract } from '../define';
import type { Page } from '../paging';
import { PageRequest } from '../paging';
import { ClaimStatus } from '../statuses';
import type { InsuranceStatus } from '../statuses';
import { CalendarDate, Id, ListOf, MoneyText, OneOf, Text } from '../validation';
import { CLAIM_DESTINATIONS, CLAIM_KINDS, MAX_CLAIM_PHOTOS } from './claim-words';
import type { ClaimDestination, ClaimKind } from './claim-words';
import type { InsuredOrderKind } from './insurance-words';
import type { WordMove } from './insurance.contract';
import { NoFields } from './luggage-order.contract';
import { OneRow } from './one-row';

/** A picture or PDF that shows what happened. */
export interface ClaimPhoto {
  /** Of the uploaded file. */
  readonly id: number;
  readonly url: string;
  readonly name: string;
}

export class UploadedPhoto {
  @Id() file_id!: number | string;
}

/** What happened to an insured box, as its member or staff tell it. */
export class ClaimStory {
  @OneOf(CLAIM_KINDS) kind!: ClaimKind;
  /** A day in London. */
  @CalendarDate() happened_on!: string;
  @MoneyText({ min: '0.01' }) amount_claimed!: string;
  @Text({ max: 2_000 }) description!: string;
  /** Files that the caller has uploaded under the topic `claim`; added to those a claim has. */
  @ListOf(() => UploadedPhoto, { min: 0, max: MAX_CLAIM_PHOTOS, optional: true })
  photos?: readonly UploadedPhoto[];
}

export class AddClaim extends ClaimStory {
  @Text({ max: 30 }) waybill_no!: string;
}

export class ListClaims extends PageRequest {
  @OneOf(Object.values(ClaimStatus), { optional: true }) status?: ClaimStatus;
}

export class ClaimByNo {
  @Text({ max: 20 }) claim_no!: string;
}

export class AnswerClaim extends ClaimByNo {
  @Text({ max: 300 }) answer!: string;
  @ListOf(() => UploadedPhoto, { min: 0, max: MAX_CLAIM_PHOTOS, optional: true })
  photos?: readonly UploadedPhoto[];
}

/** Money is decimal text of `currency`, times are epoch seconds, dates London's. */
export interface ClaimRow {
  readonly claim_no: string;
  readonly order_kind: InsuredOrderKind;
  readonly order_no: string;
  readonly insurance_no: string;
  readonly waybill_no: string;
  readonly package_no: number;
  readonly kind: ClaimKind;
  readonly status: ClaimStatus;
  readonly happened_on: string;
  readonly currency: string;
  readonly amount_claimed: string;
  /** null until it is accepted */
  readonly amount_paid: string | null;
  readonly destination: ClaimDestination;
  readonly create_time: number;
  /** What its member may do now: `answer`, `withdraw`. */
  readonly actions: readonly string[];
}

export interface ClaimDetail extends ClaimRow {
  readonly description: string;
  readonly photos: readonly ClaimPhoto[];
  readonly decision_note: string;
  readonly cover: string;
  /** Questions and answers are the reasons of its moves. */
  readonly history: readonly Omit<WordMove<ClaimStatus>, 'by_id'>[];
}

export interface InsuredBox {
  readonly package_no: number;
  /** Empty until the waybill is issued. */
  readonly waybill_no: string;
  readonly cover: string;
  readonly paid: string;
  /** Whether it has reached us; nothing can be claimed before. */
  readonly is_collected: boolean;
  /** Last day to claim, once the box was delivered. */
  readonly damage_until: string | null;
  readonly loss_until: string | null;
  /** The claim that is not decided yet. */
  readonly claim_no: string | null;
  readonly can_claim: boolean;
}

export interface OrderInsurance {
  readonly order_kind: InsuredOrderKind;
  readonly insurance_no: string;
  readonly status: InsuranceStatus;
  readonly currency: string;
  readonly cover: string;
  readonly premium: string;
  readonly damage_days: number;
  readonly loss_days: number;
  readonly boxes: readonly InsuredBox[];
}

/** Claims of the calling member. Errors: claim.*, order.not_found, request.invalid. */
export const insuranceClaim = defineContract('order.insurance-claim', {
  list: call(ListClaims, answers<Page<ClaimRow>>()),
  /** Takes an idempotency key. */
  add: call(AddClaim, answers<{ claim_no: string }>()),
  detail: call(ClaimByNo, answers<ClaimDetail>()),
  /** Asked → open. */
  answer: call(AnswerClaim, answers<{ status: ClaimStatus }>()),
  withdraw: call(ClaimByNo, answers<{ status: ClaimStatus }>()),
});

export class AskClaim extends OneRow {
  @Text({ max: 300 }) question!: string;
}

/** What replaces the same of a claim that is not decided yet. */
export class AmendClaim extends ClaimStory {
  @Id() id!: number | string;
}

export class AcceptClaim extends OneRow {
  @MoneyText({ min: '0.01' }) amount!: string;
  /** Absent = the balance. */
  @OneOf(CLAIM_DESTINATIONS, { optional: true }) destination?: ClaimDestination;
  /** Of the transfer; with the bank it is needed. */
  @Text({ max: 60, optional: true }) reference?: string;
}

export class RefuseClaim extends OneRow {
  @Text({ max: 300 }) note!: string;
}

export interface MovedClaim {
  readonly id: number;
  readonly status: ClaimStatus;
}

/** What staff do with claims. Errors: claim.*, auth.no_permission. */
export const insuranceClaimDesk = defineContract('order.insurance-claim-desk', {
  /** In the name of the box's member, who gets the photos to read. Takes an idempotency key. */
  claimFor: call(AddClaim, answers<{ id: number; claim_no: string }>()),
  amend: call(AmendClaim, answers<MovedClaim>()),
  ask: call(AskClaim, answers<MovedClaim>()),
  /** Pays to the balance, or notes what the bank pays, once: at most what was claimed, and what the box's cover has left. */
  accept: call(AcceptClaim, answers<MovedClaim>()),
  refuse: call(RefuseClaim, answers<MovedClaim>()),
  history: call(OneRow, answers<{ list: readonly WordMove<ClaimStatus>[] }>()),
  /** Undecided claims by state. */
  counts: call(NoFields, answers<{ open: number; asked: number }>()),
});
