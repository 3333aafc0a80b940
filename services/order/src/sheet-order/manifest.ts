import type { Locale } from '@parcelway/contracts';
import ExcelJS from 'exceljs';
import { inertText } from '@parcelway/checks';
import type { SheetOrderEntity } from './sheet-order.entity';

const HEADS: Readonly<Record<Locale, readonly string[]>> = {
  'zh-cn': ['运单号', '外部单号', '收件人', '城市', '国家', '重量 g', '交接时间'],
  en: ['Tracking no.', 'Reference', 'Receiver', 'City', 'Country', 'Weight g', 'Handed over'],
};
const WIDTHS = [26, 30, 24, 20, 9, 10, 22];

/** The handover list of a batch as xlsx. Cells are typed: text stays text, whatever it begins with, and is never a formula. */
export async function manifestOf(
  orders: readonly SheetOrderEntity[],
  batch: string,
  locale: Locale,
): Promise<Uint8Array> {
  const book = new ExcelJS.Workbook();
  const sheet = book.addWorksheet(sheetName(batch));
  sheet.columns = HEADS[locale].map((header, index) => ({ header, width: WIDTHS[index] ?? 20 }));
  for (const order of orders)
    sheet.addRow([
      inertText(order.trackingNumber ?? ''),
      inertText(order.outOrderId),
      inertText(order.receiverName),
      inertText(order.receiverCity),
      order.receiverCountryCode,
      order.packageWeight,
      order.effectiveTime?.toISOString().slice(0, 16).replace('T', ' ') ?? '',
    ]);
  return new Uint8Array(await book.xlsx.writeBuffer());
}

/** Names of sheets hold no brackets, colons, stars, question marks or slashes, and 31 characters at most. */
function sheetName(batch: string): string {
  return batch.replace(/[[\]:*?/\\]/g, '-').slice(0, 31) || 'manifest';
}
