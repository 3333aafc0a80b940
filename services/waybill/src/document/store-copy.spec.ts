import { PrintedPdf } from '@parcelway/testing/printed-pdf';
import { part, scan } from './read-printed';
import { LONG_ADDRESS, LONG_NAME, storeCopyData } from './sample-data';
import { renderStoreCopy } from './store-copy';
import type { StoreCopyData } from './document-data';

const printed: PrintedPdf[] = [];

async function print(data: StoreCopyData): Promise<PrintedPdf> {
  const pdf = await PrintedPdf.of(await renderStoreCopy(data));
  printed.push(pdf);
  return pdf;
}

async function textsOf(pdf: PrintedPdf): Promise<string[]> {
  return (await pdf.pages()).map((page) => page.replace(/\s+/g, ''));
}

afterAll(() => Promise.all(printed.map((pdf) => pdf.remove())));

describe('copy of a storage order', () => {
  it('prints pieces, space, dates, rates and what it has come to on one A4 page', async () => {
    const pages = await textsOf(await print(storeCopyData()));
    expect(pages).toHaveLength(1);
    for (const words of [
      ...['行李寄存Luggagestorage', '林悦', '利兹仓Leeds', '库位Space:S-01-3-1', '2026-11-28周六Sat'],
      ...['中件Medium行李箱Suitcase2£200.00£1.50', '大件Large—1—£2.20', 'Allpiecesaday£5.20'],
      ...['寄存费7天Storage,7days£36.40', '押金Deposit£5.00', '合计Total£41.40'],
      ...['2026-11-28–2026-11-303£15.60', '已付Paid£41.40', '今天取出退回Comesbackiffetchedtoday£25.80'],
    ])
      expect(pages[0]).toContain(words);
  });

  it('lets a scanner read the order number from the head, the tag and its QR code', async () => {
    const pdf = await print(storeCopyData({ charges: [], account: [] }));
    const [page] = await pdf.pictures(200);
    if (!page) throw new Error('no page');
    expect(scan(part(page, 0.5, 0.02, 1, 0.09), 'code128')).toBe('ST-7K4M-92QX');
    expect(scan(part(page, 0.7, 0.5, 1, 0.95), 'code128')).toBe('ST-7K4M-92QX');
    expect(scan(part(page, 0, 0.5, 0.2, 0.95), 'qrcode')).toBe('ST-7K4M-92QX');
  });

  it('keeps every character of long names, and embeds its fonts', async () => {
    const data = storeCopyData();
    const [piece] = data.pieces;
    if (!piece) throw new Error('no piece');
    const pdf = await print({
      ...data,
      customer: { name: LONG_NAME, account: 'demo' },
      pieces: [{ ...piece, name: LONG_ADDRESS }],
    });
    const [text] = await textsOf(pdf);
    for (const character of LONG_NAME + LONG_ADDRESS) expect(text).toContain(character);
    expect((await pdf.fonts()).every((font) => font.embedded && font.unicode)).toBe(true);
  });

  it('goes over the page with many pieces, the head on each', async () => {
    const [piece] = storeCopyData().pieces;
    if (!piece) throw new Error('no piece');
    const pages = await textsOf(await print(storeCopyData({ pieces: Array(40).fill(piece) })));
    expect(pages.length).toBeGreaterThan(1);
    pages.forEach((page, index) => {
      expect(page).toContain('ST-7K4M-92QX');
      expect(page).toContain(`第${index + 1}页，共${pages.length}页`);
    });
    expect(pages.join('').split('行李箱Suitcase')).toHaveLength(41);
  });
});
