import DataLoader from 'dataloader';

/**
 * Does by one piece of work what is asked for while the last is under way: under load a statement takes many rows, at rest nobody waits.
 * `work` answers in the order of its items and does all of them or none; where it fails, each is done alone, so that nobody fails for
 * another's item.
 */
export function batched<Item, Result>(
  work: (items: readonly Item[]) => Promise<readonly Result[]>,
  most: number,
): (item: Item) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  const loader = new DataLoader<{ readonly item: Item }, Result>(
    (asked) => {
      const answers = workOrEach(
        work,
        asked.map(({ item }) => item),
      );
      last = answers;
      return answers;
    },
    { cache: false, maxBatchSize: most, batchScheduleFn: (dispatch) => void last.then(dispatch) },
  );
  return (item) => loader.load({ item });
}

async function workOrEach<Item, Result>(
  work: (items: readonly Item[]) => Promise<readonly Result[]>,
  items: readonly Item[],
): Promise<readonly (Result | Error)[]> {
  try {
    return await work(items);
  } catch (error) {
    if (items.length === 1) return [asError(error)];
    const alone = await Promise.all(items.map((item) => workOrEach(work, [item])));
    return alone.flat();
  }
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
