import { storageOrder, storageQuote } from './storage-order';

const piece = { size_class: 'M', quantity: 2 };
const form = { warehouse_id: 1, items: [piece], planned_in: '2026-12-01', planned_out: '2026-12-07' };

describe('storage for a member', () => {
  it.each([
    ['the warehouse', { warehouse_id: '' as const }],
    ['a day', { planned_out: null }],
    ['pieces', { items: [] }],
    ['a size', { items: [{ quantity: 2 }] }],
    ['a quantity', { items: [{ ...piece, quantity: 0 }] }],
    ['a piece that was just added', { items: [piece, null] }],
  ])('asks for no price without %s', (_, change) => expect(storageQuote({ ...form, ...change })).toBeNull());

  it('asks for the price of what is filled in and of nothing else', () =>
    expect(
      storageQuote({
        ...{ ...form, user_id: 7, insurance_type_id: 3 },
        items: [{ ...piece, name: '', declared_value: '80.00' }],
      }),
    ).toEqual({
      ...form,
      insurance_type_id: 3,
      items: [{ ...piece, declared_value: '80.00' }],
    }));

  it('costs less by a coupon of the member', () =>
    expect(storageQuote({ ...form, user_id: 7, member_coupon_id: 3 })).toEqual({
      ...form,
      user_id: 7,
      member_coupon_id: 3,
    }));

  it('is placed for somebody, with the customer’s consent as it was given', () => {
    expect(storageOrder(form)).toBeNull();
    expect(storageOrder({ ...form, user_id: 7, retrieval: 'self' })).toEqual({
      ...form,
      user_id: 7,
      retrieval: 'self',
      agree: false,
    });
  });
});
