/** What a call is aborted with when the same call is made again. */
export const DUPLICATE = Symbol('duplicate');

/** The calls that wait for their answer, by what they ask. The same call made again cancels the earlier one. */
export class CallsInFlight {
  private readonly calls = new Map<string, AbortController>();

  /** Registers a call and gives the signal that cancels it, and what to do when it has ended. */
  enter(key: string): { readonly signal: AbortSignal; leave(): void } {
    this.calls.get(key)?.abort(DUPLICATE);
    const controller = new AbortController();
    this.calls.set(key, controller);
    return {
      signal: controller.signal,
      leave: () => {
        if (this.calls.get(key) === controller) this.calls.delete(key);
      },
    };
  }
}
