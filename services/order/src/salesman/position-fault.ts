import type { FieldError } from '@parcelway/contracts';

/** What is wrong with a position: it is none of those in the settings, and not the one the row had before. null = nothing. */
export function positionFault(
  position: string | null | undefined,
  before: string | null | undefined,
  positions: readonly string[],
): FieldError | null {
  if (!position || position === before || positions.length === 0 || positions.includes(position)) return null;
  return { field: 'position', rule: 'one_of', params: { allowed: positions.join(', ') } };
}
