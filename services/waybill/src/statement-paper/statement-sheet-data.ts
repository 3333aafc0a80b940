import type { PrintedAccount, PrintedStatement } from '@parcelway/contracts';
import { kindWord, MONEY_KINDS } from '@parcelway/contracts/statuses';
import type { StatementAccount, StatementSheetData } from '../document';
import { amountText } from '../document';
import { SUPPORT } from '../shipped-order/customer-copy-data';
import { londonMinute } from '../shipped-order/printed-time';

type Locale = PrintedStatement['locale'];

const WORDS = {
  'zh-cn': {
    ...{
      holder: '会员',
      month: '月份',
      opening: '期初余额',
      income: '收入',
      expense: '支出',
      closing: '期末余额',
    },
    ...{
      movements: '余额变动',
      time: '时间',
      kind: '种类',
      memo: '说明',
      bill: '账单号',
      money: '变动',
      after: '余额',
    },
    ...{ kinds: '按种类合计', count: '笔数', sum: '合计', none: '本月没有变动' },
    rest: (left: number) => `另有 ${left} 笔未列出，已计入合计`,
  },
  en: {
    ...{ holder: 'Member', month: 'Month', opening: 'Opening balance', income: 'In', expense: 'Out' },
    ...{ closing: 'Closing balance', movements: 'Movements', time: 'Time', kind: 'Kind', memo: 'What for' },
    ...{ bill: 'Bill', money: 'Change', after: 'Balance', kinds: 'Totals by kind', count: 'Movements' },
    ...{ sum: 'Total', none: 'Nothing moved this month' },
    rest: (left: number) => `${left} more are not listed, but counted`,
  },
} as const;

/** What a statement says. */
export function statementSheetData(of: PrintedStatement, now: Date): StatementSheetData {
  const { locale, holder, month } = of;
  const words = WORDS[locale];
  return {
    orderNo: of.number,
    title: { zh: '余额月结单', en: 'Balance statement' },
    service: { zh: month, en: holder.account },
    facts: [
      [words.holder, [holder.name, holder.account].filter(Boolean).join(' · ')],
      [words.month, month],
    ],
    heads: [words.time, words.kind, words.memo, words.bill, words.money, words.after],
    kindHeads: [words.kind, words.count, words.sum],
    accounts: of.accounts.map((account) => accountOf(account, locale)),
    support: SUPPORT,
    printedAt: londonMinute(now),
  };
}

function accountOf(of: PrintedAccount, locale: Locale): StatementAccount {
  const words = WORDS[locale];
  const { currency } = of;
  const text = (amount: string): string => amountText({ amount, currency });
  const left = of.count - of.rows.length;
  return {
    title: words.movements,
    currency,
    facts: [
      [words.opening, text(of.opening)],
      [words.income, text(of.income)],
      [words.expense, text(of.expense)],
      [words.closing, text(of.closing)],
    ],
    rows: of.rows.map(({ at, kind, memo, bill_no, money, after }) => ({
      time: londonMinute(new Date(at * 1_000)),
      kind: kindWord(MONEY_KINDS, kind, locale),
      memo,
      billNo: bill_no,
      money: text(money),
      after: text(after),
    })),
    remark: of.count === 0 ? words.none : left > 0 ? words.rest(left) : '',
    kindsTitle: words.kinds,
    kinds: of.kinds.map(({ kind, count, money }) => ({
      kind: kindWord(MONEY_KINDS, kind, locale),
      count: String(count),
      money: text(money),
    })),
  };
}
