import { firstStorage, storageRequest, type StorageForm } from './storage-form';

const kept: StorageForm = {
  warehouseId: 2,
  counts: { S: 1, L: 0 },
  plannedIn: '2026-12-01',
  plannedOut: '2026-12-20',
  retrieval: 'deliver',
  remark: '易碎',
  couponId: '',
  declared: {},
  coverId: '',
};

describe('a storage booking', () => {
  it('goes on where it was left', () => {
    expect(firstStorage(kept, [{ id: 1 }, { id: 2 }], '2026-12-01')).toEqual(kept);
  });

  it('takes a warehouse that is there and days to come for those that are gone', () => {
    expect(firstStorage(kept, [{ id: 1 }], '2026-12-02')).toEqual({
      ...kept,
      warehouseId: 1,
      plannedIn: '2026-12-03',
      plannedOut: '2026-12-09',
    });
  });

  it('asks for a price with what is filled in, and not before', () => {
    expect(storageRequest(kept, '2026-12-01')).toEqual({
      warehouse_id: 2,
      items: [{ size_class: 'S', quantity: 1 }],
      planned_in: '2026-12-01',
      planned_out: '2026-12-20',
    });
    expect(storageRequest({ ...kept, couponId: '4' }, '2026-12-01')).toMatchObject({ member_coupon_id: 4 });
    expect(
      storageRequest({ ...kept, coverId: '3', declared: { S: ' 80.50 ', L: '9' } }, '2026-12-01'),
    ).toMatchObject({
      insurance_type_id: 3,
      items: [{ size_class: 'S', quantity: 1, declared_value: '80.50' }],
    });
    expect(storageRequest({ ...kept, declared: { S: 'much' } }, '2026-12-01')).toBeNull();
    expect(storageRequest({ ...kept, counts: {} }, '2026-12-01')).toBeNull();
    expect(storageRequest(kept, '2026-12-02')).toBeNull();
    expect(storageRequest({ ...kept, plannedOut: '2026-11-30' }, '2026-12-01')).toBeNull();
  });
});
