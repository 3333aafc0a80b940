import type { TakingWay } from '@parcelway/contracts';
import { ACCOUNT_CODES, ACCOUNT_OF_WAY, CHART } from './chart';
import type { AccountCode } from './chart';

/** Accounts whose entries for a bill are money taken (credit) or given back (debit). */
export const TAKING_ACCOUNTS: readonly AccountCode[] = ACCOUNT_CODES.filter(
  (code) => CHART[code].kind === 'income' || code === 'duties',
);

/** Where the money of each way comes from or goes to. */
export const WAY_OF_ACCOUNT: Readonly<Record<string, TakingWay>> = {
  wallet: 'balance',
  ...Object.fromEntries(
    Object.entries(ACCOUNT_OF_WAY).map(([way, account]) => [account, way as keyof typeof ACCOUNT_OF_WAY]),
  ),
};
