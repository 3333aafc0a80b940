import type { Locale, PrintedBill } from '@parcelway/contracts';
import { BILL_LINES, BILL_STATES, BILL_TYPES, kindWord, PAY_WAYS } from '@parcelway/contracts/statuses';
import type { BillSheetData } from '../document';
import { amountText } from '../document';
import { SUPPORT } from '../shipped-order/customer-copy-data';
import { londonMinute } from '../shipped-order/printed-time';

const WORDS = {
  'zh-cn': {
    ...{ holder: '会员', ref: '对应单号', type: '类型', issued: '开出', due: '期限', state: '状态' },
    ...{ lines: '明细', line: '项目', amount: '金额', movements: '收付记录', time: '时间', kind: '种类' },
    ...{ reference: '凭证', payment: '付款', refund: '退款' },
  },
  en: {
    ...{ holder: 'Member', ref: 'For', type: 'Type', issued: 'Issued', due: 'Due', state: 'State' },
    ...{ lines: 'Lines', line: 'Item', amount: 'Amount', movements: 'Payments and refunds', time: 'Time' },
    ...{ kind: 'Kind', reference: 'Reference', payment: 'Payment', refund: 'Refund' },
  },
} as const satisfies Record<Locale, Record<string, string>>;

/** What a bill on paper says; times are London's. */
export function billSheetData(bill: PrintedBill, now: Date): BillSheetData {
  const { locale, currency, holder } = bill;
  const words = WORDS[locale];
  const text = (amount: string): string => amountText({ amount, currency });
  const time = (seconds: number): string => londonMinute(new Date(seconds * 1_000));
  return {
    orderNo: bill.bill_no,
    title: { zh: '账单', en: 'Bill' },
    service: {
      zh: kindWord(BILL_TYPES, bill.bill_type, 'zh-cn'),
      en: kindWord(BILL_TYPES, bill.bill_type, 'en'),
    },
    facts: [
      [words.holder, [holder.name, holder.account].filter(Boolean).join(' · ')],
      [words.ref, bill.ref_no],
      [words.issued, time(bill.issued_at)],
      ...(bill.due_at === null ? [] : [[words.due, time(bill.due_at)] as const]),
      [words.state, kindWord(BILL_STATES, bill.state, locale)],
    ],
    tables: [
      {
        title: words.lines,
        note: currency,
        heads: [words.line, words.amount],
        rows: bill.lines.map((line) => [
          line.text || kindWord(BILL_LINES, line.code, locale),
          text(line.amount),
        ]),
      },
      {
        title: words.movements,
        note: currency,
        heads: [words.time, words.kind, words.reference, words.amount],
        rows: bill.movements.map(({ at, kind, payment, journal_no, memo, amount }) => [
          time(at),
          [words[kind], payment && kindWord(PAY_WAYS, payment.way, locale)].filter(Boolean).join(' · '),
          payment?.payment_no ?? (memo || journal_no),
          text(kind === 'refund' ? `-${amount}` : amount),
        ]),
      },
    ],
    currency,
    sums: [
      { text_zh: '金额', text_en: 'Amount', amount: bill.amount },
      { text_zh: '已付', text_en: 'Paid', amount: bill.paid },
      ...(/[1-9]/.test(bill.refunded)
        ? [{ text_zh: '已退', text_en: 'Refunded', amount: bill.refunded }]
        : []),
      { text_zh: '待付', text_en: 'To pay', amount: bill.owed },
    ],
    support: SUPPORT,
    printedAt: londonMinute(now),
  };
}
