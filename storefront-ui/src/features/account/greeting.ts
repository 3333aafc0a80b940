const PARTS = [
  [5, 'night'],
  [9, 'morning'],
  [12, 'forenoon'],
  [14, 'noon'],
  [18, 'afternoon'],
  [24, 'evening'],
] as const;

/** Which greeting fits an hour of the day, 0 to 23. */
export function greetingOf(hour: number): (typeof PARTS)[number][1] {
  return PARTS.find(([before]) => hour < before)?.[1] ?? 'evening';
}
