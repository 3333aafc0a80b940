import { barcodeModules, labelModuleMm, squareModuleMm } from './barcode';

/** Room between the inner edges of a label's frame. */
const ROOM_MM = 93.5;

describe('barcode modules', () => {
  it('gives Code 128 of a 13-character number 156 modules: 11 for each of 13 symbols and 13 for the stop', async () => {
    const bars = await barcodeModules('code128', 'EE473124829GB');
    expect(bars.width).toBe(11 * 13 + 13);
    expect(bars.black.every((bar) => Number.isInteger(bar.x) && bar.width >= 1 && bar.width <= 4)).toBe(true);
  });

  it('gives the smallest data matrix that holds 13 characters, 16 × 16, with a solid left edge and foot', async () => {
    const matrix = await barcodeModules('datamatrix', 'EE473124829GB');
    expect([matrix.width, matrix.height]).toEqual([16, 16]);
    expect(new Set(matrix.black.filter((run) => run.x === 0).map((run) => run.y)).size).toBe(16);
    expect(matrix.black.at(-1)).toEqual({ x: 0, y: 15, width: 16 });
  });

  it.each(['运单一号', 'EE\n', ''])('refuses the number %j', async (number) => {
    await expect(barcodeModules('code128', number)).rejects.toThrow(RangeError);
  });
});

describe('module width on a label', () => {
  it.each([
    ['EE473124829GB', 0.5],
    ['PWABCDEFGHJKLMNP', 0.375],
    ['PWUKCNAIRABCDEFGHJKL', 0.33],
  ])('prints %s with modules of %d mm', async (number, expected) => {
    expect(labelModuleMm(await barcodeModules('code128', number), ROOM_MM)).toBeCloseTo(expected, 6);
  });

  it('squeezes a 30-character number into the room rather than print none', async () => {
    const bars = await barcodeModules('code128', 'PWUKCNAIRABCDEFGHJKLMNPQRSTUVW');
    const module = labelModuleMm(bars, ROOM_MM);
    expect((bars.width + 20) * module).toBeCloseTo(ROOM_MM, 6);
    expect(module).toBeGreaterThan(0.2);
  });

  it('gives a square symbol whole printer dots', async () => {
    const matrix = await barcodeModules('datamatrix', 'EE473124829GB');
    expect(squareModuleMm(matrix, 23.5)).toBe(1.25);
  });
});
