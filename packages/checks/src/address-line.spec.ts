import fc from 'fast-check';
import { splitAddressLine } from './address-line';

describe('splitAddressLine', () => {
  it.each([
    ['48 Park Lane', ['48 Park Lane']],
    ['  48   Park\tLane ', ['48 Park Lane']],
    ['', []],
    [
      'Flat 12, The Old Corn Exchange Building, 48 Park Lane, Leeds',
      ['Flat 12, The Old Corn Exchange', 'Building, 48 Park Lane, Leeds'],
    ],
    [
      '甘肃省酒泉市敦煌市沙州北路二十六号三单元五百零一室，敦煌夜市东侧第三家丝路酒店后面',
      ['甘肃省酒泉市敦煌市沙州北路二十六号三单元五百零一室，敦煌夜市东侧第三家', '丝路酒店后面'],
    ],
    [
      `${'a'.repeat(35)} ${'b'.repeat(35)} ${'c'.repeat(35)}`,
      ['a'.repeat(35), 'b'.repeat(35), 'c'.repeat(35)],
    ],
  ])('splits %j at word ends', (text, lines) => {
    expect(splitAddressLine(text)).toEqual({ fits: true, lines });
  });

  it('names the line that a single long word does not fit on', () => {
    const word = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch';
    expect(splitAddressLine(`1 High Street, ${word}, Anglesey`)).toEqual({
      fits: false,
      line: 2,
      rest: `${word}, Anglesey`,
    });
    expect(splitAddressLine('x'.repeat(36))).toEqual({ fits: false, line: 1, rest: 'x'.repeat(36) });
  });

  it('names the last line and what was left when the lines run out', () => {
    expect(splitAddressLine('one two three four', 5, 3)).toEqual({ fits: false, line: 3, rest: 'four' });
  });

  it('loses nothing, keeps to the limits and breaks no word', () => {
    const text = fc
      .array(fc.constantFrom('Flat', '12,', 'Leeds', '敦煌市', '沙州北路', 'Road', 'a'.repeat(9)), {
        maxLength: 14,
      })
      .map((words) => words.join(' '));
    fc.assert(
      fc.property(text, fc.integer({ min: 10, max: 35 }), (address, maxLength) => {
        const split = splitAddressLine(address, maxLength);
        if (!split.fits) {
          expect(split.rest).not.toBe('');
          expect(address.endsWith(split.rest)).toBe(true);
          return;
        }
        expect(split.lines.length).toBeLessThanOrEqual(3);
        expect(split.lines.every((line) => line.length <= maxLength && line === line.trim())).toBe(true);
        expect(split.lines.join('').replace(/ /g, '')).toBe(address.replace(/ /g, ''));
        const latinWords = (line: string) => line.split(' ').filter((word) => /^[a-zA-Z0-9,]+$/.test(word));
        expect(split.lines.flatMap(latinWords)).toEqual(latinWords(address));
      }),
    );
  });
});
