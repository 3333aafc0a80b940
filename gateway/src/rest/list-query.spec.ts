import { DomainError } from '@parcelway/contracts';
import { luggageOrderResource } from '@parcelway/contracts/resources';
import { restListQueryOf } from './list-query';

const read = (query: Record<string, string>) => restListQueryOf(query, luggageOrderResource);

describe('restListQueryOf', () => {
  it('reads a page, its order, its filters and the search box', () => {
    expect(
      read({
        sort: '["create_time","ASC"]',
        range: '[25,49]',
        filter: '{"q":" PW1 ","order_status":[1,2],"pay_status":2,"create_time_gte":"2026-01-01"}',
      }),
    ).toEqual({
      offset: 25,
      limit: 25,
      sort: [{ field: 'create_time', direction: 'asc' }],
      search: [
        { field: 'order_status', operator: 'in', value: ['1', '2'] },
        { field: 'pay_status', operator: 'eq', value: '2' },
        { field: 'create_time', operator: 'egt', value: '2026-01-01' },
      ],
      quick: 'PW1',
    });
  });

  it('gives the first 25 rows when nothing is asked', () => {
    expect(read({})).toEqual({ offset: 0, limit: 25, sort: [], search: [] });
  });

  it('gives all rows that are asked for by their ids', () => {
    const ids = Array.from({ length: 60 }, (_, at) => at + 1);
    expect(read({ filter: JSON.stringify({ id: ids }) }).limit).toBe(60);
  });

  it('caps a page at 1,000 rows', () => {
    expect(read({ range: '[0,99999]' }).limit).toBe(1000);
  });

  it.each([
    ['{"id":[1,2]}', { field: 'id', operator: 'in', value: ['1', '2'] }],
    ['{"pick_up_date":null}', { field: 'pick_up_date', operator: 'null', value: '' }],
    ['{"pick_up_date_ne":null}', { field: 'pick_up_date', operator: 'not_null', value: '' }],
    ['{"order_status_ne":[9,10]}', { field: 'order_status', operator: 'not_in', value: ['9', '10'] }],
    ['{"order_no_like":"PW"}', { field: 'order_no', operator: 'like', value: 'PW' }],
    ['{"pay_status":true}', { field: 'pay_status', operator: 'eq', value: '1' }],
  ])('reads the filter %s', (filter, term) => {
    expect(read({ filter }).search).toEqual([term]);
  });

  it.each([
    { range: '[5]' },
    { range: '[9,2]' },
    { range: 'x' },
    { sort: '{}' },
    { filter: '[]' },
    { filter: '{' },
  ])('refuses %j', (query) => {
    expect(() => read(query as Record<string, string>)).toThrow(DomainError);
  });
});
