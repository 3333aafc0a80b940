import { Module } from '@nestjs/common';
import {
  attachment,
  billPaper,
  luggageOrder,
  orderMoney,
  member,
  siteSettings,
  statementPaper,
  waybillFacts,
  orderOrigin,
} from '@parcelway/contracts';
import {
  billResource,
  currencyResource,
  exchangeRateResource,
  journalResource,
  memberMoneyRecordResource,
  memberScoreRecordResource,
  taxBillResource,
  paymentRecordResource,
  paymentWayResource,
  rechargeResource,
  refundRequestResource,
  reconciliationRunResource,
  providerEventResource,
  walletResource,
} from '@parcelway/contracts/resources';
import { bind, crudProviders } from '@parcelway/crud';
import { clientProviders } from '@parcelway/platform';
import { BillEntity } from './bill/bill.entity';
import { BillDeskService } from './bill/bill-desk.service';
import { BillPapers } from './bill/bill-papers';
import { BillReactions } from './bill/bill.reactions';
import { CheckoutService } from './checkout/checkout.service';
import { OtherWaysService } from './checkout/other-ways.service';
import { PaymentFollower } from './checkout/payment-follower';
import { PaymentDeskService } from './checkout/payment-desk.service';
import { PaymentStarter } from './checkout/payment-starter';
import { PaymentSweep } from './checkout/payment-sweep';
import { PaymentSweepReactions } from './checkout/payment-sweep.reactions';
import { ProviderNotices } from './checkout/provider-notices';
import { ClaimReactions } from './claim/claim.reactions';
import { BooksClosing } from './closing/books-closing';
import { FiguresService } from './dashboard/figures.service';
import { BooksService } from './ledger/books.service';
import { JournalEntity } from './ledger/journal.entity';
import { CurrencyEntity } from './currency/currency.entity';
import { CurrencyHooks } from './currency/currency.hooks';
import { ExchangeRateEntity } from './currency/exchange-rate.entity';
import { ExchangeRateHooks } from './currency/exchange-rate.hooks';
import { MemberAccountService } from './member-account/member-account.service';
import { OfflineDeskService } from './offline/offline-desk.service';
import { OfflinePayments } from './offline/offline-payments';
import { Proofs } from './offline/proofs';
import { BillPaymentsService } from './payment/bill-payments.service';
import { PaymentRecordEntity } from './payment/payment-record.entity';
import { PaymentRecordHooks } from './payment/payment-record.hooks';
import { PaymentService } from './payment/payment.service';
import { PaymentWayEntity } from './payment-way/payment-way.entity';
import { PaymentWayHooks } from './payment-way/payment-way.hooks';
import { PaymentWays } from './payment-way/payment-ways';
import { ProviderEventEntity } from './provider/provider-event.entity';
import { Providers } from './provider/providers';
import { RechargeHooks } from './recharge/recharge.hooks';
import { RechargeSweep } from './recharge/recharge-sweep';
import { RefundCourier } from './refund/refund-courier';
import { RefundDeskService } from './refund/refund-desk.service';
import { RefundRequestEntity } from './refund/refund-request.entity';
import { RefundRequestHooks } from './refund/refund-request.hooks';
import { RefundSweep } from './refund/refund-sweep';
import { RefundService } from './refund/refund.service';
import { ReconciliationRunEntity } from './reconciliation/reconciliation-run.entity';
import { Reconciliations } from './reconciliation/reconciliations';
import { MemberScoreRecordEntity } from './score/member-score-record.entity';
import { PaymentSettings } from './settings/payment-settings';
import { SettledBillReactions } from './settled-bill/settled-bill.reactions';
import { StatementPapers } from './statement/statement-papers';
import { StatementService } from './statement/statement.service';
import { MemberMoneyRecordEntity } from './wallet/member-money-record.entity';
import { MemberTaxService } from './tax/member-tax.service';
import { TaxBillHooks } from './tax/tax-bill.hooks';
import { TaxDeskService } from './tax/tax-desk.service';
import { WalletEntity } from './wallet/wallet.entity';

@Module({
  providers: [
    PaymentService,
    Providers,
    PaymentWays,
    CheckoutService,
    PaymentStarter,
    OtherWaysService,
    OfflinePayments,
    OfflineDeskService,
    Proofs,
    PaymentRecordHooks,
    PaymentWayHooks,
    RechargeHooks,
    RefundRequestHooks,
    RechargeSweep,
    PaymentDeskService,
    PaymentFollower,
    PaymentSweep,
    PaymentSweepReactions,
    ProviderNotices,
    MemberAccountService,
    RefundCourier,
    RefundSweep,
    RefundService,
    RefundDeskService,
    StatementService,
    StatementPapers,
    BillReactions,
    BillDeskService,
    BillPapers,
    ClaimReactions,
    PaymentSettings,
    SettledBillReactions,
    BillPaymentsService,
    TaxDeskService,
    MemberTaxService,
    BooksService,
    BooksClosing,
    FiguresService,
    Reconciliations,
    ...crudProviders('payment', [
      bind(billResource, BillEntity),
      bind(taxBillResource, BillEntity, TaxBillHooks),
      bind(currencyResource, CurrencyEntity, CurrencyHooks),
      bind(exchangeRateResource, ExchangeRateEntity, ExchangeRateHooks),
      bind(paymentRecordResource, PaymentRecordEntity, PaymentRecordHooks),
      bind(paymentWayResource, PaymentWayEntity, PaymentWayHooks),
      bind(rechargeResource, BillEntity, RechargeHooks),
      bind(refundRequestResource, RefundRequestEntity, RefundRequestHooks),
      bind(providerEventResource, ProviderEventEntity),
      bind(walletResource, WalletEntity),
      bind(journalResource, JournalEntity),
      bind(reconciliationRunResource, ReconciliationRunEntity),
      bind(memberMoneyRecordResource, MemberMoneyRecordEntity),
      bind(memberScoreRecordResource, MemberScoreRecordEntity),
    ]),
    ...clientProviders(
      attachment,
      billPaper,
      luggageOrder,
      member,
      siteSettings,
      statementPaper,
      orderMoney,
      waybillFacts,
      orderOrigin,
    ),
  ],
})
export class AppModule {}
