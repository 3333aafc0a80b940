import { defineService } from '@parcelway/platform';
import { migrations } from '../migrations';
import { seed } from '../seeds';
import { AppModule } from './app.module';
import { AccessorialPriceEntity, AccessorialServiceEntity } from './accessorial/accessorial.entity';
import { ChannelApiParamEntity } from './channel/channel-api-param.entity';
import { GoodsAttributeEntity, GoodsCategoryRuleEntity, GoodsEntity } from './goods/goods.entity';
import { PriceCaseEntity } from './price-case/price-case.entity';
import { TaxRuleEntity } from './tax-rule/tax-rule.entity';
import { ChannelEntity, PriceBookVersionEntity } from './channel/channel.entity';
import { CountryEntity } from './country/country.entity';
import { AddressCopyEntity, MemberCopyEntity } from './customer-copy/customer-copy.entity';
import { GoodsCategoryEntity } from './goods/goods-category.entity';
import { InsuranceClaimEntity, InsuranceClaimHistoryEntity } from './insurance/insurance-claim.entity';
import {
  InsuranceBoxEntity,
  InsuranceOrderEntity,
  InsuranceOrderHistoryEntity,
} from './insurance/insurance-order.entity';
import { InsuranceRuleEntity, InsuranceTypeEntity } from './insurance/insurance.entity';
import { LuggageOrderEntity, LuggageOrderHistoryEntity } from './luggage-order/luggage-order.entity';
import { LogisticsRequestEntity } from './logistics-request/logistics-request.entity';
import {
  SheetOrderEntity,
  SheetOrderHistoryEntity,
  SheetTrackEventEntity,
} from './sheet-order/sheet-order.entity';
import { quoteInsuranceFunction } from './insurance/quote-insurance.function';
import { placeLuggageOrderFunction } from './luggage-order/place-luggage-order.function';
import { ChannelPriceEntity, PackagingLineEntity } from './channel-price/channel-price.entity';
import { ChannelChangeEntity, PriceChangeEntity } from './price-history/price-change.entity';
import { PackagingBoxEntity } from './packaging-box/packaging-box.entity';
import { RemoteRuleEntity } from './remote-rule/remote-rule.entity';
import {
  CommissionBatchEntity,
  CommissionEntity,
  CommissionHistoryEntity,
  CommissionRuleEntity,
} from './commission/commission.entity';
import { ImportJobEntity, ImportRowEntity } from './import/import.entity';
import {
  StoreChargeEntity,
  StoreOrderEntity,
  StoreOrderHistoryEntity,
} from './store-order/store-order.entity';
import { StoreRateEntity } from './store-order/store-rate.entity';
import { CouponEntity, MemberCouponEntity } from './coupon/coupon.entity';
import { SalesmanBindingEntity, SalesmanEntity } from './salesman/salesman.entity';

export const service = defineService({
  name: 'order',
  module: AppModule,
  entities: [
    ChannelEntity,
    PriceBookVersionEntity,
    ChannelPriceEntity,
    PackagingLineEntity,
    PriceChangeEntity,
    ChannelChangeEntity,
    PackagingBoxEntity,
    RemoteRuleEntity,
    CountryEntity,
    GoodsCategoryEntity,
    InsuranceRuleEntity,
    InsuranceTypeEntity,
    InsuranceOrderEntity,
    InsuranceOrderHistoryEntity,
    InsuranceBoxEntity,
    InsuranceClaimEntity,
    InsuranceClaimHistoryEntity,
    ChannelApiParamEntity,
    AccessorialServiceEntity,
    AccessorialPriceEntity,
    GoodsAttributeEntity,
    GoodsEntity,
    GoodsCategoryRuleEntity,
    TaxRuleEntity,
    PriceCaseEntity,
    MemberCopyEntity,
    AddressCopyEntity,
    LuggageOrderEntity,
    LuggageOrderHistoryEntity,
    SheetOrderEntity,
    SheetOrderHistoryEntity,
    SheetTrackEventEntity,
    LogisticsRequestEntity,
    StoreOrderEntity,
    StoreOrderHistoryEntity,
    StoreChargeEntity,
    StoreRateEntity,
    SalesmanEntity,
    SalesmanBindingEntity,
    CommissionRuleEntity,
    CommissionEntity,
    CommissionHistoryEntity,
    CommissionBatchEntity,
    ImportJobEntity,
    ImportRowEntity,
    CouponEntity,
    MemberCouponEntity,
  ],
  migrations,
  functions: [quoteInsuranceFunction, placeLuggageOrderFunction],
  seed,
});
