import { CalendarDate, Decimal, Id, ListOf, OneOf, Text, Whole, YesNo } from '@parcelway/contracts';
import { validateRequest } from './validate';

class Item {
  @Text({ max: 3 }) name!: string;
  @Whole({ min: 1, max: 9 }) quantity!: number;
}
class Base {
  @Id({ optional: true }) channel_id?: number;
  @Decimal({ scale: 2, min: '0.01', max: '70' }) weight!: string;
  @CalendarDate({ optional: true }) date?: string;
  @OneOf(['a', 'b'], { optional: true }) kind?: string;
  @YesNo({ optional: true }) agree?: boolean;
  @ListOf(() => Item, { min: 1, max: 2 }) items!: Item[];
}
class Placing extends Base {
  @Id() override channel_id!: number;
}
const good = { weight: '12.30', items: [{ name: '羽绒服', quantity: 3 }] };
const brokenBy = (value: object, requestClass: new () => object = Base): unknown => {
  try {
    validateRequest(requestClass, value);
    return [];
  } catch (error) {
    return (error as { fields: unknown }).fields;
  }
};

describe('requests', () => {
  it('arrive as instances of their classes, without what was not declared', () => {
    const request = validateRequest(Base, { ...good, admin: true, items: [{ ...good.items[0], price: 1 }] });
    expect(request).toBeInstanceOf(Base);
    expect(request.items[0]).toBeInstanceOf(Item);
    expect(request).toEqual(
      Object.assign(new Base(), { weight: '12.30', items: [Object.assign(new Item(), good.items[0])] }),
    );
  });

  it.each([
    ['a missing field', { items: good.items }, { field: 'weight', rule: 'required' }],
    [
      'a comma for a point',
      { ...good, weight: '12,3' },
      { field: 'weight', rule: 'decimal', params: { scale: 2 } },
    ],
    [
      'one decimal too many',
      { ...good, weight: '1.234' },
      { field: 'weight', rule: 'decimal', params: { scale: 2 } },
    ],
    ['nothing at all', { ...good, weight: '0' }, { field: 'weight', rule: 'min', params: { min: '0.01' } }],
    [
      'a hundredth too much',
      { ...good, weight: '70.01' },
      { field: 'weight', rule: 'max', params: { max: '70' } },
    ],
    [
      'a day that does not exist',
      { ...good, date: '2026-02-30' },
      { field: 'date', rule: 'date', params: {} },
    ],
    [
      'a value not offered',
      { ...good, kind: 'c' },
      { field: 'kind', rule: 'one_of', params: { allowed: 'a, b' } },
    ],
    ['a word for yes', { ...good, agree: 'yes' }, { field: 'agree', rule: 'boolean', params: {} }],
    ['an empty list', { ...good, items: [] }, { field: 'items', rule: 'list', params: { min: 1, max: 2 } }],
    [
      'an object for a list',
      { ...good, items: {} },
      { field: 'items', rule: 'list', params: { min: 1, max: 2 } },
    ],
    [
      'a long name inside',
      { ...good, items: [{ name: '四个字长', quantity: 1 }] },
      { field: 'items.0.name', rule: 'max_length', params: { max: 3 } },
    ],
  ])('are refused for %s, naming the field by its path', (_what, value, broken) => {
    expect(brokenBy(value)).toEqual([broken]);
  });

  it('name every broken field at once', () => {
    expect(brokenBy({ weight: 'x', items: [{ quantity: 0 }, 'y'] })).toEqual([
      { field: 'weight', rule: 'decimal', params: { scale: 2 } },
      { field: 'items.0.name', rule: 'required' },
      { field: 'items.0.quantity', rule: 'min', params: { min: 1 } },
      { field: 'items.1.name', rule: 'required' },
      { field: 'items.1.quantity', rule: 'required' },
    ]);
  });

  it('count a rare character as one', () => {
    expect(brokenBy({ ...good, items: [{ name: '𠮷𠮷𠮷', quantity: 1 }] })).toEqual([]);
  });

  it('follow the rules of the subclass where it declares a field again', () => {
    expect(brokenBy(good, Placing)).toEqual([{ field: 'channel_id', rule: 'required' }]);
    expect(brokenBy({ ...good, channel_id: '' })).toEqual([]);
  });

  it('are judged as empty when something else than an object came', () => {
    expect(brokenBy([1] as object)).toEqual([
      { field: 'weight', rule: 'required' },
      { field: 'items', rule: 'required' },
    ]);
  });
});
