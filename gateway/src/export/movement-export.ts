import { inertText } from '@parcelway/checks';
import type {
  CallContext,
  Client,
  Locale,
  MoneyRecordsAsked,
  ResourceRow,
  ScoreRecordsAsked,
} from '@parcelway/contracts';
import { PAGE_SIZE_CAP, statement } from '@parcelway/contracts';
import { kindWord, MONEY_KINDS, SCORE_KINDS } from '@parcelway/contracts/statuses';
import { Injectable } from '@nestjs/common';
import { InjectClient } from '@parcelway/platform';
import type { FileStream } from '../http/answer';
import { withDocumentTime } from '../http/call-context';
import type { ExportColumn } from './export-cells';
import { exportFile } from './resource-export';

type Format = 'xlsx' | 'csv';
interface MovementPage {
  readonly list: readonly ResourceRow[];
  readonly total: number;
}

/** A member's own movements of money or score as a file (D10), narrowed as their list is, newest first, read page by page. */
@Injectable()
export class MovementExport {
  constructor(@InjectClient(statement) private readonly statements: Client<typeof statement>) {}

  money(asked: MoneyRecordsAsked, format: Format, context: CallContext): Promise<FileStream> {
    return file('money-records', moneyColumns(context.locale), format, async (page) => {
      const request = { ...asked, page, limit: PAGE_SIZE_CAP };
      const { list, total } = await this.statements.moneyRecords(request, withDocumentTime(context));
      return { total, list: list.map((row) => ({ ...row })) };
    });
  }

  scores(asked: ScoreRecordsAsked, format: Format, context: CallContext): Promise<FileStream> {
    return file('score-records', scoreColumns(context.locale), format, async (page) => {
      const request = { ...asked, page, limit: PAGE_SIZE_CAP };
      const { list, total } = await this.statements.scoreRecords(request, withDocumentTime(context));
      return { total, list: list.map((row) => ({ ...row })) };
    });
  }
}

/** The first page comes before the file begins, so that what is wrong with the question is still an answer. */
async function file(
  name: string,
  columns: readonly ExportColumn[],
  format: Format,
  read: (page: number) => Promise<MovementPage>,
): Promise<FileStream> {
  const first = await read(1);
  return exportFile({ name, title: name, columns, format }, pages(first, read));
}

/** A movement that comes meanwhile pushes the others down: what was sent already is not sent again. */
async function* pages(first: MovementPage, read: (page: number) => Promise<MovementPage>) {
  let rows = first.list;
  for (let page = 2; rows.length > 0; page += 1) {
    yield rows;
    const last = rows.at(-1)?.id ?? 0;
    if ((page - 1) * PAGE_SIZE_CAP >= first.total) return;
    rows = (await read(page)).list.filter(({ id }) => id < last);
  }
}

const column = (
  title: readonly [string, string],
  locale: Locale,
  cell: ExportColumn['cell'],
): ExportColumn => ({ title: title[locale === 'en' ? 1 : 0], cell });
const text = (value: unknown): string => inertText(String(value));
const timeOf = ({ create_time: at }: ResourceRow): string =>
  new Date(Number(at) * 1_000).toISOString().slice(0, 19).replace('T', ' ');

function moneyColumns(locale: Locale): readonly ExportColumn[] {
  return [
    column(['时间 (UTC)', 'Time (UTC)'], locale, timeOf),
    column(['种类', 'Kind'], locale, ({ kind }) => kindWord(MONEY_KINDS, String(kind), locale)),
    column(['变动', 'Change'], locale, ({ money }) => Number(money)),
    column(['之前', 'Before'], locale, ({ before }) => Number(before)),
    column(['之后', 'After'], locale, ({ after }) => Number(after)),
    column(['币种', 'Currency'], locale, ({ currency }) => text(currency)),
    column(['账单号', 'Bill no.'], locale, ({ bill_no }) => text(bill_no)),
    column(['备注', 'Memo'], locale, ({ memo }) => text(memo)),
  ];
}

function scoreColumns(locale: Locale): readonly ExportColumn[] {
  return [
    column(['时间 (UTC)', 'Time (UTC)'], locale, timeOf),
    column(['种类', 'Kind'], locale, ({ kind }) => kindWord(SCORE_KINDS, String(kind), locale)),
    column(['变动', 'Change'], locale, ({ score }) => Number(score)),
    column(['之前', 'Before'], locale, ({ before }) => Number(before)),
    column(['之后', 'After'], locale, ({ after }) => Number(after)),
    column(['备注', 'Memo'], locale, ({ memo }) => text(memo)),
  ];
}
