import type { Resource } from '@parcelway/contracts/resources';
import {
  channelPriceResource,
  channelResource,
  goodsCategoryResource,
  memberResource,
} from '@parcelway/contracts/resources';
import { choosableOnly, optionFilters, optionsOf } from './options';
import { presentRow, readRow } from './row';

describe('presentRow', () => {
  it('gives instants as epoch seconds in both spellings and leaves money and flags as they are', () => {
    const row = presentRow(memberResource, {
      id: 1,
      username: 'demo',
      money: '10.30',
      status: 'enable',
      birthday: '2000-02-29',
      create_time: '2026-07-01T09:00:00.500Z',
      last_login_time: null,
    });
    expect(row).toEqual({
      id: 1,
      username: 'demo',
      money: '10.30',
      status: 'enable',
      birthday: '2000-02-29',
      create_time: 1782896400,
      createtime: 1782896400,
      last_login_time: null,
      lastlogintime: null,
    });
  });
});

describe('readRow', () => {
  const resource: Resource = {
    ...memberResource,
    fields: { ...memberResource.fields, valid_from: { kind: 'instant', label: ['生效', 'Valid from'] } },
  };

  it('reads local times of an instant as London time and leaves id and version out', () => {
    expect(
      readRow(resource, { id: 1, version: 3, nickname: 'A', valid_from: '2026-07-01 10:00:00' }),
    ).toEqual({
      nickname: 'A',
      valid_from: '2026-07-01T09:00:00.000Z',
    });
  });

  it('keeps epoch seconds, and a partial row partial', () => {
    expect(readRow(resource, { id: 5, valid_from: 1782896400 })).toEqual({ valid_from: 1782896400 });
    expect(readRow(resource, { id: 5, status: '0' })).toEqual({ status: '0' });
  });

  it('takes an older spelling where the current one is missing', () => {
    expect(readRow(resource, { jointime: 1 })).toEqual({ join_time: 1 });
    expect(readRow(resource, { jointime: 1, join_time: 2 })).toEqual({ join_time: 2 });
  });
});

describe('optionsOf', () => {
  const page = { rows: [{ id: 4, name_zh: '衣物', name_en: 'Clothes' }], total: 1 };

  it('labels rows in the caller’s language', () => {
    expect(optionsOf(goodsCategoryResource, page, 'zh-cn').options).toEqual([
      { value: 4, label: '衣物', disabled: false },
    ]);
    expect(optionsOf(goodsCategoryResource, page, 'en').list).toMatchObject([{ id: 4, name: 'Clothes' }]);
  });

  it('tells the columns that a form needs beside the name, and no other', () => {
    const [row] = optionsOf(
      channelResource,
      {
        rows: [{ id: 1, code: 'AIR', name_zh: '空运', currency: 'GBP', transport: 'air', fuel_bp: 1275 }],
        total: 1,
      },
      'zh-cn',
    ).list;
    expect(row).toEqual({ id: 1, name: 'AIR', code: 'AIR', currency: 'GBP', transport: 'air' });
  });

  it('calls a row that has only its id by the name its service gives it', () => {
    const named = { rows: [{ id: 7, name: 'AIR 12.00+2.35 2026-01-01' }, { id: 8 }], total: 2 };
    expect(optionsOf(channelPriceResource, named, 'zh-cn').list.map(({ name }) => name)).toEqual([
      'AIR 12.00+2.35 2026-01-01',
      '8',
    ]);
  });

  it('is narrowed by declared filters, and by nothing else', () => {
    const query = { channel_id: '3', first_price: '12.00', status: '', page: '2' };
    expect(optionFilters(query, channelPriceResource)).toEqual([
      { field: 'channel_id', operator: 'eq', value: '3' },
    ]);
  });

  it('offers enabled members only', () => {
    expect(choosableOnly(memberResource)).toEqual([{ field: 'status', operator: 'eq', value: 'enable' }]);
  });
});
