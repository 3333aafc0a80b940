import type { CallContext, CheckedNumber, CheckNumber, Handlers } from '@parcelway/contracts';
import { DomainError, waybillNoDesk } from '@parcelway/contracts';
import { Serves } from '@parcelway/platform';
import { DataSource } from 'typeorm';
import { SheetWaybillEntity } from '../sheet-waybill/sheet-waybill.entity';
import { compactNumber } from '../tracking-event/domain/track-number';
import { WaybillEntity } from '../waybill/waybill.entity';
import { CarrierNumberEntity } from './carrier-number.entity';
import { hasWrongDigit } from './domain/waybill-number';
import { WaybillNoEntity } from './waybill-no.entity';
import { poolOf } from './waybill-no.queries';

/** What staff ask of the pools. */
@Serves(waybillNoDesk)
export class WaybillNoDesk implements Handlers<typeof waybillNoDesk> {
  constructor(private readonly dataSource: DataSource) {}

  async check(request: CheckNumber, { identity }: CallContext): Promise<CheckedNumber> {
    if (identity.kind !== 'admin') throw new DomainError('auth.no_permission');
    const no = compactNumber(request.no);
    const [held, box, parcel] = await Promise.all([
      this.holderOf(no),
      this.dataSource.manager.findOneBy(WaybillEntity, { waybillNo: no }),
      this.dataSource.manager.findOneBy(SheetWaybillEntity, { waybillNo: no }),
    ]);
    return {
      no,
      is_valid: !hasWrongDigit(no),
      pool: held && { id: held.pool.id, name: held.pool.name },
      is_given_out: held !== null && held.serial < held.pool.nextSerial,
      used_by: box?.orderNo ?? parcel?.reference ?? '',
    };
  }

  private async holderOf(
    no: string,
  ): Promise<{ readonly pool: WaybillNoEntity; readonly serial: number } | null> {
    const { manager } = this.dataSource;
    const listed = await manager.findOneBy(CarrierNumberEntity, { number: no });
    if (!listed) return poolOf(await manager.findBy(WaybillNoEntity, [{ kind: 's10' }, { kind: 'own' }]), no);
    const pool = await manager.findOneByOrFail(WaybillNoEntity, { id: listed.waybillNoId });
    return { pool, serial: listed.serial };
  }
}
