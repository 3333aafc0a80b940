import { insure } from './insurance';
import type { InsuranceOffer } from './insurance';

const offer = (change: Partial<InsuranceOffer>): InsuranceOffer => ({
  mode: 'step',
  cover: 0n,
  premium: 0n,
  rateBp: null,
  minPremium: null,
  maxCover: null,
  isFree: false,
  ...change,
});
const step = (cover: bigint, premium: bigint) => offer({ cover, premium, isFree: premium === 0n });
/** The seed of D7. */
const steps = [
  step(12_500n, 0n),
  step(25_000n, 400n),
  step(50_000n, 800n),
  step(100_000n, 1_600n),
  step(150_000n, 2_400n),
];
const rate = offer({ mode: 'rate', rateBp: 125, minPremium: 500n, maxCover: 300_000n });
const rich = { boxes: 2, insurable: 1_000_000n, carriage: 0n };
const byOrder = { scope: 'order' as const, capPerBox: null };

describe('insurance', () => {
  it.each([
    [0n, 12_500n, 0n],
    [12_500n, 12_500n, 0n],
    [25_000n, 25_000n, 400n],
    [50_000n, 50_000n, 800n],
    [100_000n, 100_000n, 1_600n],
    [150_000n, 150_000n, 2_400n],
  ])('a wish of %s is covered to %s for %s by steps', (wanted, cover, premium) => {
    expect(insure({ ...byOrder, offers: steps }, wanted, rich)).toMatchObject({
      insurance: { cover, premium },
    });
  });

  it.each([
    [39_900n, 500n],
    [40_000n, 500n],
    [40_040n, 501n],
    [300_000n, 3_750n],
  ])('a cover of %s costs the greater of the minimum and the rate, %s', (wanted, premium) => {
    expect(insure({ ...byOrder, offers: [rate] }, wanted, rich)).toMatchObject({ insurance: { premium } });
  });

  it('takes a step before the rate, and the rate for sums between steps', () => {
    const both = { ...byOrder, offers: [...steps, rate] };
    expect(insure(both, 50_000n, rich)).toMatchObject({ insurance: { premium: 800n } });
    expect(insure(both, 60_000n, rich)).toMatchObject({ insurance: { premium: 750n } });
  });

  it('counts once a box where the rule is by box', () => {
    const terms = { scope: 'box' as const, capPerBox: null, offers: steps };
    expect(insure(terms, 25_000n, rich)).toMatchObject({ insurance: { cover: 50_000n, premium: 800n } });
  });

  it.each<[string, object, bigint, object]>([
    ['no such step', { offers: steps }, 30_000n, { refused: 'no_cover' }],
    ['more than the rate covers', { offers: [rate] }, 300_001n, { refused: 'no_cover' }],
    [
      'over the cap of two boxes',
      { offers: steps, capPerBox: 40_000n },
      100_000n,
      { refused: 'over_cap', most: 80_000n },
    ],
  ])('refuses %s', (_why, terms, wanted, refusal) => {
    expect(insure({ ...byOrder, offers: [], ...terms }, wanted, rich)).toMatchObject(refusal);
  });

  it('covers goods and carriage to the penny, and not a penny more', () => {
    const terms = { ...byOrder, offers: steps };
    expect(insure(terms, 50_000n, { boxes: 2, insurable: 32_000n, carriage: 18_000n })).toHaveProperty(
      'offer',
    );
    expect(insure(terms, 50_000n, { boxes: 2, insurable: 32_000n, carriage: 17_999n })).toEqual({
      refused: 'over_declared',
      most: 49_999n,
    });
  });

  it('gives the free cover whatever the goods are worth', () => {
    const poor = { boxes: 1, insurable: 100n, carriage: 0n };
    expect(insure({ ...byOrder, offers: steps }, 0n, poor)).toMatchObject({ insurance: { cover: 12_500n } });
    expect(insure({ ...byOrder, offers: [] }, 0n, poor)).toBeNull();
  });
});
