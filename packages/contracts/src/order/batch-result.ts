import type { ErrorCode } from '../errors';

/** What became of an act on several rows: each is done or refused on its own. */
export interface BatchResult {
  readonly done: readonly number[];
  readonly failed: readonly {
    readonly id: number;
    readonly code: ErrorCode;
    readonly params: Readonly<Record<string, string | number>>;
  }[];
}
