import { billPaid, billRefunded, waybillDutyChanged } from '@parcelway/contracts';
import { convert, formatMoney, parseMoney, roundHalfUp, sumMinor } from '@parcelway/money';
import { runNamed } from '@parcelway/platform';
import type { NamedQuery } from '@parcelway/platform';
import { eventually } from '@parcelway/testing';
import { In } from 'typeorm';
import { BillEntity } from '../../src/bill/bill.entity';
import { JournalEntity } from '../../src/ledger/journal.entity';
import { LedgerEntryEntity } from '../../src/ledger/ledger-entry.entity';
import { PaymentRecordEntity } from '../../src/payment/payment-record.entity';
import { ProviderEventEntity } from '../../src/provider/provider-event.entity';
import { COMPARISONS } from '../../src/reconciliation/comparisons';
import { RefundRequestEntity } from '../../src/refund/refund-request.entity';
import { MemberMoneyRecordEntity } from '../../src/wallet/member-money-record.entity';
import { WalletEntity } from '../../src/wallet/wallet.entity';
import type { PaymentStack } from '../payment-stack';
import type { Member } from './member';

/** All that reconciliation compares, over the rows of one member; sums of closed days are everybody's. */
const OF_MEMBER = COMPARISONS.filter(({ table }) => table !== 'ledger_balance_day');

const differencesOf: NamedQuery = {
  name: 'differences-of-member',
  text: `SELECT coalesce(jsonb_agg(found), '[]') AS differences FROM (${OF_MEMBER.map(
    ({ kind, table, differing }) =>
      `(WITH batch AS MATERIALIZED (SELECT * FROM ${table} WHERE user_id = $1)
      SELECT '${kind}' AS kind, d.* FROM (${differing}) AS d)`,
  ).join(' UNION ALL ')}) AS found`,
};

/** What has to hold between any two steps: nothing that reconciliation would find. */
export async function expectNoDifference(member: Member): Promise<void> {
  const { dataSource } = member.stage.stack;
  const [row] = await runNamed<{ differences: unknown[] }>(dataSource, differencesOf, [member.userId]);
  expect(row?.differences).toEqual([]);
}

/** The same once more, counted here from the rows and not by the product's own statements. */
export async function expectConsistent({ dataSource }: PaymentStack, userId: number): Promise<void> {
  const rows = await rowsOf(dataSource, userId);
  const { wallets, records, payments, bills, refunds, journals, entries } = rows;
  const sumOf = (some: readonly { readonly amount: bigint }[]): bigint =>
    sumMinor(some.map(({ amount }) => amount));

  const used = [...records, ...entries.filter(({ account }) => account === 'wallet')];
  for (const currency of new Set([...wallets, ...used].map((row) => row.currency))) {
    const wallet = wallets.find((row) => row.currency === currency);
    const own = records.filter((record) => record.currency === currency);
    expect(wallet?.balance ?? 0n).toBe(sumMinor(own.map(({ money }) => money)));
    expect(wallet?.sequence ?? 0).toBe(own.length);
    const posted = entries.filter((entry) => entry.account === 'wallet' && entry.currency === currency);
    expect(wallet?.balance ?? 0n).toBe(-sumOf(posted));
    let balance = 0n;
    for (const [index, record] of own.entries()) {
      expect(record).toMatchObject({ before: balance, walletSequence: index + 1 });
      expect(record.after).toBe(balance + record.money);
      balance = record.after;
      expect(balance >= 0n).toBe(true);
    }
  }
  for (const payment of payments) {
    const asked = refunds.filter(({ paymentRecordId }) => paymentRecordId === payment.id);
    expect(payment.refundedAmount).toBe(sumOf(asked.filter(({ status }) => status === 'settled')));
    const held = asked.filter(({ status }) => status !== 'rejected' && status !== 'failed');
    expect(sumOf(held) <= payment.amount - payment.balanceAmount).toBe(true);
    expectForeign(payment, asked, records);
  }
  for (const { id } of journals) {
    const own = entries.filter(({ journalId }) => journalId === id);
    expect(own.length).toBeGreaterThan(1);
    for (const currency of new Set(own.map((entry) => entry.currency)))
      expect(sumOf(own.filter((entry) => entry.currency === currency))).toBe(0n);
  }
  for (const bill of bills) {
    const own = entries.filter(({ billId }) => billId === bill.id);
    expect(bill.paidAmount).toBe(-sumOf(own.filter(({ amount }) => amount < 0n)));
    expect(bill.refundedAmount).toBe(sumOf(own.filter(({ amount }) => amount > 0n)));
    expect(bill.payStatus).toBe(statusOf(bill));
    expect(bill.paidAmount <= bill.amount).toBe(true);
    if (bill.isVoid) expect(bill.paidAmount).toBe(0n);
  }
  for (const payment of payments) {
    const posted = journals.filter(
      ({ refType, refNo }) => refType === 'payment' && refNo === payment.paymentNo,
    );
    expect(posted.length > 0).toBe(payment.status === 'succeeded');
    const ids = new Set(posted.map(({ id }) => id));
    const came = entries.filter(
      ({ journalId, amount, currency }) => ids.has(journalId) && amount > 0n && currency === payment.currency,
    );
    expect(sumOf(came)).toBe(payment.status === 'succeeded' ? payment.amount : 0n);
  }
}

/** Of a payment from a balance in another currency: what its rate makes was taken there, and of each share the same part is back on both sides. */
function expectForeign(
  { currency, amount, refundedAmount, walletCurrency, walletAmount, rate, allocations }: PaymentRecordEntity,
  asked: readonly RefundRequestEntity[],
  records: readonly MemberMoneyRecordEntity[],
): void {
  const settled = asked.filter(({ status }) => status === 'settled');
  const back = sumMinor(settled.map((refund) => refund.walletAmount ?? 0n));
  if (!walletCurrency || !walletAmount || !rate) {
    expect([walletCurrency, walletAmount, rate, back]).toEqual([null, null, null, 0n]);
    return;
  }
  expect(walletAmount).toBe(convert(amount, currency, walletCurrency, rate));
  const ofBills = (kind: string): bigint =>
    sumMinor(
      records
        .filter((record) => record.kind === kind && record.currency === walletCurrency)
        .filter((record) => allocations.some(({ bill_no }) => bill_no === record.billNo))
        .map(({ money }) => money),
    );
  expect(ofBills('pay')).toBe(-walletAmount);
  expect(ofBills('refund')).toBe(back);
  for (const share of allocations) {
    const [paid, taken] = [
      parseMoney(share.amount, currency),
      parseMoney(share.wallet_amount ?? '', walletCurrency),
    ];
    const own = settled.filter(({ billId }) => billId === share.bill_id);
    const given = sumMinor(own.map((refund) => refund.walletAmount ?? 0n));
    expect(given).toBe(roundHalfUp(taken * sumMinor(own.map((refund) => refund.amount)), paid));
  }
  if (refundedAmount === amount) expect(back).toBe(walletAmount);
}

/** What came in at a provider is paid here, or lies before staff; what was given back there was given back here. */
export async function expectProviderAgrees(member: Member): Promise<void> {
  const { dataSource } = member.stage.stack;
  const payments = await member.payments({ way: In(['card', 'third_party']) });
  for (const payment of payments) {
    const { received, givenBack } =
      payment.way === 'card' ? atCards(member, payment) : atWallet(member, payment);
    const settled = await member.refunds({
      ...{ paymentRecordId: payment.id, destination: 'original', status: 'settled' },
    });
    expect(givenBack).toBe(sumMinor(settled.map(({ amount }) => amount)));
    if (received === payment.amount) expect(payment.status).toBe('succeeded');
    else expect(payment.status).not.toBe('succeeded');
    if (received === 0n || received === payment.amount) continue;
    const parked = { paymentNo: payment.paymentNo, status: 'parked' as const };
    expect(await dataSource.getRepository(ProviderEventEntity).countBy(parked)).toBeGreaterThan(0);
  }
}

/** Money of a payment as its provider has it, in minor units. */
interface AtProvider {
  readonly received: bigint;
  readonly givenBack: bigint;
}

function atCards({ stage }: Member, { paymentNo }: PaymentRecordEntity): AtProvider {
  const { book } = stage.payer.provider;
  const intents = [...book.intents.values()].filter(({ metadata }) => metadata['payment_no'] === paymentNo);
  expect(intents.length).toBeLessThanOrEqual(1);
  return {
    received: BigInt(intents[0]?.amount_received ?? 0),
    givenBack: intents.reduce((sum, { id }) => sum + BigInt(book.refundedOf(id)), 0n),
  };
}

function atWallet({ stage }: Member, { paymentNo }: PaymentRecordEntity): AtProvider {
  const trade = stage.wallet.trade(paymentNo);
  return {
    received: BigInt(trade?.received ?? 0),
    givenBack: sumMinor(Object.values(trade?.refunds ?? {}).map(BigInt)),
  };
}

/** The last word about each box's duty, once what its bills set off is through: what is owed of them. */
export async function expectDutyTold(member: Member): Promise<void> {
  const { dataSource } = member.stage.stack;
  const bills = await member.bills({ billType: 'tax' });
  for (const waybillNo of new Set(bills.map(({ refNo }) => refNo))) {
    const due = bills.filter((bill) => bill.refNo === waybillNo && !bill.isVoid && bill.payStatus === 1);
    const owed = formatMoney(sumMinor(due.map((bill) => bill.amount - bill.paidAmount)));
    const told = await eventually(async () => {
      const [row] = await runNamed<DutyTold>(dataSource, dutyTold, [
        ...[member.since, waybillDutyChanged.name, waybillNo, [billPaid.name, billRefunded.name]],
      ]);
      return row?.is_through && row;
    });
    expect(told).toMatchObject({ owed });
  }
}

interface DutyTold {
  readonly owed: string;
  /** Whether every payment and refund of the box's bills has been reacted to. */
  readonly is_through: boolean;
}

const dutyTold: NamedQuery = {
  name: 'duty-told',
  text: `SELECT (SELECT payload ->> 'owed' FROM outbox WHERE position > $1 AND name = $2 AND payload ->> 'waybill_no' = $3
      ORDER BY (payload ->> 'sequence')::int DESC, position DESC LIMIT 1) AS owed,
    NOT EXISTS (SELECT 1 FROM outbox o WHERE position > $1 AND name = ANY ($4) AND payload ->> 'ref_no' = $3
      AND NOT EXISTS (SELECT 1 FROM inbox i WHERE i.event_id = o.event_id)) AS is_through`,
};

function statusOf({ amount, paidAmount, refundedAmount }: BillEntity): number {
  if (paidAmount > 0n && refundedAmount === paidAmount) return 3;
  return paidAmount >= amount ? 2 : 1;
}

async function rowsOf(dataSource: PaymentStack['dataSource'], userId: number) {
  const [wallets, records, payments, bills, refunds, journals] = await Promise.all([
    dataSource.getRepository(WalletEntity).findBy({ userId }),
    dataSource
      .getRepository(MemberMoneyRecordEntity)
      .find({ where: { userId }, order: { walletSequence: 'asc' } }),
    dataSource.getRepository(PaymentRecordEntity).findBy({ userId }),
    dataSource.getRepository(BillEntity).findBy({ userId }),
    dataSource.getRepository(RefundRequestEntity).findBy({ userId }),
    dataSource.getRepository(JournalEntity).findBy({ userId }),
  ]);
  const entries = await dataSource
    .getRepository(LedgerEntryEntity)
    .findBy({ journalId: In(journals.map(({ id }) => id)) });
  return { wallets, records, payments, bills, refunds, journals, entries };
}
