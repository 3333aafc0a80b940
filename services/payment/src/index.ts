import { defineService } from '@parcelway/platform';
import { migrations } from '../migrations';
import { seed } from '../seeds';
import { AppModule } from './app.module';
import { BillEntity } from './bill/bill.entity';
import { raiseBillFunction } from './bill/raise-bill.function';
import { CurrencyEntity } from './currency/currency.entity';
import { ExchangeRateEntity } from './currency/exchange-rate.entity';
import { JournalEntity } from './ledger/journal.entity';
import { TakingsDayEntity } from './dashboard/takings-day.entity';
import { LedgerBalanceDayEntity } from './ledger/ledger-balance-day.entity';
import { LedgerEntryEntity } from './ledger/ledger-entry.entity';
import { postJournalFunction } from './ledger/post-journal.function';
import { payFromBalanceFunction } from './payment/pay-from-balance.function';
import { PaymentRecordHistoryEntity } from './payment/payment-record-history.entity';
import { PaymentRecordEntity } from './payment/payment-record.entity';
import { PaymentWayEntity } from './payment-way/payment-way.entity';
import { ProviderEventEntity } from './provider/provider-event.entity';
import { RefundRequestEntity, RefundRequestHistoryEntity } from './refund/refund-request.entity';
import { ReconciliationRunEntity } from './reconciliation/reconciliation-run.entity';
import { MemberScoreRecordEntity } from './score/member-score-record.entity';
import { MemberScoreEntity } from './score/member-score.entity';
import { MemberMoneyRecordEntity } from './wallet/member-money-record.entity';
import { moneyTextFunction } from './wallet/money-text.function';
import { moveWalletFunction } from './wallet/move-wallet.function';
import { WalletEntity } from './wallet/wallet.entity';

/** Bills, payments, and the members' balances. */
export const service = defineService({
  name: 'payment',
  module: AppModule,
  entities: [
    BillEntity,
    CurrencyEntity,
    ExchangeRateEntity,
    PaymentRecordEntity,
    PaymentRecordHistoryEntity,
    PaymentWayEntity,
    RefundRequestEntity,
    RefundRequestHistoryEntity,
    ProviderEventEntity,
    WalletEntity,
    MemberMoneyRecordEntity,
    JournalEntity,
    LedgerEntryEntity,
    LedgerBalanceDayEntity,
    TakingsDayEntity,
    ReconciliationRunEntity,
    MemberScoreEntity,
    MemberScoreRecordEntity,
  ],
  migrations,
  functions: [
    moneyTextFunction,
    raiseBillFunction,
    postJournalFunction,
    moveWalletFunction,
    payFromBalanceFunction,
  ],
  seed,
});
