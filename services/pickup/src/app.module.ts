import { Module } from '@nestjs/common';
import {
  pickupCalendarResource,
  pickupOrderResource,
  serviceAreaResource,
} from '@parcelway/contracts/resources';
import { bind, crudProviders } from '@parcelway/crud';
import { PickupCalendarEntity } from './pickup-calendar/pickup-calendar.entity';
import { PickupOrderEntity } from './pickup-order/pickup-order.entity';
import { PickupOrderReactions } from './pickup-order/pickup-order.reactions';
import { PickupOrderService } from './pickup-order/pickup-order.service';
import { ServiceAreaEntity } from './service-area/service-area.entity';
import { ServiceAreaHooks } from './service-area/service-area.hooks';

@Module({
  providers: [
    PickupOrderService,
    PickupOrderReactions,
    ...crudProviders('pickup', [
      bind(pickupOrderResource, PickupOrderEntity),
      bind(serviceAreaResource, ServiceAreaEntity, ServiceAreaHooks),
      bind(pickupCalendarResource, PickupCalendarEntity),
    ]),
  ],
})
export class AppModule {}
