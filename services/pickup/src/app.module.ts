import { Module } from '@nestjs/common';
import {
  driverResource,
  expressCompanyResource,
  pickupCalendarResource,
  pickupOrderResource,
  serviceAreaResource,
} from '@parcelway/contracts/resources';
import { bind, crudProviders } from '@parcelway/crud';
import { DriverEntity } from './driver/driver.entity';
import { ExpressCompanyEntity } from './express-company/express-company.entity';
import { PickupCalendarEntity } from './pickup-calendar/pickup-calendar.entity';
import { PickupDesk } from './pickup-order/pickup-desk.service';
import { PickupOrderEntity } from './pickup-order/pickup-order.entity';
import { PickupOrderReactions } from './pickup-order/pickup-order.reactions';
import { PickupOrderService } from './pickup-order/pickup-order.service';
import { ServiceAreaEntity } from './service-area/service-area.entity';
import { ServiceAreaHooks } from './service-area/service-area.hooks';

@Module({
  providers: [
    PickupOrderService,
    PickupDesk,
    PickupOrderReactions,
    ...crudProviders('pickup', [
      bind(pickupOrderResource, PickupOrderEntity),
      bind(serviceAreaResource, ServiceAreaEntity, ServiceAreaHooks),
      bind(pickupCalendarResource, PickupCalendarEntity),
      bind(driverResource, DriverEntity),
      bind(expressCompanyResource, ExpressCompanyEntity),
    ]),
  ],
})
export class AppModule {}
