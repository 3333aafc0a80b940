import { rateText } from './rate-text';

const rate = { rule_id: 1, name: 'r', rate_bp: null, per_kg_amount: null };

describe('a commission rate on paper', () => {
  it.each([
    [500, null, '5 %'],
    [25, null, '0.25 %'],
    [null, '120', 'GBP 1.20/kg'],
  ])('%s bp or %s a kilogram', (rate_bp, per_kg_amount, text) =>
    expect(rateText({ ...rate, rate_bp, per_kg_amount }, 'GBP')).toBe(text),
  );
});
