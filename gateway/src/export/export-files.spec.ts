import { buffer } from 'node:stream/consumers';
import { channelPriceResource, luggageOrderResource } from '@parcelway/contracts/resources';
import type { ResourceRow } from '@parcelway/contracts';
import ExcelJS from 'exceljs';
import { exportColumns } from './export-cells';
import { csvFile, xlsxFile } from './export-files';

const PAGE = 500;
const columns = exportColumns(luggageOrderResource, 'en');

/** Pages of orders; `read` says how many rows were asked for so far, `ended` whether nobody wants more. */
function orders(most: number) {
  const state = { read: 0, ended: false };
  async function* pages(): AsyncGenerator<readonly ResourceRow[]> {
    try {
      while (state.read < most) {
        const rows = Array.from({ length: PAGE }, (_, index) => ({
          id: state.read + index + 1,
          order_no: `PW-${state.read + index + 1}`,
          order_total_amount: '12.50',
          user_id: 7,
          user: { id: 7, username: '=lin', nickname: null },
        }));
        state.read += rows.length;
        yield rows;
      }
    } finally {
      state.ended = true;
    }
  }
  return { state, pages: pages() };
}

describe('files of exports', () => {
  it('hold every row of every page, numbers as numbers, relations by what they are called, text that nothing runs', async () => {
    const file = await buffer(xlsxFile('Orders', columns, orders(5_000).pages));
    const book = new ExcelJS.Workbook();
    await book.xlsx.load(new Uint8Array(file).buffer);
    const sheet = book.worksheets[0];
    const titles = sheet?.getRow(1).values as string[];
    expect(sheet?.rowCount).toBe(5_001);
    const cell = (title: string) => sheet?.getRow(5_001).getCell(titles.indexOf(title)).value;
    expect([cell('Order no.'), cell('Total'), cell('Member')]).toEqual(['PW-5000', 12.5, "'=lin"]);
    const csv = (await buffer(csvFile(columns, orders(1_000).pages))).toString('utf8');
    expect(csv.trim().split('\r\n')).toHaveLength(1_001);
  });

  it('show an id whose row is gone as it is', () => {
    const channel = exportColumns(channelPriceResource, 'en').find(({ title }) => title === 'Channel');
    expect(channel?.cell({ id: 1, channel_id: 9, channel: { id: null, code: null, name: null } })).toBe('9');
  });

  it.each([
    ['workbook', (pages: AsyncGenerator<readonly ResourceRow[]>) => xlsxFile('Orders', columns, pages)],
    ['list', (pages: AsyncGenerator<readonly ResourceRow[]>) => csvFile(columns, pages)],
  ])('a %s is read no further when its reader has gone', async (_name, fileOf) => {
    const { state, pages } = orders(Number.MAX_SAFE_INTEGER);
    for await (const _chunk of fileOf(pages)) break;
    while (!state.ended) await new Promise(setImmediate);
    expect(state.read).toBeGreaterThan(0);
  });
});
