import { defineService } from '@parcelway/platform';
import { migrations } from '../migrations';
import { seed } from '../seeds';
import { AppModule } from './app.module';
import { SheetWaybillEntity } from './sheet-waybill/sheet-waybill.entity';
import { ShippedOrderEntity } from './shipped-order/shipped-order.entity';
import { TrackingEventEntity } from './tracking-event/tracking-event.entity';
import { WarehouseEntity } from './warehouse/warehouse.entity';
import { WarehouseScanEntity } from './warehouse-scan/warehouse-scan.entity';
import { WarehouseSpaceEntity } from './warehouse-space/warehouse-space.entity';
import { CarrierNumberEntity } from './waybill-no/carrier-number.entity';
import { WaybillNoEntity } from './waybill-no/waybill-no.entity';
import { WaybillHistoryEntity } from './waybill/waybill-history.entity';
import { WaybillEntity } from './waybill/waybill.entity';

/** Waybills, number pools, tracking, labels and customer copies, warehouses and their scans. */
export const service = defineService({
  name: 'waybill',
  module: AppModule,
  entities: [
    WaybillEntity,
    WaybillHistoryEntity,
    TrackingEventEntity,
    WaybillNoEntity,
    CarrierNumberEntity,
    WarehouseEntity,
    WarehouseScanEntity,
    WarehouseSpaceEntity,
    ShippedOrderEntity,
    SheetWaybillEntity,
  ],
  migrations,
  seed,
});
