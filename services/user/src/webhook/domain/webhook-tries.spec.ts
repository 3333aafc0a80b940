import { MOST_TRIES, pauseAfter } from './webhook-tries';

describe('pauses between the tries of a webhook', () => {
  it('double from half a minute, fourteen tries in all, within three days', () => {
    const pauses = Array.from({ length: MOST_TRIES }, (_none, index) => pauseAfter(index + 1, 0.5));
    expect(pauses.slice(0, 4)).toEqual([30_000, 60_000, 120_000, 240_000]);
    expect(pauses.at(-1)).toBeNull();
    const sum = pauses.reduce<number>((total, pause) => total + (pause ?? 0), 0);
    expect(sum / 86_400_000).toBeCloseTo(2.84, 2);
  });

  it('differ by up to a fifth, so that what failed together does not come back together', () => {
    expect([0, 1].map((random) => pauseAfter(1, random))).toEqual([24_000, 36_000]);
  });
});
