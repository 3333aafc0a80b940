/** What a price row says about whom it is for and when. Public rows have neither member nor group; services are priced for nobody in particular; a range is [from, to). */
export interface PriceScope {
  readonly userId?: number | null;
  readonly userGroupId: number | null;
  readonly validFrom: Date;
  /** null = for ever. */
  readonly validTo: Date | null;
}

/** Who asks, and for which instant; null where the caller is no member or has no level. */
export interface PriceTarget {
  readonly userId: number | null;
  readonly groupId: number | null;
  readonly at: Date;
}

/**
 * The price row that counts, out of one channel's enabled rows: the member's own, else the member's level's, else the
 * public one; only rows live at the instant (D1, docs/domain). Null when there is none.
 */
export function resolvePrice<Row extends PriceScope>(rows: readonly Row[], target: PriceTarget): Row | null {
  const live = rows.filter((row) => isLive(row, target.at));
  const own = live.find((row) => row.userId != null && row.userId === target.userId);
  const level = live.find(
    (row) => row.userId == null && row.userGroupId !== null && row.userGroupId === target.groupId,
  );
  const open = live.find((row) => row.userId == null && row.userGroupId === null);
  return own ?? level ?? open ?? null;
}

function isLive(row: PriceScope, at: Date): boolean {
  return row.validFrom <= at && (row.validTo === null || at < row.validTo);
}
