import { amountText } from './amount-text';
import { barcodeModules } from './barcode';
import { CopySheet, MARGIN, px, WIDTH } from './copy-sheet';
import { CopyTable, LEADING, TABLE_HEAD, type TableColumn } from './copy-table';
import type { CertificateData, InsuredBoxData } from './document-data';
import { newPaper } from './paper';
import { type Paragraph } from './pen';

const TITLE = { zh: '保险凭证', en: 'Certificate of insurance' };

/** The certificate of one insurance: A4, Chinese and English, who is insured for what, box by box, and how to claim. */
export async function renderCertificate(data: CertificateData): Promise<Buffer> {
  const { doc, pen, pdf } = await newPaper(data.orderNo);
  const bars = await barcodeModules('code128', data.orderNo);
  const sheet = new CopySheet(pen, data, bars, TITLE);
  drawSums(sheet, data);
  drawParties(sheet, data);
  drawBoxes(sheet, data);
  drawTerms(sheet, data);
  sheet.numberPages();
  doc.end();
  return pdf;
}

function drawSums(
  sheet: CopySheet,
  { currency, cover, premium, declaredValue, status }: CertificateData,
): void {
  const money = (amount: string): string => amountText({ amount, currency });
  const facts: [string, string][] = [
    ['保额 Cover', money(cover)],
    ['可保价值 Insurable value', money(declaredValue)],
    ['保费 Premium', money(premium)],
    ['状态 Status', `${status.zh} ${status.en}`],
  ];
  sheet.facts(facts);
}

function drawParties(sheet: CopySheet, data: CertificateData): void {
  const plain = (text: string): Paragraph => ({ text, size: px(11.5), leading: LEADING });
  const head = (text: string, note: string): Paragraph => ({
    ...{ text, note, size: px(12), face: 'bold', leading: LEADING },
  });
  const strong = (text: string): Paragraph => ({
    ...{ text, size: px(14), face: 'bold', leading: LEADING, gapBefore: px(2) },
  });
  const width = WIDTH / 2;
  sheet.columns(
    [
      [head('被保险人', 'Insured'), strong(data.insured.name), plain(data.insured.account)],
      [
        head('运输订单', 'Luggage order'),
        strong(data.insuredOrderNo),
        plain(`生效 From ${data.startsAt}`),
        plain(data.endsAt ? `终止 Until ${data.endsAt}` : '至最后一箱签收 Until the last box is delivered'),
      ],
    ],
    (index) => ({ x: MARGIN + index * width, width }),
    px(10),
    px(14),
  );
}

function drawBoxes(sheet: CopySheet, { boxes, currency }: CertificateData): void {
  const money = (amount: string): string => amountText({ amount, currency });
  const columns: TableColumn<InsuredBoxData>[] = [
    { head: '箱 Box', width: px(56), align: 'left', value: ({ no }) => String(no) },
    { head: '运单号 Waybill', width: px(140), align: 'left', value: ({ waybillNo }) => waybillNo || '—' },
    { head: '物品 Contents', width: px(236), align: 'left', value: ({ contents }) => contents },
    { head: '可保价值 Value', width: px(96), align: 'right', value: (box) => money(box.declaredValue) },
    { head: '保额 Cover', width: px(92), align: 'right', value: ({ cover }) => money(cover) },
    { head: '保费 Premium', width: px(82), align: 'right', value: ({ premium }) => money(premium) },
  ];
  const table = new CopyTable(sheet, columns);
  const [first] = boxes;
  sheet.y += px(14);
  sheet.need(TABLE_HEAD + (first ? table.heightOf(first) : 0));
  table.drawHead();
  sheet.tableHead = () => table.drawHead();
  for (const box of boxes) {
    sheet.need(table.heightOf(box));
    table.draw(box);
  }
  sheet.tableHead = undefined;
}

function drawTerms(sheet: CopySheet, { damageDays, lossDays }: CertificateData): void {
  const terms = [
    `破损：签收后 ${damageDays} 天内申请；丢失：${lossDays} 天内申请（伦敦日期）。`,
    `Damage: claim within ${damageDays} days of the delivery; loss: within ${lossDays} days (dates in London).`,
    '每箱的各次赔付合计不超过该箱保额；由物主自负风险的物品不在保障之内。',
    "All claims on a box together are paid up to its cover; goods carried at owner's risk are not covered.",
    '理赔请在会员中心打开订单，在“保险”一栏提交并附照片。',
    'To claim, open the order in the member centre and send photos in its part "Insurance".',
  ];
  const paragraphs = terms.map((text): Paragraph => ({ text, size: px(11.5), leading: LEADING }));
  sheet.need(sheet.pen.height(paragraphs, WIDTH) + px(14));
  sheet.y += px(14);
  sheet.y += sheet.pen.column(paragraphs, MARGIN, sheet.y, WIDTH);
}
