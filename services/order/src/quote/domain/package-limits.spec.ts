import type { QuotePackage } from '@parcelway/contracts';
import { limitFaults } from './package-limits';

const item = { category_id: 1, name_zh: '书', name_en: 'Book', quantity: 1, unit_price: '5.00' };
const box: QuotePackage = {
  packaging_box_id: 1,
  weight: '12.30',
  length: '60',
  width: '40',
  height: '40',
  items: [item, item],
};
const settings = { max_packages: 2, max_items: 2, max_weight_kg: 12.3, max_side_cm: 60 };

describe('limits of boxes by the settings', () => {
  it('take what is just at them', () => expect(limitFaults([box, box], settings)).toEqual([]));

  it('name every field above them, box by box', () => {
    const over = { ...box, weight: '12.31', length: '60.1', items: [item, item, item] };
    expect(limitFaults([box, over, box], settings)).toEqual([
      { field: 'packages', rule: 'list', params: { min: 1, max: 2 } },
      { field: 'packages.1.items', rule: 'list', params: { min: 1, max: 2 } },
      { field: 'packages.1.weight', rule: 'max', params: { max: 12.3 } },
      { field: 'packages.1.length', rule: 'max', params: { max: 60 } },
    ]);
  });
});
