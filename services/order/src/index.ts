import { defineService } from '@parcelway/platform';
import { migrations } from '../migrations';
import { seed } from '../seeds';
import { AppModule } from './app.module';
import { ChannelEntity, PriceBookVersionEntity } from './channel/channel.entity';
import { CountryEntity } from './country/country.entity';
import { AddressCopyEntity, MemberCopyEntity } from './customer-copy/customer-copy.entity';
import { GoodsCategoryEntity } from './goods/goods-category.entity';
import { InsuranceRuleEntity, InsuranceTypeEntity } from './insurance/insurance.entity';
import { LuggageOrderEntity, LuggageOrderHistoryEntity } from './luggage-order/luggage-order.entity';
import { placeLuggageOrderFunction } from './luggage-order/place-luggage-order.function';
import { ChannelPriceEntity, PackagingLineEntity } from './channel-price/channel-price.entity';
import { PackagingBoxEntity } from './packaging-box/packaging-box.entity';
import { RemoteRuleEntity } from './remote-rule/remote-rule.entity';

export const service = defineService({
  name: 'order',
  module: AppModule,
  entities: [
    ChannelEntity,
    PriceBookVersionEntity,
    ChannelPriceEntity,
    PackagingLineEntity,
    PackagingBoxEntity,
    RemoteRuleEntity,
    CountryEntity,
    GoodsCategoryEntity,
    InsuranceRuleEntity,
    InsuranceTypeEntity,
    MemberCopyEntity,
    AddressCopyEntity,
    LuggageOrderEntity,
    LuggageOrderHistoryEntity,
  ],
  migrations,
  functions: [placeLuggageOrderFunction],
  seed,
});
