import type { Resource } from '@parcelway/contracts/resources';
import { luggageOrderResource, memberResource } from '@parcelway/contracts/resources';
import { parse } from 'qs';
import { listQueryOf, sortOf } from './list-query';

const read = (text: string, resource: Resource = luggageOrderResource) =>
  listQueryOf(parse(text, { arrayLimit: 200, depth: 5 }), resource);

const terms = (text: string) => read(text).search;

describe('listQueryOf', () => {
  it.each([
    ['', { offset: 0, limit: 10 }],
    ['page=3&limit=20', { offset: 40, limit: 20 }],
    ['page=2&limit=500', { offset: 100, limit: 100 }],
    ['page=0&limit=-5', { offset: 0, limit: 10 }],
    ['page=x&limit=y&uuid=1a2b', { offset: 0, limit: 10 }],
  ])('turns "%s" into a window of rows', (text, expected) => {
    expect(read(text)).toMatchObject(expected);
  });

  it.each([
    ['order=create_time,asc', [{ field: 'create_time', direction: 'asc' }]],
    ['order=createtime,desc', [{ field: 'create_time', direction: 'desc' }]],
    ['order=id', [{ field: 'id', direction: 'desc' }]],
    ['order=', []],
    ['', []],
  ])('reads the order of "%s"', (text, expected) => {
    expect(read(text).sort).toEqual(expected);
  });

  it('takes the quick search in both spellings, trimmed', () => {
    expect(read('quick_search=+PW1+').quick).toBe('PW1');
    expect(read('quickSearch=PW2').quick).toBe('PW2');
    expect(read('quick_search=')).not.toHaveProperty('quick');
  });

  it('asks for the rows a select already holds, all at once', () => {
    const query = read('select=true&initKey=user.id&initValue[]=3&initValue[]=4&page=2', memberResource);
    expect(query).toEqual({
      offset: 0,
      limit: 1000,
      sort: [],
      search: [{ field: 'id', operator: 'in', value: ['3', '4'] }],
    });
  });

  it('ignores an empty initValue', () => {
    expect(read('select=true&initKey=id&initValue=').search).toEqual([]);
  });

  it('reads 26 search items, more than a query parser turns into a list by default', () => {
    const text = Array.from(
      { length: 26 },
      (_, index) =>
        `search[${index}][field]=id&search[${index}][val]=${index + 1}&search[${index}][operator]=eq`,
    ).join('&');
    expect(terms(text)).toHaveLength(26);
    expect(terms(text)[25]).toEqual({ field: 'id', operator: 'eq', value: '26' });
  });
});

describe('search operators', () => {
  const one = (operator: string, val: string, more = '') =>
    terms(`search[0][field]=order_status&search[0][operator]=${encodeURIComponent(operator)}&${val}${more}`);

  it.each([
    ['=', 'eq'],
    ['eq', 'eq'],
    ['<>', 'ne'],
    ['ne', 'ne'],
    ['>', 'gt'],
    ['gt', 'gt'],
    ['>=', 'egt'],
    ['egt', 'egt'],
    ['<', 'lt'],
    ['lt', 'lt'],
    ['<=', 'elt'],
    ['elt', 'elt'],
    ['LIKE', 'like'],
    ['NOT LIKE', 'not_like'],
  ])('reads %s as %s', (written, operator) => {
    expect(one(written, 'search[0][val]=2')).toEqual([{ field: 'order_status', operator, value: '2' }]);
  });

  it.each([
    ['RANGE', 'search[0][val]=1,5', [{ field: 'order_status', operator: 'range', value: ['1', '5'] }]],
    ['RANGE', 'search[0][val]=1,', [{ field: 'order_status', operator: 'range', value: ['1', ''] }]],
    ['RANGE', 'search[0][val]=,5', [{ field: 'order_status', operator: 'range', value: ['', '5'] }]],
    ['RANGE', 'search[0][val]=,', []],
    [
      'RANGE',
      'search[0][val][0]=0&search[0][val][1]=1',
      [{ field: 'order_status', operator: 'range', value: ['0', '1'] }],
    ],
    [
      'NOT RANGE',
      'search[0][val]=1,5',
      [{ field: 'order_status', operator: 'not_range', value: ['1', '5'] }],
    ],
    ['IN', 'search[0][val]=1,2', [{ field: 'order_status', operator: 'in', value: ['1', '2'] }]],
    [
      'IN',
      'search[0][val][]=1&search[0][val][]=2',
      [{ field: 'order_status', operator: 'in', value: ['1', '2'] }],
    ],
    ['NOT IN', 'search[0][val]=9', [{ field: 'order_status', operator: 'not_in', value: ['9'] }]],
    ['NULL', 'search[0][val]=true', [{ field: 'order_status', operator: 'null', value: '' }]],
    ['NOT NULL', 'search[0][val]=true', [{ field: 'order_status', operator: 'not_null', value: '' }]],
    [
      'FIND_IN_SET',
      'search[0][val][]=1&search[0][val][]=2',
      [
        { field: 'order_status', operator: 'find_in_set', value: '1' },
        { field: 'order_status', operator: 'find_in_set', value: '2' },
      ],
    ],
    ['REGEXP', 'search[0][val]=1', []],
    ['=', 'search[0][val]=', []],
  ])('reads %s with %s', (operator, val, expected) => {
    expect(one(operator, val)).toEqual(expected);
  });

  it('keeps a time picker’s range as local text for the owner to read in London time', () => {
    const text =
      'search[0][field]=createtime&search[0][val]=2024-01-01+00:00:00,2024-01-31+23:59:59&search[0][operator]=RANGE&search[0][render]=datetime';
    expect(terms(text)).toEqual([
      { field: 'create_time', operator: 'range', value: ['2024-01-01 00:00:00', '2024-01-31 23:59:59'] },
    ]);
  });

  it('ignores a time picker’s range with one end', () => {
    expect(one('RANGE', 'search[0][val]=2024-01-01+00:00:00,', '&search[0][render]=datetime')).toEqual([]);
  });

  it('takes a time picker’s single value as that time, whatever the operator', () => {
    expect(one('LIKE', 'search[0][val]=2024-01-01+10:00:00', '&search[0][render]=datetime')).toEqual([
      { field: 'order_status', operator: 'eq', value: '2024-01-01 10:00:00' },
    ]);
  });

  it('cuts the time of day off where the field is a date', () => {
    const text =
      'search[0][field]=pick_up_date&search[0][val]=2026-07-01+00:00:00,2026-07-02+23:59:59&search[0][operator]=RANGE&search[0][render]=datetime';
    expect(terms(text)).toEqual([
      { field: 'pick_up_date', operator: 'range', value: ['2026-07-01', '2026-07-02'] },
    ]);
  });

  it('ignores items without a field, value or operator, and a search that is no list', () => {
    expect(terms('search[0][val]=1&search[0][operator]=eq')).toEqual([]);
    expect(terms('search[0][field]=id&search[0][operator]=eq')).toEqual([]);
    expect(terms('search[0][field]=id&search[0][val]=1')).toEqual([]);
    expect(terms('search=id')).toEqual([]);
  });
});

describe('sortOf', () => {
  it('gives no order for a list of orders, which no client sends', () => {
    expect(sortOf(['id,asc'])).toEqual([]);
  });
});
