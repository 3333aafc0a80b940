/** What became of a write that two made at once. */
export interface BothWrites<Value> {
  readonly values: readonly Value[];
  readonly errors: readonly unknown[];
}

/** Starts two writes at once and answers when both are through. */
export async function bothAtOnce<Value>(
  first: () => Promise<Value>,
  second: () => Promise<Value> = first,
): Promise<BothWrites<Value>> {
  const ended = await Promise.allSettled([first(), second()]);
  return {
    values: ended.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : [])),
    errors: ended.flatMap((one): unknown[] => (one.status === 'rejected' ? [one.reason] : [])),
  };
}
