/** How many calls are under way. Whatever shows that something is loading goes away when the last of them has ended. */
export class LoadingCounter {
  private count = 0;
  private readonly listeners = new Set<() => void>();

  /** Counts one call; the answer, called once or more often, ends it. */
  start(): () => void {
    let ended = false;
    this.change(1);
    return () => {
      if (ended) return;
      ended = true;
      this.change(-1);
    };
  }

  /** Both fit React's `useSyncExternalStore`. */
  readonly isLoading = (): boolean => this.count > 0;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  private change(by: 1 | -1): void {
    const before = this.isLoading();
    this.count += by;
    if (before !== this.isLoading()) this.listeners.forEach((listener) => listener());
  }
}
