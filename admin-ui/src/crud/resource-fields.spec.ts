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
  nameInLabel,
  rowTitle,
  tableFields,
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
      'freeze_reason',
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
    expect(representation(declarationOf('menu'), { id: 1, name: 'auth/menu', title: '菜单' })).toBe('菜单');
    expect(representation(resources['channel-price'] as Resource, { id: 4 })).toBe('#4');
  });

  it('refuses a resource that is not declared', () => {
    expect(() => declarationOf('nothing')).toThrow('no resource nothing');
  });
});

describe('the name a row brings along of another', () => {
  it('is in the reader’s language, and none where the label does not say it', () => {
    const { channel, member } = { channel: declarationOf('channel'), member: declarationOf('member') };
    const names = { id: 1, name_zh: '海运', name_en: 'Sea' };
    expect(nameInLabel(channel, names, 'en')).toBe('Sea');
    expect(nameInLabel(channel, { ...names, name_en: '' }, 'en')).toBe('海运');
    expect(nameInLabel(channel, { id: 1, code: 'SEA' }, 'en')).toBeNull();
    expect(nameInLabel(member, { id: 1, [member.labelField]: '林悦' }, 'en')).toBe('林悦');
    expect(nameInLabel(member, undefined, 'en')).toBeNull();
  });
});

describe('columns of a table', () => {
  it('leaves out of a wide one the names in the other language and the time of making', () => {
    const english = names(tableFields(listFields(channel), 'en'));
    expect(english).toContain('name_en');
    expect(english).not.toContain('name_zh');
    expect(english).not.toContain('create_time');
    expect(names(tableFields(listFields(channel), 'zh-cn'))).toContain('name_zh');
  });

  it('keeps a narrow one whole', () => {
    const fields = listFields(resources['wallet'] as Resource);
    expect(tableFields(fields, 'en')).toEqual(fields);
  });
});

describe('the title of a row', () => {
  const titleOf = (name: string, record: object, language: 'zh-cn' | 'en' = 'en') =>
    rowTitle(resources[name] as Resource, record as Record<string, unknown>, language);

  it('is its name in the reader’s language', () => {
    const article = { id: 3, title_zh: '怎样打包', title_en: 'How to pack' };
    expect(titleOf('article', article)).toBe('How to pack');
    expect(titleOf('article', article, 'zh-cn')).toBe('怎样打包');
    expect(titleOf('member-group', { id: 2, name: '金卡会员', name_en: 'Gold' })).toBe('Gold');
  });

  it('is the row it belongs to where it has no name', () => {
    const user = { user_id: 1, user: { id: 1, nickname: '林悦' } };
    expect(titleOf('member-money-record', { id: 21, ...user })).toBe('林悦 · #21');
    expect(titleOf('wallet', { id: 1, ...user })).toBe('林悦');
    expect(titleOf('store-rate', { id: 4 })).toBe('#4');
  });
});
