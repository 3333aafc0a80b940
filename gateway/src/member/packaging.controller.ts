import { Controller, Get } from '@nestjs/common';
import type {
  CallContext,
  Client,
  ListBoxes,
  ListGoods,
  ListGoodsCategories,
  OfChannel,
} from '@parcelway/contracts';
import { channelCatalogue } from '@parcelway/contracts';
import { InjectClient } from '@parcelway/platform';
import { Public } from '../auth/access';
import { Context, Input } from '../http/input';

@Controller('api/packaging')
@Public()
export class PackagingController {
  constructor(@InjectClient(channelCatalogue) private readonly catalogue: Client<typeof channelCatalogue>) {}

  @Get('index')
  index(@Input() input: ListBoxes, @Context() context: CallContext) {
    return this.catalogue.boxes(input, context);
  }

  @Get('goodsCategory')
  goodsCategory(@Input() input: ListGoodsCategories, @Context() context: CallContext) {
    return this.catalogue.goodsCategories(input, context);
  }

  @Get('insuranceType')
  insuranceType(@Input() input: ListBoxes, @Context() context: CallContext) {
    return this.catalogue.insuranceTypes(input, context);
  }

  @Get('goods')
  goods(@Input() input: ListGoods, @Context() context: CallContext) {
    return this.catalogue.goods(input, context);
  }

  @Get('accessorialService')
  accessorialService(@Input() input: ListBoxes, @Context() context: CallContext) {
    return this.catalogue.accessorials(input, context);
  }

  @Get('limit')
  limit(@Input() input: OfChannel, @Context() context: CallContext) {
    return this.catalogue.packageLimits(input, context);
  }
}
