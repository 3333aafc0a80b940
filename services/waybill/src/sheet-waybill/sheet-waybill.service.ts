import type {
  CallContext,
  Handlers,
  IssueSheetWaybill,
  SheetReference,
  SheetReferences,
  SheetWaybillNo,
} from '@parcelway/contracts';
import { DomainError, sheetWaybill } from '@parcelway/contracts';
import { invalidFields, Serves } from '@parcelway/platform';
import { DataSource, In } from 'typeorm';
import { renderLabels } from '../document';
import { WarehouseEntity } from '../warehouse/warehouse.entity';
import { drawWaybillNumbers } from '../waybill-no/waybill-no.queries';
import { sheetLabel } from './sheet-label';
import { SheetWaybillEntity } from './sheet-waybill.entity';

const MOST_LABELS = 100;

/** Numbers and labels of e-commerce packages, for the order service. */
@Serves(sheetWaybill)
export class SheetWaybillService implements Handlers<typeof sheetWaybill> {
  constructor(private readonly dataSource: DataSource) {}

  async issue(request: IssueSheetWaybill, context: CallContext): Promise<SheetWaybillNo> {
    assertService(context);
    const { reference, parcel } = request;
    return this.dataSource.transaction(async (manager) => {
      await manager.query(`SELECT pg_advisory_xact_lock(hashtextextended($1, 0))`, [reference]);
      const known = await manager.findOneBy(SheetWaybillEntity, { reference });
      if (known && !known.isVoid) return { waybill_no: known.waybillNo };
      const [waybillNo = ''] = await drawWaybillNumbers(manager, Number(request.waybill_no_id), 1);
      await manager.save(SheetWaybillEntity, {
        ...(known ? { id: known.id, isVoid: false } : {}),
        reference,
        waybillNo,
        userId: parcel.user_id,
        warehouseId: parcel.warehouse_id,
        parcel,
      });
      return { waybill_no: waybillNo };
    });
  }

  async find({ reference }: SheetReference, context: CallContext): Promise<SheetWaybillNo | null> {
    assertService(context);
    const known = await this.dataSource.manager.findOneBy(SheetWaybillEntity, { reference, isVoid: false });
    return known && { waybill_no: known.waybillNo };
  }

  async cancel({ reference }: SheetReference, context: CallContext): Promise<null> {
    assertService(context);
    await this.dataSource.manager.update(SheetWaybillEntity, { reference }, { isVoid: true });
    return null;
  }

  async labels(request: SheetReferences, context: CallContext): Promise<Uint8Array> {
    assertService(context);
    const references = Array.isArray(request.references) ? request.references.map(String) : [];
    if (references.length === 0 || references.length > MOST_LABELS)
      throw invalidFields([{ field: 'references', rule: 'list', params: { min: 1, max: MOST_LABELS } }]);
    const found = await this.dataSource.manager.findBy(SheetWaybillEntity, {
      reference: In(references),
      isVoid: false,
    });
    const byReference = new Map(found.map((one) => [one.reference, one]));
    const warehouses = await this.dataSource.manager.find(WarehouseEntity, {
      where: { id: In(found.map(({ warehouseId }) => warehouseId)) },
      withDeleted: true,
    });
    const byId = new Map(warehouses.map((one) => [one.id, one]));
    return renderLabels(
      references.map((reference) => {
        const waybill = byReference.get(reference);
        if (!waybill) throw new DomainError('waybill.label_not_ready');
        return sheetLabel(waybill, byId.get(waybill.warehouseId) ?? null);
      }),
    );
  }
}

function assertService({ identity }: CallContext): void {
  if (identity.kind !== 'service') throw new DomainError('auth.no_permission');
}
