interface Price {
  readonly total: string;
  readonly lines: readonly { readonly code: string; readonly amount: string }[];
}

export interface PriceDifference {
  readonly code: string;
  readonly expected: string | null;
  readonly got: string | null;
}

/** What differs between two prices: lines of one code in their order, then the total. Without expected lines the total alone counts. */
export function differencesOf(expected: Price, got: Price): PriceDifference[] {
  const total =
    expected.total === got.total ? [] : [{ code: 'total', expected: expected.total, got: got.total }];
  if (expected.lines.length === 0) return total;
  const codes = new Set([...expected.lines, ...got.lines].map(({ code }) => code));
  const lines = [...codes].flatMap((code) => {
    const [wanted, found] = [expected, got].map(({ lines: all }) =>
      all.filter((line) => line.code === code).map(({ amount }) => amount),
    );
    const count = Math.max(wanted?.length ?? 0, found?.length ?? 0);
    return Array.from({ length: count }, (_none, index) => ({
      code,
      expected: wanted?.[index] ?? null,
      got: found?.[index] ?? null,
    })).filter((pair) => pair.expected !== pair.got);
  });
  return [...lines, ...total];
}
