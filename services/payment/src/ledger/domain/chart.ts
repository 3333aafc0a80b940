export type AccountKind = 'asset' | 'liability' | 'income' | 'expense';

interface Account {
  readonly kind: AccountKind;
  /** Chinese, English. */
  readonly name: readonly [string, string];
}

const account = (kind: AccountKind, zh: string, en: string): Account => ({ kind, name: [zh, en] });

/** The chart of accounts. Each exists in every currency; `wallet` has the members as its sub-ledger. */
export const CHART = {
  wallet: account('liability', '会员余额', 'Members’ balances'),
  duties: account('liability', '代收税费', 'Duties held for customs'),
  bank: account('asset', '银行与现金', 'Bank and cash'),
  'clearing:card': account('asset', '银行卡待结算', 'Card payments to be settled'),
  'clearing:third_party': account('asset', '第三方支付待结算', 'Third-party payments to be settled'),
  exchange: account('asset', '货币兑换', 'Exchange of currencies'),
  'sales:order': account('income', '运单收入', 'Orders'),
  'sales:supplement': account('income', '补差收入', 'Supplements'),
  'sales:storage': account('income', '仓储收入', 'Storage'),
  'sales:sheet': account('income', '面单收入', 'Sheet orders'),
  refunds: account('income', '退款', 'Refunds'),
  adjustments: account('expense', '人工调整', 'Adjustments by staff'),
  claims: account('expense', '理赔', 'Claims'),
  commissions: account('expense', '佣金', 'Commissions'),
} as const satisfies Record<string, Account>;

export type AccountCode = keyof typeof CHART;
/** All but the balances, which move by moveWallet and pay_from_balance alone. */
export type OtherAccount = Exclude<AccountCode, 'wallet'>;
export const ACCOUNT_CODES = Object.keys(CHART) as readonly AccountCode[];

/** Ways by which money comes in from outside, and where it then is. */
export const ACCOUNT_OF_WAY = {
  card: 'clearing:card',
  third_party: 'clearing:third_party',
  offline: 'bank',
} as const satisfies Record<string, AccountCode>;

/** Bills that are no sale: duty is owed to customs, a recharge to the member. */
const NO_SALE: Readonly<Record<string, AccountCode>> = { tax: 'duties', recharge: 'wallet' };

/** The account that a payment of such a bill credits, a recharge excepted: that one is a move of the wallet. */
export function billAccount(billType: string): OtherAccount {
  const code = NO_SALE[billType] ?? `sales:${billType}`;
  if (code === 'wallet' || !(code in CHART))
    throw new RangeError(`bills of type ${billType} have no account of their own`);
  return code as OtherAccount;
}

/** The account that money given back of such a bill debits. */
export function refundAccount(billType: string): OtherAccount {
  const paid = billAccount(billType);
  return CHART[paid].kind === 'income' ? 'refunds' : paid;
}

/** `billAccount` as SQL over a column. */
export const billAccountSql = (column: string): string =>
  `CASE ${column} ${Object.entries(NO_SALE)
    .map(([type, code]) => `WHEN '${type}' THEN '${code}'`)
    .join(' ')} ELSE 'sales:' || ${column} END`;
