import { amountText } from './amount-text';
import { barcodeModules } from './barcode';
import { drawChecksAndPrice, drawPriceLines } from './copy-price';
import { CopySheet, MARGIN, px, WIDTH } from './copy-sheet';
import { drawTable, type TableColumn } from './copy-table';
import { drawTail, stubLine, stubNumber } from './copy-tail';
import type { ChargedDays, StoreCopyData, StoredPieces } from './document-data';
import { newPaper } from './paper';
import { type Paragraph } from './pen';

const CHECKS: readonly [string, string][] = [
  [
    '寄存物中没有易燃、易腐、活物和其他禁存物品。',
    'Nothing inflammable, perishable, alive or otherwise prohibited.',
  ],
  [
    '存入与取出当天都计费，满一天算一天。',
    'The first and the last day both count, a begun day as a whole one.',
  ],
  ['多付的天数在取出时退回余额。', 'Days paid but not used come back to the balance when it is fetched.'],
  ['超期 90 天未取，视为放弃。', 'What is not fetched 90 days after its last day counts as abandoned.'],
];
const SIGNATURES = ["寄存人签名 Customer's signature", "仓库签名 Warehouse's signature", '日期 Date'];
const CUT_LABEL = '沿线剪下，系在寄存物上\u3000Cut here, tie to the pieces';

/**
 * The customer's copy of one storage order: A4, Chinese and English, what is kept where, what was booked and what it has come to. The stub is
 * the tag of the pieces.
 */
export async function renderStoreCopy(data: StoreCopyData): Promise<Buffer> {
  const { doc, pen, pdf } = await newPaper(data.orderNo);
  const bars = await barcodeModules('code128', data.orderNo);
  const qr = await barcodeModules('qrcode', data.orderNo);
  const sheet = new CopySheet(pen, data, bars);
  drawFacts(sheet, data);
  drawParties(sheet, data);
  drawPieces(sheet, data);
  drawChecksAndPrice(sheet, CHECKS, data.currency, data.price);
  drawSoFar(sheet, data);
  drawTail(sheet, { signatures: SIGNATURES, cutLabel: CUT_LABEL, stub: stubColumns(data), bars, qr });
  sheet.numberPages();
  doc.end();
  return pdf;
}

function drawFacts(sheet: CopySheet, data: StoreCopyData): void {
  const facts: [string, string][] = [
    ['下单时间 Ordered', data.orderedAt],
    ['存入日 From', data.plannedIn],
    ['取出日 Until', data.plannedOut],
    ['件数 · 天数 Pieces · days', `${pieceCount(data)} 件 · ${data.plannedDays} 天 days`],
  ];
  sheet.facts(facts);
}

function drawParties(sheet: CopySheet, { customer, facts, warehouse, space, status }: StoreCopyData): void {
  const plain = (text: string): Paragraph => ({ text, size: px(11.5), leading: 1.5 });
  const head = (text: string, note: string): Paragraph => ({
    ...{ text, note, size: px(12), face: 'bold', leading: 1.5 },
  });
  const strong = (text: string): Paragraph => ({
    ...{ text, size: px(14), face: 'bold', leading: 1.5, gapBefore: px(2) },
  });
  const width = WIDTH / 2;
  sheet.columns(
    [
      [head('寄存人', 'Customer'), strong(customer.name), plain(customer.account), ...facts.map(plain)],
      [
        head('仓库', 'Warehouse'),
        strong(`${warehouse.name.zh} ${warehouse.name.en}`),
        plain(warehouse.address),
        plain(`状态 Status: ${status.zh} ${status.en}`),
        ...(space ? [plain(`库位 Space: ${space}`)] : []),
      ],
    ],
    (index) => ({ x: MARGIN + index * width, width }),
    px(10),
    px(14),
  );
}

function drawPieces(sheet: CopySheet, { pieces, currency, ratePerDay }: StoreCopyData): void {
  const money = (amount: string): string => amountText({ amount, currency });
  const columns: TableColumn<StoredPieces>[] = [
    { head: '尺寸 Size', width: px(130), align: 'left', value: ({ size }) => size },
    { head: '名称 Name', width: px(278), align: 'left', value: ({ name }) => name || '—' },
    { head: '数量 Qty', width: px(70), align: 'right', value: ({ quantity }) => String(quantity) },
    {
      head: '声明价值 Value',
      width: px(112),
      align: 'right',
      value: ({ declaredValue }) => (declaredValue ? money(declaredValue) : '—'),
    },
    { head: '每件每天 A day', width: px(112), align: 'right', value: ({ rate }) => money(rate) },
  ];
  drawTable(sheet, '寄存物', 'Pieces', columns, pieces);
  sheet.need(px(28));
  const daily: Paragraph = {
    ...{ text: `每天合计 All pieces a day\u3000${money(ratePerDay)}`, size: px(11.5), face: 'bold' },
  };
  sheet.pen.column([daily], MARGIN, sheet.y + px(5), WIDTH - px(8), 'right');
  sheet.y += px(28);
}

function drawSoFar(sheet: CopySheet, { charges, account, currency }: StoreCopyData): void {
  if (charges.length > 0) {
    const columns: TableColumn<ChargedDays>[] = [
      { head: '日期 Dates', width: px(420), align: 'left', value: ({ dates }) => dates },
      { head: '天数 Days', width: px(112), align: 'right', value: ({ days }) => String(days) },
      {
        head: '金额 Amount',
        width: px(170),
        align: 'right',
        value: ({ amount }) => amountText({ amount, currency }),
      },
    ];
    drawTable(sheet, '已计费', 'Charged so far', columns, charges);
  }
  sheet.y += px(10);
  drawPriceLines(sheet, currency, account);
}

/** What is tied to the pieces. */
function stubColumns(data: StoreCopyData): Paragraph[][] {
  return [
    [
      stubNumber(data.orderNo),
      stubLine(`${pieceCount(data)} 件 pieces · ${data.pieces.map(({ size }) => size).join(', ')}`),
      stubLine(`存入 From ${data.plannedIn}`),
      stubLine(`取出 Until ${data.plannedOut}`),
    ],
    [
      stubLine(`${data.customer.name} · ${data.customer.account}`),
      stubLine(`${data.warehouse.name.zh} ${data.warehouse.name.en}`),
      ...(data.space ? [stubLine(`库位 Space: ${data.space}`)] : []),
    ],
  ];
}

function pieceCount({ pieces }: StoreCopyData): number {
  return pieces.reduce((sum, { quantity }) => sum + quantity, 0);
}
