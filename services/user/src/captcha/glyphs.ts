import { createRequire } from 'node:module';
import type { Font } from 'fontkit';

const FILE = '@expo-google-fonts/noto-sans-sc/700Bold/NotoSansSC_700Bold.ttf';

/** An outline in a box of one by one, y downwards. */
export interface Outline {
  /** SVG path data. */
  readonly path: string;
  /** Transform that brings the path into the box. */
  readonly fit: string;
}

let loading: Promise<Font> | undefined;

async function open(): Promise<Font> {
  const { open: openFont } = await import('fontkit');
  const font = await openFont(createRequire(__filename).resolve(FILE));
  if (!('glyphForCodePoint' in font)) throw new Error(`${FILE} is a collection of fonts`);
  return font;
}

/** Outlines of characters: what is drawn must not depend on the fonts of the machine. */
export async function glyphsOf(characters: readonly string[]): Promise<Outline[]> {
  const font = await (loading ??= open());
  const scale = 1 / font.unitsPerEm;
  return characters.map((character) => {
    const { path, bbox } = font.glyphForCodePoint(character.codePointAt(0) ?? 0);
    const left = (font.unitsPerEm - (bbox.maxX - bbox.minX)) / 2 - bbox.minX;
    const bottom = (font.unitsPerEm - (bbox.maxY - bbox.minY)) / 2 - bbox.minY;
    return {
      path: path.toSVG(),
      fit: `translate(${left * scale} ${1 - bottom * scale}) scale(${scale} ${-scale})`,
    };
  });
}
