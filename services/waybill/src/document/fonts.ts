import type { Font, Glyph, GlyphRun } from 'fontkit';
import type LineBreaker from 'linebreak';
import type PDFDocument from 'pdfkit';

/** Weight of a text. */
export type Face = 'regular' | 'bold';

/** A loaded typeface of one weight: Chinese first, Latin, Greek and Cyrillic letters the Chinese face lacks second. */
export interface Typeface {
  han: Font;
  latin: Font;
  /** Characters met so far, so that measuring a text needs no search in the fonts. */
  known: Map<number, CharacterShape>;
}

/** Which of a typeface's fonts draws a character, and how far it moves the pen, as a part of the size. */
export interface CharacterShape {
  font: 'han' | 'latin';
  advance: number;
}

/** The libraries and fonts that documents are drawn with. */
export interface PrintEngine {
  PDFDocument: typeof PDFDocument;
  LineBreaker: typeof LineBreaker;
  faces: Record<Face, Typeface>;
}

const FONT_FILES: Record<Face, { han: string; latin: string }> = {
  regular: {
    han: '@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf',
    latin: '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf',
  },
  bold: {
    han: '@expo-google-fonts/noto-sans-sc/700Bold/NotoSansSC_700Bold.ttf',
    latin: '@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf',
  },
};

/** GETA MARK, the typesetter's sign for "a character I have no type for". */
const MISSING_MARK = 0x3013;
/** TrueType glyph ids are 16-bit, so a glyph id and a code point share one safe integer. */
const GLYPH_ID_RANGE = 0x10000;
/** More characters than the fonts hold; only text of characters they lack can reach it. */
const KNOWN_LIMIT = 40_000;

/** The characters of one document's copy of a font: glyph ids by character id. */
interface FontSubset {
  glyphs: number[];
  includeGlyph: (glyph: number | Glyph) => number;
}

let engine: Promise<PrintEngine> | undefined;

/**
 * The print engine, loaded on the first call (about 23 MB of font files) and kept: the parsed fonts are shared by all
 * documents of the process. A failed load is tried again by the next call.
 */
export function printEngine(): Promise<PrintEngine> {
  engine ??= load().catch((error: unknown) => {
    engine = undefined;
    throw error;
  });
  return engine;
}

async function load(): Promise<PrintEngine> {
  const [pdfkit, fontkit, linebreak] = await Promise.all([
    import('pdfkit'),
    import('fontkit'),
    import('linebreak'),
  ]);
  const open = async (file: string): Promise<Font> => {
    const font = await fontkit.open(require.resolve(file));
    if (!('glyphForCodePoint' in font)) throw new Error(`${file} is a collection, a single font is needed`);
    return font;
  };
  const face = async (name: Face): Promise<Typeface> => {
    const [han, latin] = await Promise.all([open(FONT_FILES[name].han), open(FONT_FILES[name].latin)]);
    return { han, latin, known: new Map() };
  };
  const [regular, bold] = await Promise.all([face('regular'), face('bold')]);
  return { PDFDocument: pdfkit.default, LineBreaker: linebreak.default, faces: { regular, bold } };
}

/**
 * How a typeface draws a character: the Chinese font if it can, else the Latin font if it can, else the 〓 of the
 * Chinese font. With `narrow`, the other way round for what both have: the Chinese · and × are as wide as a 字.
 */
export function characterShape(face: Typeface, codePoint: number, narrow = false): CharacterShape {
  const key = narrow ? -codePoint : codePoint;
  let shape = face.known.get(key);
  if (!shape) {
    const order = narrow ? (['latin', 'han'] as const) : (['han', 'latin'] as const);
    const font = order.find((name) => face[name].hasGlyphForCodePoint(codePoint)) ?? 'han';
    shape = { font, advance: glyphFor(face[font], codePoint).advanceWidth / face[font].unitsPerEm };
    if (face.known.size >= KNOWN_LIMIT) face.known.clear();
    face.known.set(key, shape);
  }
  return shape;
}

/** The picture of one character; 〓 where the font has none. */
function glyphFor(font: Font, codePoint: number): Glyph {
  return font.glyphForCodePoint(font.hasGlyphForCodePoint(codePoint) ? codePoint : MISSING_MARK);
}

/**
 * A shared font as one document's font. It maps characters to glyphs one to one and keeps a separate character id for
 * each pair of glyph and character. Otherwise text copied out of a PDF is wrong wherever two characters look the same
 * (一 and the radical ⼀, "fi" and ﬁ, every 〓): fontkit remembers only the first character it met for a glyph, in
 * whichever document that was.
 */
export function documentFont(font: Font): PDFKit.Mixins.PDFFontSource {
  const own = Object.create(font, {
    layout: { value: (text: string) => layout(font, text) },
    createSubset: { value: () => subsetPerCharacter(font) },
  }) as Font;
  // pdfkit also takes a parsed font, which its types do not say.
  return own as unknown as PDFKit.Mixins.PDFFontSource;
}

function layout(font: Font, text: string): Pick<GlyphRun, 'glyphs' | 'positions' | 'advanceWidth'> {
  const run: Pick<GlyphRun, 'glyphs' | 'positions' | 'advanceWidth'> = {
    glyphs: [],
    positions: [],
    advanceWidth: 0,
  };
  for (const character of text) {
    const codePoint = character.codePointAt(0) ?? MISSING_MARK;
    const { id, advanceWidth } = glyphFor(font, codePoint);
    run.glyphs.push({
      id: codePoint * GLYPH_ID_RANGE + id,
      advanceWidth,
      codePoints: [codePoint],
    } as Glyph);
    run.positions.push({ xAdvance: advanceWidth, yAdvance: 0, xOffset: 0, yOffset: 0 });
    run.advanceWidth += advanceWidth;
  }
  return run;
}

function subsetPerCharacter(font: Font): FontSubset {
  // The types know neither the list of glyphs nor that ids are taken and given.
  const subset = font.createSubset() as unknown as FontSubset;
  const characterIds = new Map<number, number>();
  subset.includeGlyph = (glyph) => {
    const key = typeof glyph === 'number' ? glyph : glyph.id;
    let characterId = characterIds.get(key);
    if (characterId === undefined) {
      characterId = subset.glyphs.push(key % GLYPH_ID_RANGE) - 1;
      characterIds.set(key, characterId);
    }
    return characterId;
  };
  return subset;
}
