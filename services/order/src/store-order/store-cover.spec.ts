import { DomainError } from '@parcelway/contracts';
import type { StoreCover } from './store-cover';
import { chooseCover, storeInsurance } from './store-cover';
import type { StoredItem } from './store-order.entity';

const rule = { scope: 'order', capPerBox: null, damageDays: 7, lossDays: 30 } as StoreCover['rule'];
const offered = (change: Partial<StoreCover['type']>, terms: Partial<StoreCover['rule']> = {}) => ({
  rule: { ...rule, ...terms } as StoreCover['rule'],
  type: {
    ...{ id: 2, mode: 'step', cover: 25_000n, premium: 400n, rateBp: null, minPremium: null, maxCover: null },
    ...{ isFree: false, currency: 'GBP' },
    ...change,
  } as StoreCover['type'],
});
const item = (declared_value: string, quantity = 1, name = ''): StoredItem => ({
  ...{ size_class: 'M' as const, quantity, name, declared_value, rate: '1.50' },
});
const stay = (...items: StoredItem[]) => ({
  items,
  itemCount: items.reduce((count, { quantity }) => count + quantity, 0),
  currency: 'GBP',
});
const step = offered({});
const free = offered({ id: 1, cover: 12_500n, premium: 0n, isFree: true });
const rate = offered({ id: 3, mode: 'rate', cover: 0n, premium: 0n, rateBp: 100, maxCover: 60_000n });
const refusal = (code: 'store.no_insurance' | 'store.cover_over_cap' | 'store.over_declared', max?: string) =>
  new DomainError(code, max === undefined ? {} : { max });

describe('the insurance of stored pieces', () => {
  it('is the free one without a wish, where anything was declared', () => {
    expect(chooseCover([free, step], {}, stay(item('80.00')))).toMatchObject({
      type: { id: 1 },
      premium: 0n,
    });
    expect(chooseCover([free, step], {}, stay(item('')))).toBeNull();
    expect(chooseCover([step], {}, stay(item('80.00')))).toBeNull();
  });

  it('covers to the penny what was declared, and not a penny more', () => {
    const wish = { insurance_type_id: '2' };
    expect(chooseCover([free, step], wish, stay(item('150.00'), item('100.00')))).toMatchObject({
      cover: 25_000n,
      premium: 400n,
    });
    expect(() => chooseCover([step], wish, stay(item('150.00'), item('99.99')))).toThrow(
      refusal('store.over_declared', '249.99'),
    );
  });

  it('insures by a rate what was declared, up to the most it covers', () => {
    const wish = { insurance_type_id: 3 };
    expect(chooseCover([rate], wish, stay(item('300.00')))).toMatchObject({ cover: 30_000n, premium: 300n });
    expect(chooseCover([rate], wish, stay(item('900.00')))).toMatchObject({ cover: 60_000n, premium: 600n });
    expect(() => chooseCover([rate], wish, stay(item('')))).toThrow(refusal('store.over_declared', '0.00'));
  });

  it('counts for each piece where its terms are by box, up to their cap', () => {
    const each = offered({}, { scope: 'box', capPerBox: 25_000n });
    const wish = { insurance_type_id: 2 };
    expect(chooseCover([each], wish, stay(item('900.00', 3)))).toMatchObject({
      cover: 75_000n,
      premium: 1_200n,
    });
    const capped = offered({}, { scope: 'box', capPerBox: 20_000n });
    expect(() => chooseCover([capped], wish, stay(item('900.00', 3)))).toThrow(
      refusal('store.cover_over_cap', '600.00'),
    );
  });

  it.each([
    ['another id', { insurance_type_id: 9 }, [step]],
    ['another currency', { insurance_type_id: 2 }, [offered({ currency: 'EUR' })]],
  ])('is refused with %s', (_, wish, types) =>
    expect(() => chooseCover(types, wish, stay(item('900.00')))).toThrow(refusal('store.no_insurance')),
  );

  it('is shared among the lines of an order by what they are worth, each with a number to claim by', () => {
    const insurance = { ...step, cover: 25_000n, premium: 400n };
    const sold = storeInsurance('ST-7K4M-92QX', {
      ...stay(item('300.00', 2, 'Cello'), item('100.00')),
      insurance,
    });
    expect(sold).toMatchObject({
      ...{ order_kind: 'store', insurance_type_id: 2, declared_value: '40000', cover: '25000' },
      boxes: [
        {
          ...{ package_no: 1, waybill_no: 'ST-7K4M-92QX-1', cover: '18750', premium: '300' },
          items: [{ name_en: 'Cello', quantity: 2, unit_price: '150.00' }],
        },
        {
          ...{ package_no: 2, waybill_no: 'ST-7K4M-92QX-2', cover: '6250', premium: '100' },
          items: [{ name_zh: '寄存件（中件）', quantity: 1 }],
        },
      ],
    });
    expect(storeInsurance('ST-7K4M-92QX', { ...stay(item('')), insurance: null })).toBeNull();
  });
});
