import { Injectable } from '@nestjs/common';
import { inertText } from '@parcelway/checks';
import type { Locale, ResourceRow, Takings, TakingWay } from '@parcelway/contracts';
import type { Words } from '@parcelway/contracts/resources';
import type { NamedFigures } from '../admin/figure-names';
import type { FileStream } from '../http/answer';
import type { ExportColumn } from './export-cells';
import { exportFile } from './resource-export';

const WAYS: Readonly<Record<TakingWay, Words>> = {
  balance: ['余额', 'Balance'],
  card: ['银行卡', 'Card'],
  third_party: ['第三方支付', 'Third party'],
  offline: ['线下', 'Offline'],
};
const PARTS = {
  day: ['按日', 'By day'],
  way: ['按支付方式', 'By way'],
  channel: ['按渠道', 'By channel'],
  salesman: ['按业务员', 'By salesman'],
  receivable: ['未收账单（天）', 'Receivables by age in days'],
} as const satisfies Readonly<Record<string, Words>>;
const COLUMNS: readonly (readonly [keyof Takings | 'part' | 'of' | 'currency', Words])[] = [
  ['part', ['报表', 'Table']],
  ['of', ['项目', 'Of']],
  ['currency', ['币种', 'Currency']],
  ['taken', ['收入', 'Taken']],
  ['refunded', ['退款', 'Refunded']],
  ['net', ['净额', 'Net']],
  ['payments', ['笔数', 'Payments']],
];
const FIGURES: ReadonlySet<string> = new Set(['taken', 'refunded', 'net', 'payments']);
const NONE: Words = ['无', 'None'];

/** The figures of the dashboard, one table below the other, as a file (D10). */
@Injectable()
export class FiguresFile {
  of(found: NamedFigures, format: 'xlsx' | 'csv', locale: Locale): FileStream {
    const word = (words: Words): string => words[locale === 'en' ? 1 : 0];
    const line = (part: Words, of: string, { taken, refunded, net, payments }: Takings) => ({
      ...{ part: word(part), of, currency: found.currency, taken, refunded, net, payments },
    });
    const rows: ResourceRow[] = [
      ...found.days.map((row) => line(PARTS.day, row.day, row)),
      ...found.ways.map((row) => line(PARTS.way, word(WAYS[row.way]), row)),
      ...found.channels.map((row) => line(PARTS.channel, row.name || word(NONE), row)),
      ...found.salesmen.map((row) => line(PARTS.salesman, row.name || word(NONE), row)),
      ...found.receivables.map(({ days, bills, amount }) => ({
        ...{ part: word(PARTS.receivable), of: `${days}+`, currency: found.currency },
        ...{ taken: '', refunded: '', net: amount, payments: bills },
      })),
    ].map((row, at) => ({ ...row, id: at + 1 }));
    const columns = COLUMNS.map(([name, title]): ExportColumn => ({
      title: word(title),
      cell: (row) => {
        const value = row[name];
        return value === '' ? '' : FIGURES.has(name) ? Number(value) : inertText(String(value));
      },
    }));
    return exportFile({ name: 'figures', title: 'Figures', columns, format }, onePage(rows));
  }
}

async function* onePage(rows: readonly ResourceRow[]): AsyncGenerator<readonly ResourceRow[]> {
  yield await Promise.resolve(rows);
}
