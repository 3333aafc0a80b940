import { fieldsOf, resources } from '@parcelway/contracts/resources';
import { resourceOfTable, rowOf } from './stored-row';

describe('a row as its table holds it', () => {
  it('belongs to the resource of its service and table', () => {
    expect(resourceOfTable('order', 'packaging_box')?.name).toBe('packaging-box');
    expect(resourceOfTable('user', 'packaging_box')).toBeUndefined();
    expect(resourceOfTable('user', 'dead_letter')).toBeUndefined();
  });

  it('reads as its resource gives it', () => {
    const stored = { id: 5, material_price: 350, currency: 'GBP', status: true, is_own: false, tare_g: 0 };
    const box = resources['packaging-box'];
    expect(rowOf(box ? fieldsOf(box) : {}, { ...stored, weigh: null, elsewhere: 'kept' })).toEqual({
      ...{ id: 5, material_price: '3.50', currency: 'GBP', status: '1', is_own: '0', tare_g: 0 },
      ...{ weigh: null, elsewhere: 'kept' },
    });
  });
});
