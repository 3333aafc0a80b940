import { postcodePattern } from '@parcelway/checks';

/** Where a channel delivers within its country: lists of postcode patterns (see `postcodePattern`). */
export interface Cover {
  /** Empty = the whole country. */
  readonly include: readonly string[];
  readonly exclude: readonly string[];
}

/** True when the channel delivers to the postcode: on the include list, or that list empty, and not on the exclude list. */
export function isCovered(cover: Cover, postcode: string): boolean {
  const includes = cover.include.length === 0 || postcodePattern(cover.include.join('\n')).matches(postcode);
  return includes && !postcodePattern(cover.exclude.join('\n')).matches(postcode);
}
