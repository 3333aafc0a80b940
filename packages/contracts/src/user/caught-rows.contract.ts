import { answers, call, defineContract } from '../define';
import { Anything } from '../validation';

export class CaughtIds {
  @Anything() ids!: readonly number[];
}

/**
 * Puts back what the recycle bin and the sensitive log hold, all of the rows asked for or none; a log row leaves when its row is back.
 * For admins. Errors: crud.not_found when some of them are gone, and whatever the owner of a row refuses it with.
 */
export const caughtRows = defineContract('user.caught-rows', {
  /** Deleted rows back into their tables. Errors: security.nothing_restored. */
  restore: call(CaughtIds, answers<{ restored: number }>(), { deadlineMs: 15_000 }),
  /** Values before back into their rows, the newest change first. Errors: security.nothing_rolled_back. */
  rollback: call(CaughtIds, answers<{ changed: number }>(), { deadlineMs: 15_000 }),
});
