import { answers, call, defineContract } from './define';
import { Anything, OneOf, Text, Whole } from './validation';

export class ListDeadLetters {
  @Whole({ min: 0, max: 1000, optional: true }) offset?: number;
  @Whole({ min: 0, max: 1000, optional: true }) limit?: number;
  @OneOf(['asc', 'desc'], { optional: true }) direction?: 'asc' | 'desc';
  /** Part of the event's name, its id or the error. */
  @Text({ max: 80, optional: true }) quick?: string;
  @Anything() event_names?: readonly string[];
  @Anything() event_ids?: readonly string[];
}

export class DeadLetterIds {
  @Anything() event_ids!: readonly string[];
}

export interface DeadLetter {
  readonly event_id: string;
  readonly event_name: string;
  /** Durable consumer of the service. */
  readonly consumer: string;
  /** What the event says; whatever could be a secret is `******`. */
  readonly payload: unknown;
  readonly error: string;
  readonly attempts: number;
  /** ISO instant, whole milliseconds. */
  readonly failed_at: string;
}

export interface HandledDeadLetters {
  readonly done: readonly string[];
  readonly failed: readonly { readonly id: string; readonly error: string }[];
}

/** Events that one service could not apply; for staff. */
export const deadLettersOf = <Service extends string>(service: Service) =>
  defineContract(`${service}.dead-letter`, {
    /** The latest failure first, equal times by event id. */
    list: call(ListDeadLetters, answers<{ rows: readonly DeadLetter[]; total: number }>()),
    /** Applies events again, each on its own and exactly once; one that succeeds leaves the list. */
    replay: call(DeadLetterIds, answers<HandledDeadLetters>(), { deadlineMs: 15_000 }),
    /** Gives events up. */
    del: call(DeadLetterIds, answers<{ deleted: number }>()),
  });

export type DeadLetterContract = ReturnType<typeof deadLettersOf<string>>;
