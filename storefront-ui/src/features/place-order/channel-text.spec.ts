import { etaWords, stepText } from './channel-text';

describe('channel words', () => {
  it('counts working days for air and plain days for sea', () => {
    expect(etaWords({ transport: 'air', eta_min_days: 8, eta_max_days: 14 })?.key).toBe('home.etaWork');
    expect(etaWords({ transport: 'sea', eta_min_days: 55, eta_max_days: 70 })).toEqual({
      key: 'home.etaDays',
      values: { min: 55, max: 70 },
    });
    expect(etaWords({ transport: 'air', eta_min_days: null, eta_max_days: null })).toBeNull();
  });

  it('says weights of steps without idle zeros', () => {
    expect(stepText('0.500')).toBe('0.5 kg');
    expect(stepText('1.000')).toBe('1 kg');
    expect(stepText('10')).toBe('10 kg');
  });
});
