/** Where a space is: its code is the four with hyphens between. */
export interface SpacePlace {
  readonly area: string;
  readonly rack: string;
  readonly level: string;
  readonly slot: string;
  readonly code: string;
}

const RANGE = /^(?:(\d{1,3})\s*-\s*)?(\d{1,3})$/;

/** Numbers a range stands for: `3` is 1 to 3, `4-6` is 4 to 6. null for what is none, or empty. */
export function numbersOf(range: string): readonly number[] | null {
  const [, from = '1', until = '0'] = RANGE.exec(range.trim()) ?? [];
  const [first, last] = [Number(from), Number(until)];
  if (first < 1 || last < first) return null;
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}

/** Every place of some racks, levels and slots of an area; racks have two digits. */
export function plannedSpaces(
  area: string,
  racks: readonly number[],
  levels: readonly number[],
  slots: readonly number[],
): readonly SpacePlace[] {
  return racks.flatMap((rack) =>
    levels.flatMap((level) =>
      slots.map((slot) => {
        const place = {
          area,
          rack: String(rack).padStart(2, '0'),
          level: String(level),
          slot: String(slot),
        };
        return { ...place, code: codeOf(place) };
      }),
    ),
  );
}

export function codeOf({ area, rack, level, slot }: Omit<SpacePlace, 'code'>): string {
  return [area, rack, level, slot].join('-');
}
