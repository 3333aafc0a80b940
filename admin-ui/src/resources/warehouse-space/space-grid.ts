import type { SpaceLayout } from '@parcelway/contracts';

export type Space = SpaceLayout['list'][number];
export type Fill = 'off' | 'empty' | 'part' | 'full';

/** One area: its racks side by side, its levels from the top down, and the spaces where they cross. */
export interface Area {
  readonly name: string;
  readonly racks: readonly string[];
  readonly levels: readonly string[];
  readonly spaces: readonly Space[];
  at(rack: string, level: string): readonly Space[];
}

const byName = new Intl.Collator('en', { numeric: true }).compare;
const names = (spaces: readonly Space[], part: 'area' | 'rack' | 'level'): string[] =>
  [...new Set(spaces.map((space) => space[part]))].sort(byName);

export function areasOf(spaces: readonly Space[]): readonly Area[] {
  return names(spaces, 'area').map((name) => {
    const inArea = spaces.filter(({ area }) => area === name);
    return {
      name,
      racks: names(inArea, 'rack'),
      levels: names(inArea, 'level').reverse(),
      spaces: inArea,
      at: (rack, level) =>
        inArea
          .filter((space) => space.rack === rack && space.level === level)
          .sort((one, other) => byName(one.slot, other.slot)),
    };
  });
}

/** What lies in a space that is switched off still shows. */
export function fillOf({ is_on, capacity, orders }: Space): Fill {
  if (orders.length >= capacity) return 'full';
  if (orders.length > 0) return 'part';
  return is_on ? 'empty' : 'off';
}

/** Spaces by fill. */
export function fillCounts(spaces: readonly Space[]): Readonly<Record<Fill, number>> {
  const counts = { off: 0, empty: 0, part: 0, full: 0 };
  for (const space of spaces) counts[fillOf(space)] += 1;
  return counts;
}
