import { PrintedPdf } from '@parcelway/testing/printed-pdf';
import { renderCustomerCopies, renderCustomerCopy } from './customer-copy';
import type { CustomerCopyData } from './document-data';
import { part, scan } from './read-printed';
import { copyBox, copyData, copyOf, englishSender, LONG_ADDRESS, LONG_NAME, receiver } from './sample-data';

const printed: PrintedPdf[] = [];

async function print(data: CustomerCopyData): Promise<PrintedPdf> {
  const pdf = await PrintedPdf.of(await renderCustomerCopy(data));
  printed.push(pdf);
  return pdf;
}

async function textsOf(pdf: PrintedPdf): Promise<string[]> {
  return (await pdf.pages()).map((page) => page.replace(/\s+/g, ''));
}

afterAll(() => Promise.all(printed.map((pdf) => pdf.remove())));

describe('customer copy', () => {
  it('prints an order of two boxes on one A4 page with its price line by line', async () => {
    const pdf = await print(copyData());
    const pages = await textsOf(pdf);
    expect(pages).toHaveLength(1);
    const [text] = pages;
    for (const words of [
      ...['林悦LinYue', '林建国LinJianguo', '沙州北路26号3单元501', '邮政空运EMS', '2026-11-30周一Mon'],
      ...[
        '箱1EE473124829GB60×40×40cm实重12.30·体积重16.00·计费16.00kg',
        '旧羽绒服Useddownjacket33.60£40.00£120.00',
      ],
      ...['申报总值Declaredvalue£399.00', '箱2运费Freightbox2£51.00', '会员折扣Memberdiscount−£6.68'],
      ...['合计Total£181.14', '第1页，共1页'],
    ]) {
      expect(text).toContain(words);
    }
    const [page] = await pdf.pictures(254);
    expect(page?.width).toBeCloseTo(2100, -1);
    expect(page?.height).toBeCloseTo(2970, -1);
  });

  it('keeps margins of 12 mm', async () => {
    const words = await (await print(copyData())).words();
    expect(Math.min(...words.map((word) => word.left))).toBeGreaterThan(11.99);
    expect(Math.max(...words.map((word) => word.right))).toBeLessThan(198.01);
    expect(Math.max(...words.map((word) => word.bottom))).toBeLessThan(285.01);
  });

  it('lets a scanner read the order number from the head, the stub and the QR code', async () => {
    const [page] = await (await print(copyData())).pictures(200);
    if (!page) throw new Error('no page');
    expect(scan(part(page, 0.5, 0.02, 1, 0.09), 'code128')).toBe('PW-7K4M-92QX');
    expect(scan(part(page, 0.7, 0.82, 1, 0.89), 'code128')).toBe('PW-7K4M-92QX');
    expect(scan(part(page, 0, 0.81, 0.2, 0.91), 'qrcode')).toBe('PW-7K4M-92QX');
  });

  it('keeps every character of a long name and of a 60-character address', async () => {
    const long = { ...receiver, name: LONG_NAME, latinName: undefined, lines: [LONG_ADDRESS, LONG_ADDRESS] };
    const pdf = await print(
      copyData({ receiver: long, sender: { ...englishSender, lines: [LONG_ADDRESS] } }),
    );
    const [text] = await textsOf(pdf);
    // Sender and receiver stand side by side, so their lines mix in the text.
    for (const character of LONG_NAME + LONG_ADDRESS) expect(text).toContain(character);
    expect((text?.match(/沙/g) ?? []).length).toBeGreaterThanOrEqual(3);
  });

  it('embeds every font, and prints an English-only sender with letters the Chinese font lacks', async () => {
    const pdf = await print(copyData({ sender: englishSender }));
    expect((await pdf.fonts()).every((font) => font.embedded && font.unicode)).toBe(true);
    const [text] = await textsOf(pdf);
    expect(text).toContain('ŁukaszŽižka-Fitzwilliam');
  });

  it('prints 4 boxes whole, numbers the pages and keeps signatures and stub together', async () => {
    const pages = await textsOf(await print(copyOf(4)));
    expect(pages).toHaveLength(2);
    expect(pages.map((page) => /第(\d)页，共2页/.exec(page)?.[1])).toEqual(['1', '2']);
    expect(pages.every((page) => page.includes('Parcelway客户联'))).toBe(true);
    expect(pages[0]).not.toContain('签名');
    expect(pages[1]).toMatch(/寄件人签名.*沿线剪下.*送至To:LeedsLBA1/s);
  });

  it('prints 50 boxes with the head on every page, no box across a page, and every price line once', async () => {
    const pages = await textsOf(await print(copyOf(50)));
    pages.forEach((page, index) => {
      expect(page).toContain('PW-7K4M-92QX');
      expect(page).toContain(`第${index + 1}页，共${pages.length}页`);
      expect(page.split('计费16.00kg').length).toBe(page.split('Duvetcover').length);
      if (page.includes('计费16.00kg')) expect(page).toContain('品类Category');
    });
    const all = pages.join('');
    for (let box = 1; box <= 50; box += 1) {
      expect(all.split(`EE${String(box).padStart(9, '0')}GB`)).toHaveLength(2);
      expect(all.split(`箱${box}运费Freightbox${box}£82.50`)).toHaveLength(2);
    }
    expect(pages.at(-1)).toContain('合计Total£4,125.00');
    expect(all).not.toContain('续cont.');
  });

  it('breaks a box that is longer than a page between goods and repeats its title', async () => {
    const [item] = copyBox().items;
    if (!item) throw new Error('no item');
    const items = Array.from({ length: 60 }, (_, index) => ({ ...item, nameEn: `Item ${index + 1}.` }));
    const pages = await textsOf(await print(copyData({ boxes: [copyBox({ items })] })));
    expect(pages[1]).toContain('箱1（续cont.）EE473124829GB');
    const all = pages.join('');
    for (let number = 1; number <= 60; number += 1) expect(all.split(`Item${number}.`)).toHaveLength(2);
  });

  it('leaves the price out of a copy without prices', async () => {
    const [text] = await textsOf(await print(copyData({ price: undefined })));
    expect(text).not.toContain('合计');
    expect(text).not.toContain('181.14');
    expect(text).toContain('申报总值Declaredvalue£399.00');
  });

  it('prints several orders in one file, each with page numbers of its own', async () => {
    const pdf = await PrintedPdf.of(
      await renderCustomerCopies([copyOf(4), copyData({ orderNo: 'PW-8888-AAAA' })]),
    );
    printed.push(pdf);
    const pages = await textsOf(pdf);
    expect(pages.map((page) => /第\d页，共\d页/.exec(page)?.[0])).toEqual([
      '第1页，共2页',
      '第2页，共2页',
      '第1页，共1页',
    ]);
    expect(pages[2]).toContain('PW-8888-AAAA');
    expect(pages[2]).not.toContain('PW-7K4M-92QX');
  });
});
