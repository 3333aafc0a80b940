import type * as Contract from '@parcelway/contracts';

/** The wire's views, as the contracts declare them; types only, so nothing of the server reaches the browser. */
export type {
  AddressRow,
  AreaOption,
  GuessedAddress,
  ArticleDetail,
  ArticleRow,
  BoxView,
  ClaimDetail,
  MemberRefund,
  RefundableMoney,
  RefundDestination,
  ClaimKind,
  ClaimPhoto,
  ClaimRow,
  ChannelView,
  GoodsCategoryView,
  ImportJobView,
  InsuranceTypeView,
  InsuredBox,
  LoggedIn,
  LuggageOrderRow,
  MemberProfile,
  MoneyRecordList,
  OrderAddress,
  OrderInsurance,
  OrderPackage,
  OwnCoupon,
  OwnSession,
  PackageLimits,
  Page,
  CardPayment,
  OfflineStarted,
  RechargeStarted,
  ThirdPartyPayment,
  PayableBill,
  PaymentState,
  PaymentWay,
  OtherBalance,
  PaidFromBalance,
  PartnerAppView,
  PickupDates,
  PostcodeArea,
  PlacedOrder,
  PlacedStore,
  ProtocolView,
  Quote,
  QuoteBox,
  Quotes,
  RecordPage,
  Retrieval,
  RolledSecret,
  SavedWebhook,
  SaveWebhook,
  ScoreMovement,
  ReducedPrice,
  SheetOrderBody,
  SheetOrderDetail,
  SheetOrderRow,
  SheetQuotes,
  SizeClass,
  Slide,
  StoreOrderDetail,
  StoreOrderRow,
  StoreQuote,
  StoreRateRow,
  StoreRates,
  TaxBill,
  TrackView,
  WebhookAttemptView,
  WebhookTry,
  WebhookView,
} from '@parcelway/contracts';

/** Why a channel cannot carry what is in the form. */
export type Refusal = Contract.Quotes['refused'][number];

/** An order as its owner opens it: the order's own record with its pickups beside it. */
export type LuggageOrderDetail = Contract.LuggageOrderDetail & {
  readonly pickups: readonly Contract.PickupView[];
};

/** What was done to several packages, and why not to others. */
export interface BatchResult {
  readonly done: readonly number[];
  readonly failed: readonly { readonly id: number; readonly code: string; readonly text: string }[];
}
