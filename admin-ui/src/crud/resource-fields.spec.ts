import { resources } from '@parcelway/contracts/resources';
import type { Resource } from '@parcelway/contracts/resources';
import {
  declarationOf,
  defaultSort,
  defaultValues,
  filterFields,
  formFields,
  listFields,
  representation,
} from './resource-fields';

const names = (fields: readonly { name: string }[]): string[] => fields.map(({ name }) => name);
const order = resources['luggage-order'] as Resource;
const channel = resources['channel'] as Resource;

describe('fields of the default screens', () => {
  it('lists the declared list fields without raw JSON and currency, then the time of making', () => {
    const columns = names(listFields(order));
    expect(columns).toContain('order_no');
    expect(columns).not.toContain('waybills');
    expect(columns).not.toContain('currency');
    expect(columns.at(-1)).toBe('create_time');
  });

  it('keeps the currency of wallets, of which a member has one for each', () => {
    expect(names(listFields(resources['wallet'] as Resource))).toEqual([
      'user_id',
      'currency',
      'balance',
      'is_frozen',
      'create_time',
    ]);
  });

  it('keeps read-only fields out of forms', () => {
    expect(names(formFields(order))).toEqual(['warehouse_id', 'remark', 'staff_remark']);
  });

  it('offers fixed values as filters before relations, relations before days, and text last', () => {
    const filters = names(filterFields(order));
    expect(filters.slice(0, 2)).toEqual(['order_status', 'pay_status']);
    expect(filters.indexOf('channel_id')).toBeLessThan(filters.indexOf('pick_up_date'));
    expect(filters.at(-1)).toBe('order_no');
  });

  it('starts a new row with the declared defaults', () => {
    expect(defaultValues(channel)).toMatchObject({
      kind: 'luggage',
      currency: 'GBP',
      status: '1',
      fuel_bp: 0,
    });
  });

  it('opens sortable lists by weigh and others by the newest id', () => {
    expect(defaultSort(channel)).toEqual({ field: 'weigh', order: 'DESC' });
    expect(defaultSort(order)).toEqual({ field: 'id', order: 'DESC' });
  });

  it('calls a row by its name, then its label field, then its id', () => {
    expect(representation(channel, { id: 1, name: '邮政空运', code: 'EMS' })).toBe('邮政空运');
    expect(representation(order, { id: 1, order_no: 'PW-1' })).toBe('PW-1');
    expect(representation(resources['channel-price'] as Resource, { id: 4 })).toBe('#4');
  });

  it('refuses a resource that is not declared', () => {
    expect(() => declarationOf('nothing')).toThrow('no resource nothing');
  });
});
