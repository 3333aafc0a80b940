import type { PickupDates } from '../../api/types';

/** How many days are offered before the customer asks for more; with the drop-off they fill two rows of phones and one of laptops. */
const FIRST = 5;

/** A day to choose; the month is shown where it changes. */
export type DayChip = PickupDates['list'][number] & { readonly showMonth: boolean };

/** The days to show: a few until more are asked for, but always at least one that is open. */
export function dayChips(list: PickupDates['list'], all: boolean): DayChip[] {
  const firstOpen = list.findIndex((day) => day.open);
  const shown = all ? list : list.slice(0, Math.max(FIRST, firstOpen + 1));
  return shown.map((day, index) => ({
    ...day,
    showMonth: index > 0 && day.date.slice(0, 7) !== shown[index - 1]?.date.slice(0, 7),
  }));
}
