import type { BookedPickup, BookPickupOf, CallContext, Handlers } from '@parcelway/contracts';
import { DomainError, pickupDesk } from '@parcelway/contracts';
import { PickupStatus, PickUpType } from '@parcelway/contracts/statuses';
import { Serves, transition } from '@parcelway/platform';
import type { Transition } from '@parcelway/platform';
import { DataSource, MoreThanOrEqual, Not } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { DriverEntity } from '../driver/driver.entity';
import { ExpressCompanyEntity } from '../express-company/express-company.entity';
import { PickupCalendarEntity } from '../pickup-calendar/pickup-calendar.entity';
import type { ServiceAreaEntity } from '../service-area/service-area.entity';
import { serviceAreaAt } from '../service-area/service-area.queries';
import { DEFAULT_PICKUP_RULE, localDate } from './domain/pickup-date';
import { insertPickup } from './made-pickup';
import { PickupOrderEntity } from './pickup-order.entity';
import { refuseClosedDate, ruleOf } from './pickup-rules';

/** What collects: exactly one of both is set. */
type Collector =
  | { readonly type: typeof PickUpType.own; readonly driverId: number; readonly companyId: null }
  | { readonly type: typeof PickUpType.thirdParty; readonly driverId: null; readonly companyId: number };

/** Collections that staff book. */
@Serves(pickupDesk)
export class PickupDesk implements Handlers<typeof pickupDesk> {
  constructor(private readonly dataSource: DataSource) {}

  async book(request: BookPickupOf, context: CallContext, now = new Date()): Promise<BookedPickup> {
    const by = staffOf(context);
    const { order, pick_up_date: date } = request;
    return this.dataSource.transaction(async (manager) => {
      const collector = await collectorOf(manager, request);
      const area = await serviceAreaAt(manager, order.sender.zip_code);
      if (!area && collector.type === PickUpType.own) throw new DomainError('pickup.not_in_area');
      const pickup = await livePickup(manager, order.order_id);
      // A day that was booked before stays good, whatever the hour.
      if (pickup?.pickUpDate !== date) await assertOpen(manager, area, date, now);
      if (pickup) return change(manager, pickup, { ...collector, date, by });
      const status = PickupStatus.awaitingPickup;
      const id = await insertPickup(manager, order, {
        ...collector,
        date,
        status,
        areaId: area?.id ?? null,
        by,
        reason: '',
      });
      if (id !== null) return { id, status };
      // The payment's event was faster by a moment.
      const made = await livePickup(manager, order.order_id);
      if (!made) throw new Error(`order ${order.order_no} has a pickup that is not to be found`);
      return change(manager, made, { ...collector, date, by });
    });
  }
}

function staffOf({ identity }: CallContext): Transition['by'] {
  if (identity.kind !== 'admin') throw new DomainError('auth.no_permission');
  return { type: 'admin', id: identity.id };
}

/** Errors: pickup.no_driver, pickup.no_company. */
async function collectorOf(
  manager: EntityManager,
  { driver_id, express_company_id }: BookPickupOf,
): Promise<Collector> {
  if (driver_id) {
    const driver = await manager.findOneBy(DriverEntity, { id: Number(driver_id), status: true });
    if (!driver) throw new DomainError('pickup.no_driver');
    return { type: PickUpType.own, driverId: driver.id, companyId: null };
  }
  const company = await manager.findOneBy(ExpressCompanyEntity, {
    id: Number(express_company_id),
    status: true,
    isPickup: true,
  });
  if (!company) throw new DomainError('pickup.no_company');
  return { type: PickUpType.thirdParty, driverId: null, companyId: company.id };
}

function livePickup(manager: EntityManager, orderId: number): Promise<PickupOrderEntity | null> {
  return manager.findOne(PickupOrderEntity, {
    where: { orderKind: 'luggage', leg: 'pickup', orderId, status: Not(PickupStatus.cancelled) },
    lock: { mode: 'pessimistic_write' },
  });
}

/** Another company keeps the hours of where nobody of ours collects. Errors: pickup.date_closed, pickup.past_cutoff. */
async function assertOpen(
  manager: EntityManager,
  area: ServiceAreaEntity | null,
  date: string,
  now: Date,
): Promise<void> {
  const calendar = await manager.findBy(PickupCalendarEntity, {
    date: MoreThanOrEqual(localDate(now, DEFAULT_PICKUP_RULE.zone)),
  });
  refuseClosedDate(date, now, ruleOf(area, calendar));
}

/** Another day or collector for a locked pickup that nobody has collected. Errors: pickup.collected. */
async function change(
  manager: EntityManager,
  { id, status, ...before }: PickupOrderEntity,
  {
    type,
    driverId,
    companyId,
    date,
    by,
  }: Collector & { readonly date: string; readonly by: Transition['by'] },
): Promise<BookedPickup> {
  const isSame =
    before.pickUpDate === date && before.driverId === driverId && before.expressCompanyId === companyId;
  if (isSame && status !== PickupStatus.preGenerated) return { id, status };
  if (status !== PickupStatus.preGenerated && status !== PickupStatus.awaitingPickup)
    throw new DomainError('pickup.collected');
  await manager.update(
    PickupOrderEntity,
    { id },
    { pickUpDate: date, pickUpType: type, driverId, expressCompanyId: companyId },
  );
  if (status === PickupStatus.preGenerated)
    await transition(manager, {
      table: 'pickup_order',
      id,
      from: status,
      to: PickupStatus.awaitingPickup,
      by,
    });
  return { id, status: PickupStatus.awaitingPickup };
}
