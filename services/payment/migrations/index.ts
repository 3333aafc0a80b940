import { BillsAndWallets1764288000000 } from './1764288000000-bills-and-wallets';
import { CaptureRules1797000000001 } from './1797000000001-capture-rules';
import { Scores1797000000005 } from './1797000000005-scores';
import { OfflinePayments1798300000001 } from './1798300000001-offline-payments';
import { Currencies1798500000011 } from './1798500000011-currencies';
import { Ledger1798400000061 } from './1798400000061-ledger';
import { ReconciliationRuns1798400000062 } from './1798400000062-reconciliation-runs';
import { ProviderPayments1798400000071 } from './1798400000071-provider-payments';
import { BillRevisions1798400000021 } from './1798400000021-bill-revisions';
import { BillScores1798500000031 } from './1798500000031-bill-scores';
import { OfflineProofs1798500000021 } from './1798500000021-offline-proofs';
import { RefundRequests1798500000001 } from './1798500000001-refund-requests';
import { ClosedDays1798500000042 } from './1798500000042-closed-days';
import { Receivables1798600000051 } from './1798600000051-receivables';
import { SumsOfRecords1798600000052 } from './1798600000052-sums-of-records';
import { Statements1798500000041 } from './1798500000041-statements';
import { Duty1798500000032 } from './1798500000032-duty';
import { ForeignBalances1798700000001 } from './1798700000001-foreign-balances';
import { WayOfBalances1798700000031 } from './1798700000031-way-of-balances';
import { AwayAtReconciliations1798700000041 } from './1798700000041-away-at-reconciliations';

export const migrations = [
  BillsAndWallets1764288000000,
  CaptureRules1797000000001,
  Scores1797000000005,
  OfflinePayments1798300000001,
  Ledger1798400000061,
  ReconciliationRuns1798400000062,
  ProviderPayments1798400000071,
  BillRevisions1798400000021,
  BillScores1798500000031,
  Statements1798500000041,
  OfflineProofs1798500000021,
  Duty1798500000032,
  RefundRequests1798500000001,
  Currencies1798500000011,
  ClosedDays1798500000042,
  Receivables1798600000051,
  SumsOfRecords1798600000052,
  ForeignBalances1798700000001,
  WayOfBalances1798700000031,
  AwayAtReconciliations1798700000041,
];
