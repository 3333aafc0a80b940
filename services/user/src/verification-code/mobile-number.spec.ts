import { typedMobile } from './mobile-number';

describe('a mobile number as typed', () => {
  it.each([
    ['07700 900142', undefined, { code: '+44', national: '7700900142' }],
    ['13900001234', undefined, { code: '+86', national: '13900001234' }],
    ['139 0000 1234', undefined, { code: '+86', national: '13900001234' }],
    ['13900001234', '+86', { code: '+86', national: '13900001234' }],
    ['+86 139 0000 1234', undefined, { code: '+86', national: '13900001234' }],
    ['+447700900142', undefined, { code: '+44', national: '7700900142' }],
    ['13900001234', '+44', null],
    ['words', undefined, null],
    ['', undefined, null],
    ['+', undefined, null],
  ])('%s with code %s', (mobile, code, parts) => {
    expect(typedMobile(mobile, code)).toEqual(parts);
  });
});
