/** What a run of the tests was asked for: `REPETITIONS=10000 SEED=7 npm test -- histories`. */
export interface Repetitions {
  readonly count: number;
  readonly seed: number;
}

/** How often a test of random cases repeats them, and from which seed: the usual numbers unless this run was asked for others. */
export function repetitions(usual: Repetitions): Repetitions {
  const { parcelwayRepetitions: asked } = globalThis as { parcelwayRepetitions?: Partial<Repetitions> };
  return { count: asked?.count ?? usual.count, seed: asked?.seed ?? usual.seed };
}
