/** An event that never arrived is forgotten after this: the fact is then read again. */
const KNOWN_MS = 60_000;

/** The facts used last, at most `size` of them; an older version never replaces a newer one. */
export class RecentFacts<Fact extends { readonly version: number }> {
  private readonly facts = new Map<number, { readonly fact: Fact; readonly until: number }>();

  constructor(
    private readonly size: number,
    private readonly now: () => number = Date.now,
  ) {}

  get(id: number): Fact | null {
    const found = this.facts.get(id);
    if (!found) return null;
    this.facts.delete(id);
    if (found.until <= this.now()) return null;
    this.facts.set(id, found);
    return found.fact;
  }

  /** Answers the newer of this fact and the one that is there. */
  put(id: number, fact: Fact): Fact {
    const there = this.get(id);
    const newer = there && there.version > fact.version ? there : fact;
    this.facts.delete(id);
    this.facts.set(id, { fact: newer, until: this.now() + KNOWN_MS });
    const [oldest] = this.facts.keys();
    if (this.facts.size > this.size && oldest !== undefined) this.facts.delete(oldest);
    return newer;
  }

  clear(): void {
    this.facts.clear();
  }
}
