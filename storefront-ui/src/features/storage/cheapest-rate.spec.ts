import type { StoreRateRow } from '../../api/types';
import { cheapestOf } from './cheapest-rate';

const rate = (rate_per_day: string, currency = 'GBP'): StoreRateRow => ({
  ...{ size_class: 'M', rate_per_day, currency, free_days: 0, min_days: 1, deposit_per_item: '0.00' },
  max_weight: null,
});

it('is the least a day, by number and within one currency', () => {
  expect(cheapestOf([rate('10.00'), rate('9.50'), rate('12.00')])?.rate_per_day).toBe('9.50');
  expect(cheapestOf([rate('10.00'), rate('2.00', 'EUR')])?.rate_per_day).toBe('10.00');
  expect(cheapestOf([])).toBeUndefined();
});
