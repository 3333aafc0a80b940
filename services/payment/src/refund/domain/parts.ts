/** Money of which some can still be given back, in minor units. */
export interface Source {
  readonly left: bigint;
}

export interface Part<From extends Source> {
  readonly source: From;
  readonly amount: bigint;
}

/** Takes `wanted` from the sources in their order, of each what it has; null when they have less. */
export function partsOf<From extends Source>(sources: readonly From[], wanted: bigint): Part<From>[] | null {
  let open = wanted;
  const parts: Part<From>[] = [];
  for (const source of sources) {
    const amount = source.left < open ? source.left : open;
    if (amount <= 0n) continue;
    parts.push({ source, amount });
    open -= amount;
  }
  return open > 0n ? null : parts;
}

export function leftOf(sources: readonly Source[]): bigint {
  return sources.reduce((sum, { left }) => sum + (left > 0n ? left : 0n), 0n);
}
