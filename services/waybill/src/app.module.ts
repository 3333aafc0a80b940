import { Module } from '@nestjs/common';
import {
  trackingEventResource,
  warehouseResource,
  warehouseScanResource,
  warehouseSpaceResource,
  waybillNoResource,
  waybillResource,
} from '@parcelway/contracts/resources';
import { bind, crudProviders } from '@parcelway/crud';
import { SheetWaybillService } from './sheet-waybill/sheet-waybill.service';
import { CommissionPaperService } from './commission-paper/commission-paper.service';
import { InsurancePaperService } from './insurance-paper/insurance-paper.service';
import { BillPaperService } from './bill-paper/bill-paper.service';
import { StatementPaperService } from './statement-paper/statement-paper.service';
import { StorePaperService } from './store-paper/store-paper.service';
import { TrackingEventEntity } from './tracking-event/tracking-event.entity';
import { TrackingEventRecorder } from './tracking-event/tracking-event.recorder';
import { WarehouseEntity } from './warehouse/warehouse.entity';
import { WarehouseScanEntity } from './warehouse-scan/warehouse-scan.entity';
import { WarehouseScanService } from './warehouse-scan/warehouse-scan.service';
import { WarehouseSpaceDesk } from './warehouse-space/warehouse-space-desk.service';
import { WarehouseSpaceEntity } from './warehouse-space/warehouse-space.entity';
import { WarehouseSpaceHooks } from './warehouse-space/warehouse-space.hooks';
import { WarehouseSpaceService } from './warehouse-space/warehouse-space.service';
import { WaybillNoDesk } from './waybill-no/waybill-no-desk.service';
import { WaybillNoEntity } from './waybill-no/waybill-no.entity';
import { WaybillNoHooks } from './waybill-no/waybill-no.hooks';
import { DutyReactions } from './hold/duty.reactions';
import { WaybillFactsService } from './waybill/waybill-facts.service';
import { WaybillEntity } from './waybill/waybill.entity';
import { WaybillReactions } from './waybill/waybill.reactions';
import { WaybillService } from './waybill/waybill.service';

@Module({
  providers: [
    WaybillService,
    WaybillReactions,
    WaybillFactsService,
    DutyReactions,
    SheetWaybillService,
    WarehouseScanService,
    TrackingEventRecorder,
    WarehouseSpaceService,
    WarehouseSpaceDesk,
    WaybillNoDesk,
    CommissionPaperService,
    BillPaperService,
    StatementPaperService,
    StorePaperService,
    InsurancePaperService,
    ...crudProviders('waybill', [
      bind(waybillResource, WaybillEntity),
      bind(trackingEventResource, TrackingEventEntity),
      bind(warehouseResource, WarehouseEntity),
      bind(waybillNoResource, WaybillNoEntity, WaybillNoHooks),
      bind(warehouseScanResource, WarehouseScanEntity),
      bind(warehouseSpaceResource, WarehouseSpaceEntity, WarehouseSpaceHooks),
    ]),
  ],
})
export class AppModule {}
