import { defineEvent } from '../define';

/** A recycle or sensitive-data rule as the owner of the rows keeps it: the service that deletes or edits must not have to ask. */
export interface CaptureRule {
  readonly rule_id: number;
  readonly kind: 'recycle' | 'sensitive';
  readonly resource: string;
  /** Columns that a sensitive rule watches; empty for a recycle rule. */
  readonly fields: readonly string[];
  /** False when it was switched off or deleted. */
  readonly is_on: boolean;
  /** Counts the rule's changes: an older one that arrives later changes nothing. */
  readonly version: number;
}
export const captureRuleChanged = defineEvent<CaptureRule>('user.capture-rule-changed', 1);

/** Who did it, as the logs of recycled rows and changed fields show it. */
interface Doer {
  readonly admin_id: number | null;
  readonly ip: string;
  readonly useragent: string;
  /** ISO instant. */
  readonly at: string;
}

/** A row was deleted under a recycle rule; written in the transaction that deleted it. */
export interface RowRecycled extends Doer {
  readonly rule_id: number;
  readonly service: string;
  readonly resource: string;
  readonly data_table: string;
  readonly primary_key: string;
  readonly id: number;
  /** The whole row in the text of PostgreSQL's to_jsonb, secret columns included only as they are stored (hashed or encrypted). */
  readonly row: string;
}
export const rowRecycled = defineEvent<RowRecycled>('crud.row-recycled', 1);

/** Watched columns of a row were edited; written in the transaction that edited it. */
export interface SensitiveChanged extends Doer {
  readonly rule_id: number;
  readonly service: string;
  readonly resource: string;
  readonly data_table: string;
  readonly primary_key: string;
  readonly id: number;
  readonly changes: readonly {
    readonly field: string;
    /** Title of the field, zh-cn. */
    readonly comment: string;
    /** to_jsonb text; `"******"` for secrets, whose stored value before is in `sealed`, encrypted. */
    readonly before: string | null;
    readonly after: string | null;
    readonly sealed: string | null;
  }[];
}
export const sensitiveChanged = defineEvent<SensitiveChanged>('crud.sensitive-changed', 1);
