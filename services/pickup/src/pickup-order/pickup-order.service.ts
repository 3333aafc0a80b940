import type {
  CallContext,
  CheckPickupDate,
  Handlers,
  ListPickupDates,
  LuggageOrderByNo,
  PickupDates,
  PickupView,
} from '@parcelway/contracts';
import { DomainError, pickupOrder } from '@parcelway/contracts';
import { Serves } from '@parcelway/platform';
import { DataSource, MoreThanOrEqual } from 'typeorm';
import { PickupCalendarEntity } from '../pickup-calendar/pickup-calendar.entity';
import type { ServiceAreaEntity } from '../service-area/service-area.entity';
import { serviceAreaAt } from '../service-area/service-area.queries';
import { DEFAULT_PICKUP_RULE, localDate } from './domain/pickup-date';
import { PickupOrderEntity } from './pickup-order.entity';
import { pickupDates, refuseClosedDate, ruleOf } from './pickup-rules';

/** Collection dates and pickups. */
@Serves(pickupOrder)
export class PickupOrderService implements Handlers<typeof pickupOrder> {
  constructor(private readonly dataSource: DataSource) {}

  /** Errors: pickup.not_in_area, also for a text that is no postcode. */
  async dates(request: ListPickupDates, context: CallContext, now = new Date()): Promise<PickupDates> {
    const area = await this.areaAt(request.zip_code);
    return pickupDates(now, area, await this.calendarFrom(now), context.locale);
  }

  /** Errors: pickup.not_in_area, pickup.date_closed, pickup.past_cutoff. */
  async checkDate(
    request: CheckPickupDate,
    _context: CallContext,
    now = new Date(),
  ): Promise<{ service_area_id: number }> {
    const area = await this.areaAt(request.zip_code);
    refuseClosedDate(request.date, now, ruleOf(area, await this.calendarFrom(now)));
    return { service_area_id: area.id };
  }

  /** A member's own pickups of an order, staff's and services' all; none for an order that is not there. */
  async ofOrder(request: LuggageOrderByNo, { identity }: CallContext): Promise<readonly PickupView[]> {
    if (identity.kind === 'anonymous') return [];
    const pickups = await this.dataSource.manager.find(PickupOrderEntity, {
      where: {
        orderNo: request.order_no.trim().toUpperCase(),
        ...(identity.kind === 'member' ? { userId: identity.id } : {}),
      },
      order: { id: 'ASC' },
    });
    return pickups.map(({ id, status, pickUpDate, pickUpType, waybillNo }) => ({
      id,
      status,
      pick_up_date: pickUpDate,
      pick_up_type: pickUpType,
      waybill_no: waybillNo,
    }));
  }

  private async areaAt(zipCode: string): Promise<ServiceAreaEntity> {
    const area = await serviceAreaAt(this.dataSource.manager, zipCode);
    if (!area) throw new DomainError('pickup.not_in_area');
    return area;
  }

  private calendarFrom(now: Date): Promise<PickupCalendarEntity[]> {
    return this.dataSource.manager.findBy(PickupCalendarEntity, {
      date: MoreThanOrEqual(localDate(now, DEFAULT_PICKUP_RULE.zone)),
    });
  }
}
