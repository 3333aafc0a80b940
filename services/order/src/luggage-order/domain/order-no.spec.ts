import fc from 'fast-check';
import { orderNo, parseOrderNo } from './order-no';

describe('order numbers', () => {
  it.each([
    [[0, 0, 0, 0, 0], 'PW-0000-0000'],
    [[255, 255, 255, 255, 255], 'PW-ZZZZ-ZZZZ'],
    [[0, 0, 0, 0, 1], 'PW-0000-0001'],
    [[0x08, 0, 0, 0, 0], 'PW-1000-0000'],
    [[0x01, 0x23, 0x45, 0x67, 0x89], 'PW-04HM-ASW9'],
  ])('bytes %j make %s', (bytes, number) => {
    expect(orderNo(Uint8Array.from(bytes))).toBe(number);
  });

  it('takes exactly five bytes', () => {
    expect(() => orderNo(new Uint8Array(4))).toThrow(RangeError);
  });

  it.each([
    ['PW-7K4M-92QX', 'PW-7K4M-92QX'],
    ['pw-7k4m-92qx', 'PW-7K4M-92QX'],
    ['PW7K4M92QX', 'PW-7K4M-92QX'],
    [' pw 7k4m 92qx\n', 'PW-7K4M-92QX'],
    ['ＰＷ－7K4M－92QX', 'PW-7K4M-92QX'],
    ['PW-OIL0-92QX', 'PW-0110-92QX'],
    ['PW-7K4M-92Q', null],
    ['PW-7K4M-92QXX', null],
    ['PW-7K4U-92QX', null],
    ['ST-7K4M-92QX', null],
    ['7K4M-92QX', null],
    ['', null],
  ])('reads %j as %s', (text, number) => {
    expect(parseOrderNo(text)).toBe(number);
  });

  it('keeps storage orders apart by their letters', () => {
    const number = orderNo(Uint8Array.from([1, 2, 3, 4, 5]), 'ST');
    expect(parseOrderNo(number, 'ST')).toBe(number);
    expect(parseOrderNo(number)).toBeNull();
  });

  it('gives different numbers for different bytes, each of which reads back as itself', () => {
    const bytes = fc.uint8Array({ minLength: 5, maxLength: 5 });
    fc.assert(
      fc.property(bytes, bytes, (a, b) => {
        expect(orderNo(a)).toMatch(/^PW-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
        expect(parseOrderNo(orderNo(a).toLowerCase())).toBe(orderNo(a));
        expect(orderNo(a) === orderNo(b)).toBe(a.join() === b.join());
      }),
    );
  });
});
