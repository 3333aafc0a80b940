import { randomNo } from './random-no';

describe('randomNo', () => {
  it.each([
    ['B', [0, 0, 0, 0, 0], 'B00000000'],
    ['B', [255, 255, 255, 255, 255], 'BZZZZZZZZ'],
    ['P', [0x08, 0x86, 0x42, 0x98, 0xe8], 'P1234' + '5678'],
    ['P', [0, 0, 0, 0, 1, 0x80, 0, 0, 0, 0], 'P00000001' + 'G0000000'],
  ])('writes %s over %j as %s', (prefix, bytes, text) => {
    expect(randomNo(prefix, Uint8Array.from(bytes))).toBe(text);
  });

  it.each([[0], [4], [6]])('refuses %i bytes', (count) => {
    expect(() => randomNo('B', new Uint8Array(count))).toThrow(RangeError);
  });
});
