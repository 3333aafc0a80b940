import { MARGIN, px, WIDTH, type CopySheet } from './copy-sheet';
import type { Align, Paragraph } from './pen';

/** One column: its heading, its width in points, and what it says of a row. */
export interface TableColumn<Row> {
  head: string;
  width: number;
  align: Align;
  value: (row: Row) => string;
}

export const PAD = px(8);
export const TEXT_SIZE = px(11.5);
export const LEADING = 1.5;
export const TABLE_HEAD = px(22);

/** A table from margin to margin. Texts wrap in columns set left, shrink in those set right. */
export class CopyTable<Row> {
  constructor(
    private readonly sheet: CopySheet,
    private readonly columns: readonly TableColumn<Row>[],
  ) {}

  drawHead(): void {
    const { pen, y } = this.sheet;
    this.eachColumn((column, x) => {
      const box = { x: x + PAD / 2, y, width: column.width - PAD * 1.5, height: TABLE_HEAD };
      const left = { ...box, x: x + PAD, width: column.width - PAD };
      pen.block(
        [{ text: column.head, size: px(10.5), face: 'bold', oneLine: true }],
        column.align === 'left' ? left : box,
        { align: column.align, middle: true },
      );
    });
    this.sheet.y += TABLE_HEAD;
    this.rule(0.75);
  }

  heightOf(row: Row): number {
    const heights = this.columns
      .filter(({ align }) => align === 'left')
      .map((column) => this.sheet.pen.height([cell(column.value(row))], column.width - PAD));
    return Math.max(...heights) + px(7);
  }

  draw(row: Row): void {
    const height = this.heightOf(row);
    const { pen, y } = this.sheet;
    this.eachColumn((column, x) => {
      const text = cell(column.value(row));
      const top = y + px(3.5);
      if (column.align === 'left') pen.column([text], x + PAD, top, column.width - PAD);
      else {
        const box = { x: x + PAD / 2, y: top, width: column.width - PAD * 1.5, height: TEXT_SIZE * LEADING };
        pen.block([{ ...text, oneLine: true }], box, { align: 'right' });
      }
    });
    this.sheet.y += height;
    this.rule(0.5, '#bbb');
  }

  private rule(thickness: number, color?: string): void {
    const { pen, y } = this.sheet;
    pen.rule(MARGIN, y, MARGIN + WIDTH, y, thickness, color);
  }

  private eachColumn(draw: (column: TableColumn<Row>, x: number) => void): void {
    let x = MARGIN;
    for (const column of this.columns) {
      draw(column, x);
      x += column.width;
    }
  }
}

/** A table under a title of its own; its head repeats on further pages. */
export function drawTable<Row>(
  sheet: CopySheet,
  title: string,
  note: string,
  columns: readonly TableColumn<Row>[],
  rows: readonly Row[],
): void {
  const table = new CopyTable(sheet, columns);
  const [first] = rows;
  sheet.y += px(14);
  sheet.need(px(20) + TABLE_HEAD + (first ? table.heightOf(first) : 0));
  sheet.y += sheet.pen.column(
    [{ text: title, note, size: px(12), face: 'bold', leading: LEADING }],
    ...([MARGIN, sheet.y, WIDTH] as const),
  );
  table.drawHead();
  sheet.tableHead = () => table.drawHead();
  for (const row of rows) {
    sheet.need(table.heightOf(row));
    table.draw(row);
  }
  sheet.tableHead = undefined;
}

function cell(text: string): Paragraph {
  return { text, size: TEXT_SIZE, leading: LEADING };
}
