import { randomInt } from 'node:crypto';
import sharp from 'sharp';
import type { Outline } from './glyphs';

/** Something to draw: its outline in a square box. */
export interface Placed {
  readonly outline: Outline;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

const INKS = ['#1f3a5f', '#7a1f3d', '#1f5f4a', '#5b3a8c', '#8a4b08', '#33415c'];
const LARGEST_TURN = 24;
/** Crossing lines for so many square pixels. */
const AREA_OF_A_LINE = 3_500;

/** A PNG of the given size with everything placed on it, slightly turned, under some lines. */
export async function draw(width: number, height: number, placed: readonly Placed[]): Promise<Buffer> {
  const shapes = placed.map(({ outline, x, y, size }) => {
    const turn = randomInt(-LARGEST_TURN, LARGEST_TURN + 1);
    const middle = size / 2;
    return (
      `<g transform="translate(${x} ${y}) rotate(${turn} ${middle} ${middle}) scale(${size}) ${outline.fit}">` +
      `<path d="${outline.path}" fill="${oneOf(INKS)}" fill-rule="evenodd"/></g>`
    );
  });
  const lines = Array.from({ length: Math.ceil((width * height) / AREA_OF_A_LINE) }, () => {
    const point = (): string => `${randomInt(width)} ${randomInt(height)}`;
    return `<path d="M${point()} Q${point()} ${point()}" fill="none" stroke="${oneOf(INKS)}" stroke-width="1.4" opacity="0.45"/>`;
  });
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
    `<rect width="100%" height="100%" fill="#f3f1ec"/>${shapes.join('')}${lines.join('')}</svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

export function oneOf<Value>(values: readonly Value[]): Value {
  const value = values[randomInt(values.length)];
  if (value === undefined) throw new RangeError('nothing to choose from');
  return value;
}
