import { PrintedPdf } from '@parcelway/testing/printed-pdf';
import { renderLabels } from './label';
import { coloursOf, part, scan, stretches } from './read-printed';
import { englishSender, labelData, LONG_ADDRESS, LONG_NAME, receiver } from './sample-data';

/** Pixels a millimetre at which measures are taken. */
const FINE = 40;

const printed: PrintedPdf[] = [];

async function print(...labels: Parameters<typeof labelData>[0][]): Promise<PrintedPdf> {
  const pdf = await PrintedPdf.of(await renderLabels(labels.map((changes) => labelData(changes))));
  printed.push(pdf);
  return pdf;
}

async function textOf(pdf: PrintedPdf): Promise<string> {
  return (await pdf.pages()).join('').replace(/\s+/g, '');
}

afterAll(() => Promise.all(printed.map((pdf) => pdf.remove())));

describe('label', () => {
  it('prints one page of 100 × 150 mm for each label, in the order given', async () => {
    const numbers = ['EE473124829GB', 'EE473124832GB', 'EE473124846GB'];
    const pdf = await print(...numbers.map((waybillNo) => ({ waybillNo })));
    const pages = await pdf.pages();
    expect(pages.map((page) => numbers.find((number) => page.includes(number)))).toEqual(numbers);
    const [page] = await pdf.pictures(254);
    expect(page?.width).toBeCloseTo(1000, -1);
    expect(page?.height).toBeCloseTo(1500, -1);
  });

  it('carries everything the courier and the sorter read', async () => {
    const text = await textOf(await print({}));
    for (const part of [
      ...['UK→CN', 'EMS', '邮政空运AIR', '1/2', '736200', '敦煌DUNHUANG', '甘肃GANSU·偏远REMOTE', '林建国'],
      ...['+8613900001234', '甘肃省酒泉市敦煌市', '沙州北路26号3单元501', '12.30kg', '60×40×40', '£222.00'],
      ...['CN23', 'EE473124829GB', 'PW-7K4M-92QX', 'A-04-2-3', '2026-12-01LBA1', 'LinYue,+447700900142'],
    ]) {
      expect(text).toContain(part);
    }
    expect(text).toContain('LinJianguo,Unit3-501,26ShazhouNorthRoad,Dunhuang,Jiuquan,Gansu,CHINA');
  });

  it('keeps every character of a long name and of three address lines of 60 characters, inside their box', async () => {
    expect([...LONG_ADDRESS]).toHaveLength(60);
    const pdf = await print({
      receiver: {
        ...receiver,
        name: LONG_NAME,
        lines: [LONG_ADDRESS, LONG_ADDRESS, LONG_ADDRESS],
        latinLine: 'Building Eighteen, Sunny Garden Phase Three, '.repeat(4) + 'CHINA',
      },
    });
    const text = await textOf(pdf);
    expect(text).toContain(LONG_NAME);
    expect(text.split(LONG_ADDRESS)).toHaveLength(4);
    expect(text).toContain('PhaseThree,CHINA');

    const words = await pdf.words();
    expect(Math.min(...words.map((word) => word.left))).toBeGreaterThan(3);
    expect(Math.max(...words.map((word) => word.right))).toBeLessThan(97);
    const address = words.filter((word) => word.text.includes('沙州') || word.text.startsWith('CHINA'));
    expect(address.length).toBeGreaterThanOrEqual(4);
    expect(Math.min(...address.map((word) => word.top))).toBeGreaterThan(34.5);
    expect(Math.max(...address.map((word) => word.bottom))).toBeLessThan(73);
  });

  it('ends a text that no legible size can hold in an ellipsis and stays in the frame', async () => {
    const pdf = await print({
      receiver: { ...receiver, lines: Array.from({ length: 30 }, () => LONG_ADDRESS) },
    });
    const words = await pdf.words();
    expect(words.some((word) => word.text.endsWith('…'))).toBe(true);
    const address = words.filter((word) => word.text.includes('沙州'));
    expect(Math.max(...address.map((word) => word.bottom))).toBeLessThan(73.5);
  });

  it('prints an English-only sender whose letters the Chinese font lacks, and a receiver without Latin text', async () => {
    const { name, phone, lines } = receiver;
    const pdf = await print({ sender: englishSender, receiver: { name, phone, lines } });
    const text = await textOf(pdf);
    expect(text).toContain('ŁukaszŽižka-Fitzwilliam,+447700900143');
    expect(text).toContain('沙州北路26号3单元501寄件人FROM');
  });

  it('keeps characters without a picture as text, and look-alikes apart', async () => {
    const name = '㛃𠮷😀林ﬁ⼀一fi•·・';
    // The kept fonts must not remember the first document's characters in the second.
    await print({ receiver: { ...receiver, name: '⼀ﬁ・' } });
    const text = await textOf(await print({ receiver: { ...receiver, name } }));
    expect(text).toContain(name);
  });

  it('embeds every font with a map to Unicode', async () => {
    const fonts = await (await print({ sender: englishSender })).fonts();
    expect(fonts.map((font) => font.name.replace(/^[A-Z]+\+/, '')).sort()).toEqual([
      'NotoSans-Bold',
      'NotoSans-Regular',
      'NotoSansSC-Bold',
      'NotoSansSC-Regular',
    ]);
    expect(fonts.every((font) => font.embedded && font.unicode)).toBe(true);
  });

  it('uses nothing but black and white', async () => {
    expect([...coloursOf(await renderLabels([labelData()]))].sort()).toEqual(['0 0 0', '1 1 1']);
  });

  it.each(['EE473124829GB', 'PWUKCNAIR1234567890X', 'PW2611270000018'])(
    'lets a scanner read %s from the bars and from the data matrix at 203 dpi',
    async (waybillNo) => {
      const [page] = await (await print({ waybillNo })).pictures();
      if (!page) throw new Error('no page');
      expect(scan(part(page, 0.03, 0.72, 0.97, 0.88), 'code128')).toBe(waybillNo);
      expect(scan(part(page, 0.74, 0.5, 0.96, 0.64), 'datamatrix')).toBe(waybillNo);
    },
  );

  it('prints bars of whole modules of 0.5 mm, 21 mm high, between quiet zones of over 10 modules', async () => {
    const [page] = await (await print({})).pictures(FINE * 25.4);
    if (!page) throw new Error('no page');
    const module = 0.5 * FINE;
    const row = stretches(page, 120 * FINE);
    const [outside, frame, quietLeft, ...rest] = row;
    const bars = rest.slice(0, -3);
    expect([outside?.black, frame?.black, quietLeft?.black]).toEqual([false, true, false]);
    expect(quietLeft?.length).toBeGreaterThan(10 * module);
    expect(rest.at(-3)?.length).toBeGreaterThan(10 * module);
    for (const { length } of bars)
      expect(Math.abs(length / module - Math.round(length / module))).toBeLessThan(0.06);
    expect(bars.reduce((sum, { length }) => sum + length, 0) / module).toBeCloseTo(156, 0);

    const firstBar = (outside?.length ?? 0) + (frame?.length ?? 0) + (quietLeft?.length ?? 0) + module / 2;
    let height = 0;
    for (let y = 109 * FINE; y < 135 * FINE; y += 1) {
      if ((page.pixels[y * page.width + firstBar] ?? 255) < 128) height += 1;
    }
    expect(height / FINE).toBeCloseTo(21, 1);
  });
});
