import { EMAIL_PATTERN, mobileParts } from './contact';

describe('mobileParts', () => {
  it.each([
    ['+44', '07700 900142', { code: '+44', national: '7700900142' }],
    ['0044', '7700900142', { code: '+44', national: '7700900142' }],
    ['86', '+86 139 0000 1234', { code: '+86', national: '13900001234' }],
    ['+44', '13900001234', null],
    ['+44', '', null],
  ])('reads %s %s', (code, national, expected) => {
    expect(mobileParts(code, national)).toEqual(expected);
  });
});

describe('EMAIL_PATTERN', () => {
  it.each([
    ['lin.yue+uk@example.co.uk', true],
    ['jane@host', false],
    ['jane doe@example.com', false],
    ['jane@@example.com', false],
  ])('takes %s: %s', (text, expected) => {
    expect(EMAIL_PATTERN.test(text)).toBe(expected);
  });
});
