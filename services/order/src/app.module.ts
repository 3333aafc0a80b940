import { Module } from '@nestjs/common';
import {
  address,
  attachment,
  insurancePaper,
  adminAccess,
  member,
  billPayments,
  payment,
  pickupDesk,
  pickupOrder,
  sheetWaybill,
  siteSettings,
  commissionPaper,
  storePaper,
  warehouseSpace,
} from '@parcelway/contracts';
import {
  accessorialPriceResource,
  accessorialServiceResource,
  channelApiParamResource,
  channelPriceResource,
  channelResource,
  countryResource,
  goodsAttributeResource,
  goodsCategoryResource,
  goodsCategoryRuleResource,
  goodsResource,
  importJobResource,
  importRowResource,
  insuranceBoxResource,
  insuranceClaimResource,
  insuranceOrderResource,
  insuranceRuleResource,
  insuranceTypeResource,
  logisticsRequestResource,
  luggageOrderResource,
  memberChannelPriceResource,
  packagingBoxResource,
  packagingLineResource,
  priceCaseResource,
  remoteRuleResource,
  sheetOrderResource,
  storeChargeResource,
  storeOrderResource,
  storeRateResource,
  taxRuleResource,
  commissionBatchResource,
  commissionResource,
  commissionRuleResource,
  couponResource,
  memberCouponResource,
  salesmanBindingResource,
  salesmanResource,
} from '@parcelway/contracts/resources';
import { bind, crudProviders } from '@parcelway/crud';
import { clientProviders } from '@parcelway/platform';
import { AccessorialPriceEntity, AccessorialServiceEntity } from './accessorial/accessorial.entity';
import { ChannelApiParamEntity } from './channel/channel-api-param.entity';
import { GoodsAttributeEntity, GoodsCategoryRuleEntity, GoodsEntity } from './goods/goods.entity';
import { PriceCaseEntity } from './price-case/price-case.entity';
import { TaxRuleEntity } from './tax-rule/tax-rule.entity';
import { BillChanges } from './bill-change/bill-changes';
import { PendingEdits } from './bill-change/pending-edits';
import { AccessorialPriceHooks } from './accessorial/accessorial-price.hooks';
import { ChannelApiParamHooks } from './channel/channel-api-param.hooks';
import { CarrierSettings } from './carrier/carrier-settings';
import { Carriers } from './carrier/carriers';
import { ChannelCatalogueService } from './catalogue/channel-catalogue.service';
import { ChannelEntity } from './channel/channel.entity';
import { ChannelHooks } from './channel/channel.hooks';
import { CountryEntity } from './country/country.entity';
import { CustomerCopyReactions } from './customer-copy/customer-copy.reactions';
import { GoodsCategoryHooks } from './goods/goods-category.hooks';
import { GoodsCategoryEntity } from './goods/goods-category.entity';
import { ClaimPhotos } from './insurance/claim-photos';
import { InsuranceClaims } from './insurance/insurance-claim.service';
import { InsuranceClaimDesk } from './insurance/insurance-claim-desk.service';
import { InsuranceClaimEntity } from './insurance/insurance-claim.entity';
import { InsuranceTypeHooks } from './insurance/insurance-type.hooks';
import { InsuranceBoxHooks } from './insurance/insurance-box.hooks';
import { InsurancePapers } from './insurance/insurance-papers';
import { InsuranceDesk } from './insurance/insurance-desk.service';
import { InsuranceBoxEntity, InsuranceOrderEntity } from './insurance/insurance-order.entity';
import { InsuranceRuleEntity, InsuranceTypeEntity } from './insurance/insurance.entity';
import { LuggageOrderDesk } from './luggage-order/luggage-order-desk.service';
import { LuggageOrderEntity } from './luggage-order/luggage-order.entity';
import { LuggageOrderReactions } from './luggage-order/luggage-order.reactions';
import { LuggageOrderService } from './luggage-order/luggage-order.service';
import { UnpaidOrders } from './luggage-order/unpaid-orders';
import { ChannelPriceEntity, PackagingLineEntity } from './channel-price/channel-price.entity';
import { PackagingBoxEntity } from './packaging-box/packaging-box.entity';
import { RemoteRuleEntity } from './remote-rule/remote-rule.entity';
import {
  ChannelPriceHooks,
  MemberChannelPriceHooks,
  PackagingLineHooks,
} from './channel-price/channel-price.hooks';
import { CustomerFacts } from './customer-copy/customer-facts';
import { PriceBooks } from './quote/price-books';
import { QuoteService } from './quote/quote.service';
import { Shipments } from './quote/shipment';
import { OrderMoneyService } from './order-money/order-money.service';
import { OrderOrigins } from './order-origin/order-origin.service';
import { OrderSettings } from './settings/order-settings';
import { PriceCases } from './price-desk/price-cases';
import { PriceDesk } from './price-desk/price-desk.service';
import { PriceSimulator } from './price-desk/price-simulator';
import { CarrierLog } from './logistics-request/carrier-log';
import { LogisticsRequestEntity } from './logistics-request/logistics-request.entity';
import { LogisticsRequestHooks } from './logistics-request/logistics-request.hooks';
import { BookingQueue } from './sheet-order/booking-queue';
import { Bookings } from './sheet-order/bookings';
import { SheetChanges } from './sheet-order/sheet-changes';
import { SheetCoupons } from './sheet-order/sheet-coupons';
import { SheetOrderDesk } from './sheet-order/sheet-desk.service';
import { SheetEntry } from './sheet-order/sheet-entry';
import { SheetOffers } from './sheet-order/sheet-offer';
import { SheetOrderEntity } from './sheet-order/sheet-order.entity';
import { SheetOrderHooks } from './sheet-order/sheet-order.hooks';
import { SheetOrderService } from './sheet-order/sheet-order.service';
import { SheetPayments } from './sheet-order/sheet-payment';
import { SheetReading } from './sheet-order/sheet-reading';
import { ImportDesk } from './import/import-desk.service';
import { ImportEntry, waybillCrud } from './import/import-entry';
import { ImportLoader } from './import/import-loader';
import { ImportQueue } from './import/import-queue';
import { ImportRunner } from './import/import-runner';
import { ImportJobEntity, ImportRowEntity } from './import/import.entity';
import { ImportJobHooks, ImportRowHooks } from './import/import.hooks';
import { StoreDays } from './store-order/store-days';
import { StoreOffers } from './store-order/store-offer';
import { StoreOrderDesk } from './store-order/store-order-desk.service';
import { StoreChargeEntity, StoreOrderEntity } from './store-order/store-order.entity';
import { StoreOrderHooks } from './store-order/store-order.hooks';
import { StoreOrderService } from './store-order/store-order.service';
import { StoreNotices } from './store-order/store-notices';
import { StorePapers } from './store-order/store-papers';
import { StoreRateEntity } from './store-order/store-rate.entity';
import { CommissionBatchHooks } from './commission/commission-batch.hooks';
import { CommissionDesk } from './commission/commission-desk.service';
import { CommissionRuleHooks } from './commission/commission-rule.hooks';
import {
  CommissionBatchEntity,
  CommissionEntity,
  CommissionRuleEntity,
} from './commission/commission.entity';
import { CommissionPapers } from './commission/commission-papers';
import { CommissionHooks } from './commission/commission.hooks';
import { DueCommissions } from './commission/due-commissions';
import { CouponDesk } from './coupon/coupon-desk.service';
import { CouponEntity, MemberCouponEntity } from './coupon/coupon.entity';
import { CouponHooks } from './coupon/coupon.hooks';
import { HeldCoupons } from './coupon/held-coupon';
import { ExpiredCoupons } from './coupon/expired-coupons';
import { OwnCoupons } from './coupon/own-coupon.service';
import { SalesmanBindingHooks } from './salesman/salesman-binding.hooks';
import { SalesmanDesk } from './salesman/salesman-desk.service';
import { SalesmanBindingEntity, SalesmanEntity } from './salesman/salesman.entity';
import { SalesmanHooks } from './salesman/salesman.hooks';
import { SalesmanReactions } from './salesman/salesman.reactions';

@Module({
  providers: [
    CustomerFacts,
    PriceBooks,
    OrderSettings,
    Shipments,
    QuoteService,
    PriceSimulator,
    PriceCases,
    PriceDesk,
    ChannelCatalogueService,
    LuggageOrderService,
    LuggageOrderDesk,
    UnpaidOrders,
    BillChanges,
    PendingEdits,
    LuggageOrderReactions,
    CustomerCopyReactions,
    CarrierSettings,
    Carriers,
    Bookings,
    CarrierLog,
    BookingQueue,
    SheetOffers,
    SheetPayments,
    SheetEntry,
    SheetChanges,
    SheetCoupons,
    SheetReading,
    SheetOrderService,
    SheetOrderDesk,
    ImportLoader,
    ImportEntry,
    ImportRunner,
    ImportQueue,
    ImportDesk,
    HeldCoupons,
    SalesmanReactions,
    SalesmanDesk,
    CommissionDesk,
    DueCommissions,
    CouponDesk,
    OwnCoupons,
    ExpiredCoupons,
    StoreOffers,
    StoreOrderService,
    StoreOrderDesk,
    StoreNotices,
    StoreDays,
    InsuranceDesk,
    InsurancePapers,
    CommissionPapers,
    OrderOrigins,
    OrderMoneyService,
    StorePapers,
    ClaimPhotos,
    InsuranceClaims,
    InsuranceClaimDesk,
    ...clientProviders(
      member,
      address,
      attachment,
      insurancePaper,
      pickupDesk,
      pickupOrder,
      payment,
      billPayments,
      sheetWaybill,
      adminAccess,
      siteSettings,
      warehouseSpace,
      commissionPaper,
      storePaper,
      waybillCrud,
    ),
    ...crudProviders('order', [
      bind(luggageOrderResource, LuggageOrderEntity),
      bind(sheetOrderResource, SheetOrderEntity, SheetOrderHooks),
      bind(logisticsRequestResource, LogisticsRequestEntity, LogisticsRequestHooks),
      bind(storeOrderResource, StoreOrderEntity, StoreOrderHooks),
      bind(storeChargeResource, StoreChargeEntity),
      bind(storeRateResource, StoreRateEntity),
      bind(channelResource, ChannelEntity, ChannelHooks),
      bind(channelPriceResource, ChannelPriceEntity, ChannelPriceHooks),
      bind(memberChannelPriceResource, ChannelPriceEntity, MemberChannelPriceHooks),
      bind(packagingLineResource, PackagingLineEntity, PackagingLineHooks),
      bind(packagingBoxResource, PackagingBoxEntity),
      bind(remoteRuleResource, RemoteRuleEntity),
      bind(countryResource, CountryEntity),
      bind(goodsCategoryResource, GoodsCategoryEntity, GoodsCategoryHooks),
      bind(insuranceOrderResource, InsuranceOrderEntity),
      bind(insuranceBoxResource, InsuranceBoxEntity, InsuranceBoxHooks),
      bind(insuranceClaimResource, InsuranceClaimEntity),
      bind(insuranceRuleResource, InsuranceRuleEntity),
      bind(insuranceTypeResource, InsuranceTypeEntity, InsuranceTypeHooks),
      bind(channelApiParamResource, ChannelApiParamEntity, ChannelApiParamHooks),
      bind(accessorialServiceResource, AccessorialServiceEntity),
      bind(accessorialPriceResource, AccessorialPriceEntity, AccessorialPriceHooks),
      bind(goodsAttributeResource, GoodsAttributeEntity),
      bind(goodsResource, GoodsEntity),
      bind(goodsCategoryRuleResource, GoodsCategoryRuleEntity),
      bind(taxRuleResource, TaxRuleEntity),
      bind(priceCaseResource, PriceCaseEntity),
      bind(importJobResource, ImportJobEntity, ImportJobHooks),
      bind(importRowResource, ImportRowEntity, ImportRowHooks),
      bind(salesmanResource, SalesmanEntity, SalesmanHooks),
      bind(salesmanBindingResource, SalesmanBindingEntity, SalesmanBindingHooks),
      bind(commissionRuleResource, CommissionRuleEntity, CommissionRuleHooks),
      bind(commissionResource, CommissionEntity, CommissionHooks),
      bind(commissionBatchResource, CommissionBatchEntity, CommissionBatchHooks),
      bind(couponResource, CouponEntity, CouponHooks),
      bind(memberCouponResource, MemberCouponEntity),
    ]),
  ],
})
export class AppModule {}
