import {
  boxesAgain,
  boxOfType,
  declaredValue,
  doneSections,
  DROP_OFF,
  itemValue,
  missingForQuote,
  placeRequest,
  quoteRequest,
  refusedBox,
  refusesItem,
  type PlaceForm,
} from './place-form';

const item = {
  category_id: '3',
  name_zh: '旧毛衣',
  name_en: 'Used knitwear',
  quantity: '6',
  unit_price: '12.00',
};
const form: PlaceForm = {
  channel_id: '1',
  sender_id: '7',
  receiver_id: '8',
  cover: '500.00',
  member_coupon_id: '',
  packages: [
    { packaging_box_id: '1', weight: ' 12.30', length: '60', width: '40', height: '40', items: [item] },
    {
      packaging_box_id: '3',
      weight: '8.04',
      length: '40',
      width: '30',
      height: '20',
      items: [{ ...item, quantity: '2' }],
    },
  ],
  pick_up_date: '2026-11-30',
  remark: ' ',
  agree: true,
};
const box = {
  id: 1,
  name: '大号纸箱',
  length: '60.0',
  width: '40.0',
  height: '40.5',
  max_weight: '30',
  material_price: '4.50',
};

describe('place order form', () => {
  it('asks for the price of a complete form with trimmed decimals and whole counts', () => {
    expect(quoteRequest(form)?.packages[0]).toEqual({
      packaging_box_id: 1,
      weight: '12.30',
      length: '60',
      width: '40',
      height: '40',
      items: [
        { category_id: 3, name_zh: '旧毛衣', name_en: 'Used knitwear', quantity: 6, unit_price: '12.00' },
      ],
    });
  });

  it('names a coupon to price and to order with, where one is chosen', () => {
    expect(quoteRequest(form)).not.toHaveProperty('member_coupon_id');
    expect(placeRequest({ ...form, member_coupon_id: '7' })).toMatchObject({ member_coupon_id: 7 });
  });

  it('names what is missing instead of asking for a price', () => {
    const bare = { ...form, receiver_id: '', packages: [{ ...boxOfType(undefined) }] };
    expect(quoteRequest(bare)).toBeNull();
    expect(missingForQuote(bare)).toEqual([
      { what: 'receiver' },
      { what: 'boxType', no: 1 },
      { what: 'weight', no: 1 },
      { what: 'size', no: 1 },
      { what: 'items', no: 1 },
    ]);
  });

  it('places with the date, without an empty remark, and without a date for a drop-off', () => {
    expect(placeRequest(form)).toMatchObject({ channel_id: 1, agree: true, pick_up_date: '2026-11-30' });
    expect(placeRequest(form)).not.toHaveProperty('remark');
    expect(placeRequest({ ...form, pick_up_date: DROP_OFF })).not.toHaveProperty('pick_up_date');
    expect(placeRequest({ ...form, channel_id: '' })).toBeNull();
  });

  it('adds up declared values exactly and skips what is not filled in', () => {
    expect(itemValue({ ...item, quantity: '3', unit_price: '0.10' })).toBe('0.30');
    expect(itemValue({ ...item, unit_price: '' })).toBeNull();
    expect(declaredValue(form.packages)).toBe('96.00');
  });

  it('fills in the sizes of a box type and leaves an own box empty', () => {
    expect(boxOfType({ ...box, is_own: '0' })).toMatchObject({
      packaging_box_id: '1',
      length: '60',
      height: '40.5',
    });
    expect(boxOfType({ ...box, is_own: '1' })).toMatchObject({ packaging_box_id: '1', length: '' });
  });

  it('copies the boxes of an earlier order as they would be typed', () => {
    const [again] = boxesAgain([
      {
        no: 1,
        weight: '12.300',
        length: '60.0',
        width: '40.0',
        height: '40.0',
        packaging_box_id: 1,
        packaging_box_name: '',
        vol_weight: '16.000',
        charged_weight: '16.000',
        steps: 30,
        freight: '82.50',
        waybill_no: null,
        items: [
          {
            category_id: 3,
            category_name: '',
            name_zh: '旧毛衣',
            name_en: 'Used knitwear',
            quantity: 6,
            unit_price: '12.00',
          },
        ],
      },
    ]);
    expect(again).toMatchObject({ packaging_box_id: '1', weight: '12.3', length: '60', items: [item] });
  });

  it('counts addresses as done only when both are confirmed', () => {
    expect(doneSections(form, true)).toEqual({
      route: true,
      boxes: true,
      addresses: true,
      pickup: true,
      terms: true,
    });
    expect(doneSections(form, false).addresses).toBe(false);
  });

  it('finds the box that a refusal is about in both languages', () => {
    expect(refusedBox('箱 2 重 35.00 kg，超过渠道上限 30 kg')).toBe(1);
    expect(refusedBox('The longest side of box 1 is 160 cm')).toBe(0);
    expect(refusedBox('这个渠道不到该地区')).toBeNull();
    expect(refusedBox(undefined)).toBeNull();
  });

  it.each([
    ['quote.prohibited_item', '“旧毛衣”属于禁运物品', true],
    ['quote.prohibited_item', '"Used knitwear" is a prohibited item', true],
    ['quote.prohibited_item', '“打火机”属于禁运物品', false],
    ['quote.too_heavy', '“旧毛衣”', false],
  ])('finds the item that %s %s is about: %s', (reason, text, isAbout) =>
    expect(refusesItem({ reason, text }, item)).toBe(isAbout),
  );
});
