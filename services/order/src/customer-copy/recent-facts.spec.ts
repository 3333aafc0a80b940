import { RecentFacts } from './recent-facts';

describe('recent facts', () => {
  it('keep the newest version, in whatever order they come', () => {
    const facts = new RecentFacts<{ version: number }>(10);
    expect(facts.put(1, { version: 2 })).toEqual({ version: 2 });
    expect(facts.put(1, { version: 1 })).toEqual({ version: 2 });
    expect(facts.put(1, { version: 3 })).toEqual({ version: 3 });
    expect(facts.get(1)).toEqual({ version: 3 });
  });

  it('forget what was not used for longest', () => {
    const facts = new RecentFacts<{ version: number }>(2);
    facts.put(1, { version: 1 });
    facts.put(2, { version: 1 });
    facts.get(1);
    facts.put(3, { version: 1 });
    expect([1, 2, 3].map((id) => facts.get(id) !== null)).toEqual([true, false, true]);
  });

  it('are read again after a minute', () => {
    let now = 0;
    const facts = new RecentFacts<{ version: number }>(2, () => now);
    facts.put(1, { version: 1 });
    now = 59_999;
    expect(facts.get(1)).not.toBeNull();
    now = 60_000;
    expect(facts.get(1)).toBeNull();
  });
});
