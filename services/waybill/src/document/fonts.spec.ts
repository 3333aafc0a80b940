import { characterShape, printEngine } from './fonts';

describe('print engine', () => {
  it('is loaded once and shared by all documents', async () => {
    expect(await printEngine()).toBe(await printEngine());
  });

  it.each([
    ['国', 'han', 1],
    ['㛃', 'han', 1],
    ['é', 'han', undefined],
    ['Ł', 'latin', undefined],
    ['ş', 'latin', undefined],
    ['😀', 'han', 1],
  ])('draws %s with the %s font', async (character, font, advance) => {
    const shape = characterShape((await printEngine()).faces.regular, character.codePointAt(0) ?? 0);
    expect(shape.font).toBe(font);
    if (advance !== undefined) expect(shape.advance).toBe(advance);
  });

  it('takes a narrow × between figures and the wide one on request', async () => {
    const face = (await printEngine()).faces.bold;
    expect(characterShape(face, 0xd7, true).advance).toBeLessThan(0.7);
    expect(characterShape(face, 0xd7).advance).toBe(1);
  });
});
