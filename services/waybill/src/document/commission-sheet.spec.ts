import { PrintedPdf } from '@parcelway/testing/printed-pdf';
import { renderCommissions } from './commission-sheet';
import type { CommissionLine, CommissionSheetData } from './document-data';

const row: CommissionLine = {
  orderNo: 'PW2611270001',
  date: '2026-11-27',
  kind: '佣金 Earned',
  rate: '5 %',
  base: '179.82',
  amount: '8.99',
  currency: 'GBP',
  status: '已确认 Confirmed',
};
const data: CommissionSheetData = {
  orderNo: 'CB2611-7K4M92QX',
  title: { zh: '佣金结算单', en: 'Commission batch' },
  service: { zh: '2026-11', en: 'Yue Chen' },
  facts: [
    ['业务员 Salesman', 'Yue Chen · YUE-88'],
    ['笔数 Rows', '2'],
  ],
  rows: [row, { ...row, kind: '扣回 Taken back', base: '-20.00', amount: '-1.00' }],
  left: 0,
  sums: [{ text_zh: '合计', text_en: 'Total', amount: '7.99', currency: 'GBP' }],
  support: 'Support',
  printedAt: '2026-12-01 09:30',
};
const printed: PrintedPdf[] = [];

async function print(changes: Partial<CommissionSheetData> = {}): Promise<string[]> {
  const pdf = await PrintedPdf.of(await renderCommissions({ ...data, ...changes }));
  printed.push(pdf);
  return (await pdf.pages()).map((page) => page.replace(/\s+/g, ''));
}

afterAll(() => Promise.all(printed.map((pdf) => pdf.remove())));

describe('a paper of commissions', () => {
  it('lists them order by order with what they come to', async () => {
    const pages = await print();
    expect(pages).toHaveLength(1);
    for (const words of [
      ...['Parcelway佣金结算单', 'Commissionbatch·2026-11YueChen', 'CB2611-7K4M92QX', 'YueChen·YUE-88'],
      ...['PW26112700012026-11-27佣金Earned5%已确认Confirmed£179.82£8.99', '扣回Takenback', '−£1.00'],
      ...['合计Total£7.99'],
    ])
      expect(pages[0]).toContain(words);
  });

  it('goes over the page with many, and says how many it does not list', async () => {
    const pages = await print({ rows: Array<CommissionLine>(60).fill(row), left: 12 });
    expect(pages.length).toBeGreaterThan(1);
    for (const page of pages) expect(page).toContain('CB2611-7K4M92QX');
    expect(pages.at(-1)).toContain('12morearenotlisted');
  });
});
