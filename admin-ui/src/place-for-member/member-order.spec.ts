import { memberOrder, memberQuote } from './member-order';

const item = { category_id: 1, name_zh: '书', name_en: 'Book', quantity: 2, unit_price: '8.00' };
const box = { packaging_box_id: 1, weight: '12.30', length: '60', width: '40', height: '40', items: [item] };
const form = { user_id: 7, sender_id: 1, receiver_id: 2, packages: [box] };

describe('an order for a member', () => {
  it.each([
    ['the member', { user_id: '' as const }],
    ['an address', { receiver_id: null }],
    ['boxes', { packages: [] }],
    ['a size', { packages: [{ ...box, height: '' }] }],
    ['items', { packages: [{ ...box, items: [] }] }],
    ['a name of an item', { packages: [{ ...box, items: [{ ...item, name_en: '' }] }] }],
    ['a box that was just added', { packages: [box, null] }],
  ])('asks for no price without %s', (_, change) => expect(memberQuote({ ...form, ...change })).toBeNull());

  it('asks for the price of what is filled in and of nothing else', () =>
    expect(memberQuote({ ...form, cover: '', accessorials: [{ id: 3 }, { id: '' }], remark: 'x' })).toEqual({
      user_id: 7,
      sender_id: 1,
      receiver_id: 2,
      accessorials: [{ id: 3, quantity: 1 }],
      packages: [box],
    }));

  it('is placed on a channel, with the customer’s consent as it was given', () => {
    expect(memberOrder(form)).toBeNull();
    expect(memberOrder({ ...form, channel_id: 4, pick_up_date: '2026-12-01' })).toMatchObject({
      channel_id: 4,
      agree: false,
      pick_up_date: '2026-12-01',
    });
  });
});
