import { PrintedPdf } from '@parcelway/testing/printed-pdf';
import { part, scan } from './read-printed';
import { renderSpaceLabels } from './space-labels';

const label = (code: string) => ({ code, sizeClass: 'XL', warehouse: 'LBA1 · 利兹仓 Leeds warehouse' });
const printed: PrintedPdf[] = [];

async function print(codes: readonly string[]): Promise<PrintedPdf> {
  const pdf = await PrintedPdf.of(await renderSpaceLabels(codes.map(label)));
  printed.push(pdf);
  return pdf;
}

afterAll(() => Promise.all(printed.map((pdf) => pdf.remove())));

describe('labels of spaces', () => {
  it('stand ten on a page, each with its code, size and warehouse', async () => {
    const codes = Array.from({ length: 11 }, (_, at) => `A-${String(at + 1).padStart(2, '0')}-1-1`);
    const pages = (await (await print(codes)).pages()).map((page) => page.replace(/\s+/g, ''));
    expect(pages).toHaveLength(2);
    for (const code of codes.slice(0, 10)) expect(pages[0]).toContain(code);
    expect(pages[1]).toContain('A-11-1-1');
    expect(pages[0]?.match(/XL/g)).toHaveLength(10);
    expect(pages[1]).toContain('库位SpaceLBA1·利兹仓Leedswarehouse');
  });

  it.each(['A-01-1-1', 'ABCDEFGH-12345678-12345678-12345678'])(
    'let a scanner read %s from its bars',
    async (code) => {
      const [page] = await (await print([code])).pictures(300);
      if (!page) throw new Error('no page');
      expect(scan(part(page, 0.02, 0.09, 0.5, 0.15), 'code128')).toBe(code);
    },
  );
});
