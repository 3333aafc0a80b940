import {
  formatCountdown,
  formatCustomerDate,
  formatDeadline,
  formatDetailTime,
  formatListTime,
} from './date';
import { formatG, formatKg, formatKgFromG, formatSize } from './measure';
import { compareDecimals, formatMoneyText, sumDecimals, timesCount } from './money';
import { formatPhone, maskIdCard, maskPhone } from './number';

describe('money text', () => {
  it.each([
    ['181.14', 'GBP', '£181.14'],
    ['1284', 'GBP', '£1,284.00'],
    ['-6.68', 'GBP', '\u2212£6.68'],
    ['0', 'GBP', '£0.00'],
    ['-0.00', 'GBP', '£0.00'],
    ['1650.00', 'CNY', 'CNY 1,650.00'],
    ['1650', 'JPY', 'JPY 1,650'],
    ['90071992547409931234.55', 'GBP', '£90,071,992,547,409,931,234.55'],
    ['abc', 'GBP', '—'],
    [null, 'GBP', '—'],
  ])('shows %s %s as %s', (value, currency, text) => {
    expect(formatMoneyText(value, currency)).toBe(text);
  });

  it('puts a plus before a signed amount above zero', () => {
    expect(formatMoneyText('200.00', 'GBP', { signed: true })).toBe('+£200.00');
  });

  it('adds, multiplies and compares decimals without a float', () => {
    expect(sumDecimals(['0.10', '0.20', '-6.68'])).toBe('-6.38');
    expect(sumDecimals([])).toBe('0.00');
    expect(timesCount('18.50', 6)).toBe('111.00');
    expect(compareDecimals('55.4', '55.40')).toBe(0);
    expect(compareDecimals('-1', '0.5')).toBe(-1);
  });
});

describe('weights and sizes', () => {
  it('shows kilograms with two decimals and keeps a third that counts', () => {
    expect(formatKg('16')).toBe('16.00 kg');
    expect(formatKg('8.040')).toBe('8.04 kg');
    expect(formatKgFromG(12345)).toBe('12.345 kg');
    expect(formatKgFromG(500)).toBe('0.50 kg');
    expect(formatG(12300)).toBe('12,300 g');
    expect(formatKg(undefined)).toBe('—');
  });

  it('shows sizes in whole centimetres where they are whole', () => {
    expect(formatSize('60.0', '40', '30.5')).toBe('60×40×30.5 cm');
    expect(formatSize('100', '40', '40')).toBe('100×40×40 cm');
  });
});

describe('dates', () => {
  const now = new Date('2026-11-28T00:00:00Z');

  it('leaves the year out of a list time of this year and shows another', () => {
    expect(formatListTime(Date.parse('2026-11-27T14:32:08Z') / 1000, { now })).toBe('11-27 14:32');
    expect(formatListTime('2025-07-01T23:30:00Z', { now })).toBe('2025-07-02 00:30');
    expect(formatDetailTime('2026-11-27T14:32:08Z')).toBe('2026-11-27 14:32:08');
    expect(formatListTime(0)).toBe('—');
  });

  it('names calendar dates and deadlines in both languages', () => {
    expect(formatCustomerDate('2026-11-30', 'zh-cn')).toBe('11 月 30 日 周一');
    expect(formatCustomerDate('2026-11-30', 'en')).toBe('Mon 30 Nov');
    expect(formatDeadline('2026-11-28T14:32:00Z', 'zh-cn')).toBe('11 月 28 日 14:32');
    expect(formatDeadline('2026-07-28T14:32:00Z', 'en')).toBe('28 Jul, 15:32');
    expect(formatCountdown(85880)).toBe('23:51:20');
    expect(formatCountdown(-5)).toBe('00:00:00');
  });
});

describe('phones and id cards', () => {
  it('groups by country and hides the middle in lists', () => {
    expect(formatPhone('44', '7700900142')).toBe('+44 7700 900142');
    expect(formatPhone('+86', '13900001234')).toBe('+86 139 0000 1234');
    expect(maskPhone('86', '13900001234')).toBe('+86 139 **** 1234');
    expect(formatPhone('86', '139****1234')).toBe('+86 139 **** 1234');
    expect(maskIdCard('620123199001011234')).toBe('620******1234');
    expect(maskIdCard('620******1234')).toBe('620******1234');
  });
});
