import type { PrintedBill } from '@parcelway/contracts';
import { PrintedPdf } from '@parcelway/testing/printed-pdf';
import { renderBill } from '../document';
import { billSheetData } from './bill-sheet-data';

const bill: PrintedBill = {
  ...{ bill_no: 'B7K4M92QX', bill_type: 'order', ref_no: 'PW-7K4M-92QX', locale: 'zh-cn', currency: 'GBP' },
  holder: { name: '林悦', account: 'demo' },
  ...{ amount: '181.14', paid: '181.14', refunded: '20.00', owed: '0.00', state: 'part_refunded' },
  ...{ issued_at: 1_780_000_000, due_at: 1_780_086_400 },
  lines: [
    { code: 'freight_box', amount: '133.50' },
    { code: 'remote', amount: '18.00' },
    { code: 'fuel', amount: '19.32' },
    { code: 'box_material', amount: '9.00' },
    { code: 'insurance', amount: '8.00' },
    { code: 'discount', amount: '-6.68' },
  ],
  movements: [
    {
      ...{ kind: 'payment', amount: '181.14', journal_no: 'J1', memo: '', at: 1_780_000_500 },
      payment: { id: 1, payment_no: 'PAAAA', way: 'card' },
    },
    { kind: 'refund', amount: '20.00', journal_no: 'J2', memo: '赔礼', at: 1_780_001_000, payment: null },
  ],
};
const printed: PrintedPdf[] = [];
afterAll(() => Promise.all(printed.map((pdf) => pdf.remove())));

async function textOf(of: PrintedBill): Promise<string> {
  const pdf = await PrintedPdf.of(await renderBill(billSheetData(of, new Date(1_780_002_000_000))));
  printed.push(pdf);
  return (await pdf.pages()).join('').replace(/\s+/g, '');
}

describe('a bill on paper', () => {
  it('lists its lines, what came in and went back, and what it comes to', async () => {
    const text = await textOf(bill);
    for (const words of [
      ...['B7K4M92QX', 'PW-7K4M-92QX', '林悦·demo', '部分退款', '运费£133.50', '会员优惠−£6.68'],
      ...['付款·银行卡PAAAA£181.14', '退款赔礼−£20.00', '已付Paid£181.14', '待付Topay£0.00'],
    ])
      expect(text).toContain(words);
  });

  it('speaks English, and of a void bill owes nothing', async () => {
    const text = await textOf({
      ...bill,
      ...{ locale: 'en', state: 'void', paid: '0.00', refunded: '0.00', movements: [] },
    });
    for (const words of ['Void', 'Freight£133.50', 'Memberdiscount−£6.68', '待付Topay£0.00'])
      expect(text).toContain(words);
    expect(text).not.toContain('Refunded');
    expect(text).not.toContain('Paymentsandrefunds');
  });
});
