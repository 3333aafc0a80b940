import type { BarcodeModules } from './barcode';
import type { BilingualText, CopyHead } from './document-data';
import { PT_PER_MM, PT_PER_PX, type Paragraph, type Pen } from './pen';

/** Points of a length in pixels of 96 dpi. */
export const px = (value: number): number => value * PT_PER_PX;

export const PAGE_SIZE: [number, number] = [210 * PT_PER_MM, 297 * PT_PER_MM];
export const MARGIN = 12 * PT_PER_MM;
export const WIDTH = PAGE_SIZE[0] - 2 * MARGIN;
/** Width of the price column. */
export const COLUMN = px(300);
/** Captions: dark enough for any office printer. */
export const GREY = '#333';

const HEAD_HEIGHT = px(72);
const HEAD_MODULE = 0.33 * PT_PER_MM;
const FOOT_TOP = PAGE_SIZE[1] - MARGIN - px(22);

const CUSTOMER_COPY: BilingualText = { zh: '客户联', en: 'Customer copy' };

/** The pages of one paper: a head on each, a place to write at, and the page numbers once all are there. */
export class CopySheet {
  /** Where the next thing goes, points from the top. */
  y = 0;
  pageCount = 0;
  private readonly firstPage: number;
  /** Drawn under the head of a new page while a table is being written. */
  tableHead: (() => void) | undefined;

  constructor(
    readonly pen: Pen,
    private readonly data: CopyHead,
    private readonly bars: BarcodeModules,
    private readonly title: BilingualText = CUSTOMER_COPY,
  ) {
    const { start, count } = pen.doc.bufferedPageRange();
    this.firstPage = start + count;
    this.newPage();
  }

  /** Height left on this page. */
  get left(): number {
    return FOOT_TOP - px(8) - this.y;
  }

  /** Height of an empty page under its head (and under the head of the table being written). */
  get wholePage(): number {
    return FOOT_TOP - px(8) - MARGIN - HEAD_HEIGHT - px(38);
  }

  /** Begins a new page unless this much height is left. */
  need(height: number): void {
    if (height > this.left) this.newPage();
  }

  newPage(): void {
    this.pen.doc.addPage();
    this.pageCount += 1;
    this.y = MARGIN;
    this.drawHead();
    if (this.pageCount > 1) this.y += px(8);
    this.tableHead?.();
  }

  /** Short facts side by side, each under its caption. */
  facts(facts: readonly (readonly [caption: string, value: string])[]): void {
    const width = WIDTH / facts.length;
    const cells = facts.map(([caption, value]): Paragraph[] => [
      { text: caption, size: px(10), color: GREY },
      { text: value, size: px(12.5), face: 'bold' },
    ]);
    this.columns(cells, (index) => ({ x: MARGIN + index * width, width }), px(7), px(10));
  }

  /** Texts side by side, a rule between them and a rule below. The first has no left padding. */
  columns(
    cells: Paragraph[][],
    place: (index: number) => { x: number; width: number },
    padY: number,
    padX: number,
  ): void {
    const slots = cells.map((paragraphs, index) => {
      const { x, width } = place(index);
      const indent = index === 0 ? 0 : padX;
      return { paragraphs, x, left: x + indent, width: width - indent - padX };
    });
    const height =
      Math.max(...slots.map(({ paragraphs, width }) => this.pen.height(paragraphs, width))) + 2 * padY;
    this.need(height);
    slots.forEach(({ paragraphs, x, left, width }, index) => {
      this.pen.column(paragraphs, left, this.y + padY, width);
      if (index > 0) this.pen.rule(x, this.y, x, this.y + height, 0.5, '#999');
    });
    this.y += height;
    this.pen.rule(MARGIN, this.y, MARGIN + WIDTH, this.y, 0.75);
  }

  /** Writes the foot of every page: "第 1 页，共 3 页". */
  numberPages(): void {
    const { pen, data } = this;
    for (let page = 0; page < this.pageCount; page += 1) {
      pen.doc.switchToPage(this.firstPage + page);
      const style = { size: px(10), color: GREY };
      const pageText = `第 ${page + 1} 页，共 ${this.pageCount} 页 · Page ${page + 1} of ${this.pageCount} · 打印于 Printed ${data.printedAt}`;
      const pageWidth = pen.width(pageText, style);
      const row = { y: FOOT_TOP + px(6), height: px(16) };
      pen.rule(MARGIN, FOOT_TOP, MARGIN + WIDTH, FOOT_TOP, 0.5, '#999');
      pen.line(pageText, MARGIN + WIDTH - pageWidth, row.y, style);
      pen.block([{ text: `Parcelway · ${data.support}`, ...style }], {
        ...row,
        x: MARGIN,
        width: WIDTH - pageWidth - px(16),
      });
    }
  }

  private drawHead(): void {
    const { pen, data, bars } = this;
    const top = this.y;
    const barsWidth = bars.width * HEAD_MODULE;
    const barsLeft = MARGIN + WIDTH - barsWidth;
    pen.logo(MARGIN, top, px(40));
    const titleLeft = MARGIN + px(52);
    pen.block(
      [
        { text: `Parcelway ${this.title.zh}`, size: px(20), face: 'bold', leading: 1.3, oneLine: true },
        {
          text: `${this.title.en} · ${data.service.zh} ${data.service.en}`,
          size: px(11.5),
          leading: 1.5,
          color: GREY,
        },
      ],
      { x: titleLeft, y: top, width: barsLeft - bars.quiet * HEAD_MODULE - titleLeft, height: px(60) },
    );
    pen.symbol(bars, barsLeft, top, HEAD_MODULE, px(42));
    pen.block(
      [{ text: data.orderNo, size: px(13), face: 'bold', spacing: px(1), oneLine: true }],
      { x: barsLeft, y: top + px(42), width: barsWidth, height: px(20) },
      { align: 'center' },
    );
    this.y = top + HEAD_HEIGHT;
    pen.rule(MARGIN, this.y, MARGIN + WIDTH, this.y, px(2));
  }
}
