import { defineService } from '@parcelway/platform';
import { migrations } from '../migrations';
import { seed } from '../seeds';
import { AppModule } from './app.module';
import { DriverEntity } from './driver/driver.entity';
import { ExpressCompanyEntity } from './express-company/express-company.entity';
import { PickupCalendarEntity } from './pickup-calendar/pickup-calendar.entity';
import { PickupOrderHistoryEntity } from './pickup-order/pickup-order-history.entity';
import { PickupOrderEntity } from './pickup-order/pickup-order.entity';
import { ServiceAreaEntity } from './service-area/service-area.entity';

/** Collections from customers: dates, areas, the calendar and the pickups themselves. */
export const service = defineService({
  name: 'pickup',
  module: AppModule,
  entities: [
    PickupOrderEntity,
    PickupOrderHistoryEntity,
    ServiceAreaEntity,
    PickupCalendarEntity,
    DriverEntity,
    ExpressCompanyEntity,
  ],
  migrations,
  seed,
});
