import type { BarcodeModules } from './barcode';
import { characterShape, documentFont, type CharacterShape, type Face, type PrintEngine } from './fonts';

/** Points (1/72 inch) in a millimetre. */
export const PT_PER_MM = 72 / 25.4;
/** Points in a pixel of 96 dpi, the unit of the measures of both documents. */
export const PT_PER_PX = 0.75;

/** How a text looks. Sizes in points. */
export interface TextStyle {
  size: number;
  face?: Face;
  /** Extra space after each character, points. */
  spacing?: number;
  color?: string;
}

/** One paragraph of a block of text. */
export interface Paragraph extends TextStyle {
  text: string;
  /** Line height as a multiple of the size; 1.4 unless told. */
  leading?: number;
  /** Blank points above it, except at the top of the block. */
  gapBefore?: number;
  /** Shrinks instead of wrapping. */
  oneLine?: boolean;
  /** A second text after the last line, small and grey: the other language of a heading. */
  note?: string;
}

/** A rectangle in points from the page's upper left corner. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export type Align = 'left' | 'center' | 'right';

interface SetLine {
  text: string;
  note?: string;
  style: TextStyle;
  height: number;
  gapBefore: number;
}

/** "60×40×40", "甘肃 GANSU · 偏远 REMOTE"; but the point in 买买提·吐尔逊 is as wide as the characters around it. */
const NARROW_OUTSIDE_CHINESE = new Set(['·', '×']);
const HAN = /\p{Script=Han}/u;
const DEFAULT_LEADING = 1.4;
const ELLIPSIS = '…';
const NOTE_COLOR = '#444';
/** Where the baseline lies in a line: half the difference of the Chinese face's ascent and descent below the middle. */
const BASELINE_BELOW_MIDDLE = 0.436;
/** Smallest print on labels that is still read without effort; then, rather than losing text, the smallest legible. */
const SMALLEST_SIZES = [7, 5];
const SHRINK_STEP = 0.04;

/**
 * Draws text, rules and symbols on the pages of one PDF document. Text mixes Chinese and Latin fonts by itself, breaks
 * lines by UAX #14, and is measured with the same widths it is drawn with.
 */
export class Pen {
  constructor(
    readonly doc: PDFKit.PDFDocument,
    private readonly engine: PrintEngine,
  ) {
    for (const face of ['regular', 'bold'] as const) {
      doc.registerFont(`${face}.han`, documentFont(engine.faces[face].han));
      doc.registerFont(`${face}.latin`, documentFont(engine.faces[face].latin));
    }
  }

  /** Width of a text in points. */
  width(text: string, { size, face = 'regular', spacing = 0 }: TextStyle): number {
    let width = 0;
    for (const { shape } of this.shapes(printable(text), face)) width += shape.advance * size + spacing;
    return width;
  }

  /** Draws one line without wrapping; `y` is the top of a line of the given leading. */
  line(text: string, x: number, y: number, style: TextStyle, leading = DEFAULT_LEADING): void {
    const { size, face = 'regular', spacing = 0, color = '#000' } = style;
    const baseline = y + size * (leading / 2 + BASELINE_BELOW_MIDDLE);
    let left = x;
    this.doc.fillColor(color);
    for (const run of this.runs(printable(text), face)) {
      this.doc.font(`${face}.${run.font}`).fontSize(size).text(run.text, left, baseline, {
        lineBreak: false,
        baseline: 'alphabetic',
        characterSpacing: spacing,
      });
      left += run.advance * size + run.length * spacing;
    }
  }

  /** Breaks a text into lines no wider than `width`; a word that is wider alone is cut between characters. */
  wrap(text: string, width: number, style: TextStyle): string[] {
    const lines: string[] = [];
    let line = '';
    let lineWidth = 0;
    const take = (piece: string): void => {
      // The width of such a character depends on the one before it.
      const joined = NARROW_OUTSIDE_CHINESE.has(piece.charAt(0)) ? line : '';
      const start = joined === '' ? lineWidth : 0;
      if (line !== '' && start + this.width((joined + piece).trimEnd(), style) > width) {
        lines.push(line.trimEnd());
        line = piece;
        lineWidth = this.width(piece, style);
      } else {
        line += piece;
        lineWidth = start + this.width(joined + piece, style);
      }
    };
    for (const word of this.words(printable(text))) {
      if (this.width(word.trimEnd(), style) <= width) take(word);
      else for (const character of word) take(character);
    }
    if (line.trim() !== '' || lines.length === 0) lines.push(line.trimEnd());
    return lines;
  }

  /** Height of the paragraphs set at their own sizes in a column of this width. */
  height(paragraphs: Paragraph[], width: number): number {
    return heightOf(this.set(paragraphs, width, 1, 0));
  }

  /** Draws paragraphs at their own sizes and returns the height used. */
  column(paragraphs: Paragraph[], x: number, y: number, width: number, align: Align = 'left'): number {
    return this.draw(this.set(paragraphs, width, 1, 0), { x, y, width }, align);
  }

  /**
   * Draws paragraphs inside a box: wraps, then shrinks all of them together until they fit, and only below 5 pt ends the
   * text in an ellipsis. Never draws outside the box.
   */
  block(
    paragraphs: Paragraph[],
    box: Box,
    { align = 'left', middle = false }: { align?: Align; middle?: boolean } = {},
  ): void {
    const lines = this.fit(paragraphs, box.width, box.height);
    const y = middle ? box.y + (box.height - heightOf(lines)) / 2 : box.y;
    this.draw(lines, { ...box, y }, align);
  }

  /** A straight rule. */
  rule(x1: number, y1: number, x2: number, y2: number, thickness: number, color = '#000'): void {
    this.doc.lineWidth(thickness).strokeColor(color).moveTo(x1, y1).lineTo(x2, y2).stroke();
  }

  /** Black bars of whole modules; (x, y) is the corner of the first module, quiet zones are the caller's. */
  symbol(symbol: BarcodeModules, x: number, y: number, module: number, barHeight = module): void {
    for (const run of symbol.black) {
      this.doc.rect(x + run.x * module, y + run.y * barHeight, run.width * module, barHeight);
    }
    this.doc.fill('#000');
  }

  /** The sign of the house, black, in a square of this size. */
  logo(x: number, y: number, size: number): void {
    const { doc } = this;
    doc
      .save()
      .translate(x, y)
      .scale(size / 32);
    doc.roundedRect(0, 0, 32, 32, 8).fill('#000');
    doc.lineWidth(3).lineCap('round').lineJoin('round').strokeColor('#fff');
    doc.path('M10.5 23V11a2.5 2.5 0 0 1 2.5-2.5h4.8a5 5 0 0 1 0 10H14').stroke();
    doc.circle(10.5, 23, 2.7).fill('#fff');
    doc.restore();
  }

  private *shapes(text: string, face: Face): Generator<{ character: string; shape: CharacterShape }> {
    const typeface = this.engine.faces[face];
    let afterHan = false;
    for (const character of text) {
      const narrow = NARROW_OUTSIDE_CHINESE.has(character) && !afterHan;
      yield { character, shape: characterShape(typeface, character.codePointAt(0) ?? 0, narrow) };
      afterHan = HAN.test(character);
    }
  }

  private runs(
    text: string,
    face: Face,
  ): { font: 'han' | 'latin'; text: string; advance: number; length: number }[] {
    const runs: { font: 'han' | 'latin'; text: string; advance: number; length: number }[] = [];
    for (const { character, shape } of this.shapes(text, face)) {
      let run = runs.at(-1);
      if (run?.font !== shape.font) {
        run = { font: shape.font, text: '', advance: 0, length: 0 };
        runs.push(run);
      }
      run.text += character;
      run.advance += shape.advance;
      run.length += 1;
    }
    return runs;
  }

  private words(text: string): string[] {
    const breaker = new this.engine.LineBreaker(text);
    const words: string[] = [];
    let start = 0;
    for (let next = breaker.nextBreak(); next; next = breaker.nextBreak()) {
      words.push(text.slice(start, next.position));
      start = next.position;
    }
    return words;
  }

  private fit(paragraphs: Paragraph[], width: number, height: number): SetLine[] {
    for (const smallest of SMALLEST_SIZES) {
      for (let scale = 1; scale >= 0.2; scale -= SHRINK_STEP) {
        const lines = this.set(paragraphs, width, scale, smallest);
        if (heightOf(lines) <= height && lines.every((line) => this.width(line.text, line.style) <= width))
          return lines;
      }
    }
    return this.cut(this.set(paragraphs, width, 0.2, Math.min(...SMALLEST_SIZES)), width, height);
  }

  private set(paragraphs: Paragraph[], width: number, scale: number, smallest: number): SetLine[] {
    return paragraphs.flatMap(
      ({ text, note, leading = DEFAULT_LEADING, gapBefore = 0, oneLine = false, ...style }) => {
        const size = Math.max(Math.min(style.size, smallest), style.size * scale);
        const scaled: TextStyle = { ...style, size, spacing: ((style.spacing ?? 0) * size) / style.size };
        const lines = oneLine ? [printable(text)] : this.wrap(text, width, scaled);
        return lines.map((line, index) => ({
          text: line,
          style: scaled,
          height: size * leading,
          gapBefore: index === 0 ? gapBefore * scale : 0,
          ...(note !== undefined && index === lines.length - 1 ? { note } : {}),
        }));
      },
    );
  }

  private cut(lines: SetLine[], width: number, height: number): SetLine[] {
    const kept = [...lines];
    while (kept.length > 1 && heightOf(kept) > height) kept.pop();
    return kept.map((line, index) => {
      const last = index === kept.length - 1 && kept.length < lines.length;
      if (!last && this.width(line.text, line.style) <= width) return line;
      let characters = [...line.text];
      while (characters.length > 0 && this.width(characters.join('') + ELLIPSIS, line.style) > width) {
        characters = characters.slice(0, -1);
      }
      return { ...line, text: characters.join('') + ELLIPSIS };
    });
  }

  private draw(lines: SetLine[], box: Omit<Box, 'height'>, align: Align): number {
    let y = box.y;
    lines.forEach((line, index) => {
      if (index > 0) y += line.gapBefore;
      const width = this.width(line.text, line.style);
      const free = box.width - width + (line.style.spacing ?? 0);
      const indent = { left: 0, center: free / 2, right: free }[align];
      const leading = line.height / line.style.size;
      this.line(line.text, box.x + indent, y, line.style, leading);
      if (line.note) {
        const size = line.style.size * 0.92;
        this.line(line.note, box.x + indent + width + size / 2, y, { size, color: NOTE_COLOR }, leading);
      }
      y += line.height;
    });
    return y - box.y;
  }
}

function heightOf(lines: SetLine[]): number {
  return lines.reduce((sum, line, index) => sum + line.height + (index > 0 ? line.gapBefore : 0), 0);
}

/** Composed letters, and none of the characters that have no picture (controls, joiners, variation selectors). */
function printable(text: string): string {
  return (/\p{M}/u.test(text) ? text.normalize('NFC') : text)
    .replace(/\s*[\r\n\t]+\s*/g, ' ')
    .replace(/[\p{Cc}\p{Cf}\u{FE00}-\u{FE0F}\u{E0100}-\u{E01EF}]/gu, '');
}
