import type { PrintedStatement } from '@parcelway/contracts';
import { PrintedPdf } from '@parcelway/testing/printed-pdf';
import { statementSheetData } from '../statement-paper/statement-sheet-data';
import { renderStatement } from './statement-sheet';

const row = {
  at: 1_764_325_800,
  kind: 'pay',
  memo: 'PW-7K4M-92QX',
  bill_no: 'B7K4M92QX3T5V',
  money: '-1181.14',
  after: '818.86',
};
const account = {
  currency: 'GBP',
  opening: '2000.00',
  income: '0.00',
  expense: '1181.14',
  closing: '818.86',
  rows: [row],
  count: 1,
  kinds: [{ kind: 'pay', count: 1, money: '-1181.14' }],
};
const statement: PrintedStatement = {
  number: 'ST-202511-7',
  locale: 'en',
  holder: { name: '林悦', account: 'demo' },
  month: '2025-11',
  accounts: [account],
};
const printed: PrintedPdf[] = [];

async function print(changes: Partial<PrintedStatement> = {}): Promise<string[]> {
  const data = statementSheetData({ ...statement, ...changes }, new Date('2025-12-01T09:30:00Z'));
  const pdf = await PrintedPdf.of(await renderStatement(data));
  printed.push(pdf);
  return (await pdf.pages()).map((page) => page.replace(/\s+/g, ''));
}

afterAll(() => Promise.all(printed.map((pdf) => pdf.remove())));

describe('a statement of a balance', () => {
  it('says where the month began, what moved, where it ended and what each kind came to', async () => {
    const pages = await print();
    expect(pages).toHaveLength(1);
    for (const words of [
      ...['Balancestatement', 'ST-202511-7', '林悦·demo', 'Openingbalance', '£2,000.00', 'Closingbalance'],
      ...['2025-11-2810:30PaymentPW-7K4M-92QXB7K4M92QX3T5V−£1,181.14£818.86', 'Totalsbykind', 'Page1of1'],
    ])
      expect(pages[0]).toContain(words);
    expect(pages[0]).not.toContain('期初余额');
  });

  it('speaks Chinese to who does', async () => {
    const [page] = await print({ locale: 'zh-cn' });
    for (const words of ['期初余额', '余额变动', '支付', '按种类合计', '第1页，共1页'])
      expect(page).toContain(words);
    expect(page).not.toContain('Openingbalance');
  });

  it('has a part for every currency and says of an empty month that nothing moved', async () => {
    const empty = { ...account, currency: 'EUR', rows: [], count: 0, kinds: [] };
    const [page] = await print({ accounts: [account, empty] });
    for (const words of ['MovementsGBP', 'MovementsEUR', 'Nothingmovedthismonth', 'EUR2,000.00'])
      expect(page).toContain(words);
  });

  it('goes over pages, each with its head and number, and says how many movements it does not list', async () => {
    const pages = await print({
      accounts: [{ ...account, rows: Array.from({ length: 90 }, () => row), count: 102 }],
    });
    expect(pages.length).toBeGreaterThan(1);
    for (const [index, page] of pages.entries())
      for (const words of ['ST-202511-7', `Page${index + 1}of${pages.length}`]) expect(page).toContain(words);
    expect(pages.join('')).toContain('12morearenotlisted');
  });
});
