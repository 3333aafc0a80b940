import { resources } from '@parcelway/contracts/resources';
import type { Resource } from '@parcelway/contracts/resources';
import { changedRow, newRow } from './changed-fields';

const member = resources['member'] as Resource;
const channel = resources['channel'] as Resource;

describe('rows on their way to the server', () => {
  it('sends only the changed writable fields of an edit, with the version read', () => {
    const previous = {
      id: 7,
      version: 3,
      code: 'EMS',
      name_zh: '旧',
      name_en: 'Old',
      fuel_bp: 1275,
      weigh: 7,
    };
    expect(changedRow(channel, { ...previous, name_zh: '新', code: 'X', weigh: 9 }, previous)).toEqual({
      name_zh: '新',
      version: 3,
    });
  });

  it('leaves an empty secret out of an edit and sends a filled one', () => {
    const previous = { id: 1, version: 1, password: '' };
    expect(changedRow(member, { ...previous, password: '' }, previous)).toEqual({ version: 1 });
    expect(changedRow(member, { ...previous, password: 'new-one' }, previous)).toEqual({
      password: 'new-one',
      version: 1,
    });
  });

  it('sends null for an optional field that was emptied', () => {
    const previous = { id: 1, version: 1, motto: 'hello' };
    expect(changedRow(member, { ...previous, motto: null }, previous)).toEqual({ motto: null, version: 1 });
  });

  it('adds with the declared, filled fields only', () => {
    expect(newRow(member, { username: 'lin', money: '5.00', motto: null, other: 1 })).toEqual({
      username: 'lin',
    });
  });
});
