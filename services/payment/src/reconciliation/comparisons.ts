import { CLOSED_DAYS } from '../closing/closed-days';
import type { Comparison } from './comparison';
import { inMoney } from './comparison';

const WALLET_REF = `w.user_id || '/' || w.currency AS ref`;

/**
 * What has to agree. Everything that one of them compares changes in one transaction, and each reads in one statement: what it sees is never
 * halfway, so nothing has to stand still for it.
 */
export const COMPARISONS: readonly Comparison[] = [
  {
    kind: 'journal_sum',
    scope: 'books',
    table: 'journal',
    differing: `SELECT j.journal_no AS ref, '0' AS expected, coalesce(${inMoney('sum(e.amount)', 'e.currency')}, 'no entries') AS found
      FROM batch j LEFT JOIN ledger_entry e ON e.journal_id = j.id
      GROUP BY j.id, j.journal_no, e.currency HAVING sum(e.amount) IS DISTINCT FROM 0`,
  },
  {
    kind: 'journal_without_payment',
    scope: 'books',
    table: 'journal',
    differing: `SELECT j.journal_no AS ref, j.ref_no AS expected, coalesce(p.status, 'no payment') AS found
      FROM batch j LEFT JOIN payment_record p ON p.payment_no = j.ref_no
      WHERE j.ref_type = 'payment' AND p.status IS DISTINCT FROM 'succeeded'`,
  },
  {
    kind: 'wallet_records',
    scope: 'wallets',
    table: 'wallet',
    differing: `SELECT ${WALLET_REF}, ${inMoney('coalesce(r.money, 0)', 'w.currency')} || ' in ' || r.records AS expected, ${inMoney('w.balance', 'w.currency')} || ' in ' || w.sequence AS found
      FROM batch w CROSS JOIN LATERAL (
        SELECT sum(money) AS money, count(*) AS records FROM member_money_record
        WHERE user_id = w.user_id AND currency = w.currency) AS r
      WHERE coalesce(r.money, 0) <> w.balance OR r.records <> w.sequence`,
  },
  {
    kind: 'wallet_books',
    scope: 'wallets',
    table: 'wallet',
    differing: `SELECT ${WALLET_REF}, ${inMoney('coalesce(-e.amount, 0)', 'w.currency')} AS expected, ${inMoney('w.balance', 'w.currency')} AS found
      FROM batch w CROSS JOIN LATERAL (
        SELECT sum(amount) AS amount FROM ledger_entry
        WHERE account = 'wallet' AND user_id = w.user_id AND currency = w.currency) AS e
      WHERE coalesce(-e.amount, 0) <> w.balance`,
  },
  {
    kind: 'wallet_missing',
    scope: 'wallets',
    table: 'ledger_entry',
    differing: `SELECT DISTINCT ${WALLET_REF}, 'wallet' AS expected, 'no wallet' AS found
      FROM batch w WHERE w.account = 'wallet'
        AND NOT EXISTS (SELECT FROM wallet WHERE user_id = w.user_id AND currency = w.currency)`,
  },
  {
    kind: 'record_chain',
    scope: 'wallets',
    table: 'member_money_record',
    differing: `SELECT ${WALLET_REF}, coalesce(${inMoney('CASE w.wallet_sequence WHEN 1 THEN 0 ELSE p.after END', 'w.currency')}, 'record ' || w.wallet_sequence - 1) AS expected,
        ${inMoney('w.before', 'w.currency')} || ' before record ' || w.wallet_sequence AS found
      FROM batch w LEFT JOIN member_money_record p
        ON p.user_id = w.user_id AND p.currency = w.currency AND p.wallet_sequence = w.wallet_sequence - 1
      WHERE w.before IS DISTINCT FROM CASE w.wallet_sequence WHEN 1 THEN 0 ELSE p.after END`,
  },
  ...(['paid', 'refunded'] as const).map((what): Comparison => ({
    kind: `bill_${what}`,
    scope: 'bills',
    table: 'bill',
    differing: `SELECT b.bill_no AS ref, ${inMoney('e.amount', 'b.currency')} AS expected, ${inMoney(`b.${what}_amount`, 'b.currency')} AS found
        FROM batch b CROSS JOIN LATERAL (
          SELECT coalesce(abs(sum(amount)), 0) AS amount FROM ledger_entry
          WHERE bill_id = b.id AND amount ${what === 'paid' ? '<' : '>'} 0) AS e
        WHERE e.amount <> b.${what}_amount`,
  })),
  {
    kind: 'bill_status',
    scope: 'bills',
    table: 'bill',
    differing: `SELECT ref, expected::text, found::text FROM (
        SELECT bill_no AS ref, pay_status AS found,
          CASE WHEN paid_amount > 0 AND refunded_amount = paid_amount THEN 3 WHEN paid_amount >= amount THEN 2 ELSE 1 END AS expected
        FROM batch) AS b
      WHERE found <> expected`,
  },
  {
    kind: 'payment_allocations',
    scope: 'bills',
    table: 'payment_record',
    differing: `SELECT p.payment_no AS ref, ${inMoney('p.amount', 'p.currency')} AS expected, coalesce(a.amount || ' ' || p.currency, 'none') AS found
      FROM batch p CROSS JOIN LATERAL (
        SELECT sum((share->>'amount')::numeric) AS amount FROM jsonb_array_elements(p.allocations) AS share) AS a
      WHERE a.amount IS DISTINCT FROM money_text(p.amount, p.currency)::numeric`,
  },
  {
    kind: 'payment_books',
    scope: 'bills',
    table: 'payment_record',
    // What a bill did not need any more went to the balance, so a bill may have less of a payment than its share, never more.
    differing: `SELECT ref, expected, found FROM (
        SELECT p.payment_no AS ref, ${inMoney('p.amount', 'p.currency')} AS expected,
          coalesce(${inMoney('sum(e.amount)', 'p.currency')}, 'no entry') AS found
        FROM batch p
        LEFT JOIN journal j ON j.ref_type = 'payment' AND j.ref_no = p.payment_no
        LEFT JOIN ledger_entry e ON e.journal_id = j.id AND e.amount > 0 AND e.currency = p.currency
        WHERE p.status = 'succeeded' GROUP BY p.payment_no, p.amount, p.currency) AS whole
      WHERE found <> expected
      UNION ALL
      SELECT p.payment_no, share->>'bill_no' || ' ' || (share->>'amount') || ' ' || p.currency, ${inMoney('-sum(e.amount)', 'p.currency')}
      FROM batch p CROSS JOIN jsonb_array_elements(p.allocations) AS share
      JOIN journal j ON j.ref_type = 'payment' AND j.ref_no = p.payment_no
      JOIN ledger_entry e ON e.journal_id = j.id AND e.bill_id = (share->>'bill_id')::bigint AND e.amount < 0
      GROUP BY p.payment_no, p.currency, share
      HAVING money_text(-sum(e.amount)::bigint, p.currency)::numeric > (share->>'amount')::numeric`,
  },
  {
    kind: 'payment_wallet',
    scope: 'bills',
    table: 'payment_record',
    // Paid from a balance in another currency: what its rate makes of it, the member's records, the books, and all of it once all went back.
    differing: `SELECT p.payment_no AS ref, ${inMoney('p.wallet_amount', 'p.wallet_currency')} AS expected,
        coalesce(${inMoney('f.amount', 'p.wallet_currency')}, 'none') || ' ' || f.side AS found
      FROM batch p CROSS JOIN LATERAL (
        SELECT 'by its rate' AS side, convert_money(p.amount, p.currency, p.wallet_currency, p.rate) AS amount
        UNION ALL
        SELECT 'in records', -sum(r.money) FROM jsonb_array_elements(p.allocations) AS share
        JOIN member_money_record r ON r.bill_no = share->>'bill_no' AND r.kind = 'pay' AND r.user_id = p.user_id AND r.currency = p.wallet_currency
        UNION ALL
        SELECT 'in books', sum(e.amount) FROM journal j JOIN ledger_entry e ON e.journal_id = j.id
        WHERE j.ref_type = 'payment' AND j.ref_no = p.payment_no AND e.account = 'wallet' AND e.currency = p.wallet_currency
        UNION ALL
        SELECT 'given back', sum(r.wallet_amount) FROM refund_request r
        WHERE r.payment_record_id = p.id AND r.status = 'settled' AND p.refunded_amount = p.amount HAVING count(*) > 0) AS f
      WHERE p.status = 'succeeded' AND p.wallet_currency IS NOT NULL AND f.amount IS DISTINCT FROM p.wallet_amount`,
  },
  ...(['payment', 'bill'] as const).map((of): Comparison => {
    const [table, column] =
      of === 'payment' ? (['payment_record', 'payment_record_id'] as const) : (['bill', 'bill_id'] as const);
    return {
      kind: `${of}_refunds`,
      scope: 'bills',
      table,
      differing: `SELECT b.${of}_no AS ref, ${inMoney('r.amount', 'b.currency')} AS expected, ${inMoney('b.refunded_amount', 'b.currency')} AS found
        FROM batch b CROSS JOIN LATERAL (
          SELECT coalesce(sum(amount), 0) AS amount FROM refund_request WHERE ${column} = b.id AND status = 'settled') AS r
        WHERE r.amount <> b.refunded_amount`,
    };
  }),
  {
    kind: 'refund_books',
    scope: 'bills',
    table: 'refund_request',
    // Requests of before had their journals under the number of the bill.
    differing: `SELECT r.refund_no AS ref, CASE r.status WHEN 'settled' THEN ${inMoney('r.amount', 'r.currency')} ELSE 'no journal' END AS expected, coalesce(${inMoney('e.amount', 'r.currency')}, 'no journal') AS found
      FROM batch r CROSS JOIN LATERAL (
        SELECT sum(e.amount) AS amount FROM journal j JOIN ledger_entry e ON e.journal_id = j.id
        WHERE j.ref_type = 'refund' AND j.ref_no = r.refund_no AND e.bill_id = r.bill_id) AS e
      WHERE e.amount IS DISTINCT FROM CASE r.status WHEN 'settled' THEN r.amount END
        AND NOT (r.status = 'settled' AND e.amount IS NULL AND r.kind = 'other' AND r.asked_by = 'system')`,
  },
  {
    kind: 'refund_wallet',
    scope: 'bills',
    table: 'refund_request',
    differing: `SELECT r.refund_no AS ref, ${inMoney('r.wallet_amount', 'r.wallet_currency')} AS expected, ${inMoney('e.amount', 'r.wallet_currency')} AS found
      FROM batch r CROSS JOIN LATERAL (
        SELECT coalesce(-sum(e.amount), 0) AS amount FROM journal j JOIN ledger_entry e ON e.journal_id = j.id
        WHERE j.ref_type = 'refund' AND j.ref_no = r.refund_no AND e.account = 'wallet' AND e.currency = r.wallet_currency) AS e
      WHERE r.wallet_currency IS NOT NULL AND e.amount <> r.wallet_amount`,
  },
  ...CLOSED_DAYS,
];
