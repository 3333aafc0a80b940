import { Controller } from '@nestjs/common';
import type {
  AssignPickup,
  CallContext,
  CancelOrders,
  ChargeSupplement,
  Client,
  CouponsOfMember,
  HoldOrder,
  HoldOrders,
  OneRow,
  OrderIds,
  PayForMember,
  PayOffline,
  PlaceForMember,
  QuoteForMember,
  ReasonedMove,
} from '@parcelway/contracts';
import { inNameOf, luggageOrderDesk, ownCoupon, payment } from '@parcelway/contracts';
import { luggageOrderResource, permissionNode } from '@parcelway/contracts/resources';
import { InjectClient } from '@parcelway/platform';
import type { FastifyRequest } from 'fastify';
import { PermissionCache } from '../auth/permissions';
import { StaffAct } from '../auth/staff-act';
import { batchInWords } from '../http/batch-words';
import { withDocumentTime } from '../http/call-context';
import { Context, HttpRequest, Input } from '../http/input';
import { couponsOfMember } from './coupons-of-member';
import { ownKind } from './own-kind';

/** Placing for a member is a page of its own; its acts go with the page's node. */
const placing = { node: 'place/index' };

/** What staff do with luggage orders. */
@Controller()
export class StaffLuggageOrderController {
  constructor(
    @InjectClient(luggageOrderDesk) private readonly desk: Client<typeof luggageOrderDesk>,
    @InjectClient(payment) private readonly payments: Client<typeof payment>,
    @InjectClient(ownCoupon) private readonly coupons: Client<typeof ownCoupon>,
    private readonly permissions: PermissionCache,
  ) {}

  @StaffAct(luggageOrderResource, 'quote', placing)
  quote(@Input() input: QuoteForMember, @Context() context: CallContext) {
    return this.desk.quote(input, context);
  }

  /** At another than the listed price only with a node of its own. */
  @StaffAct(luggageOrderResource, 'place', placing)
  async place(
    @Input() input: PlaceForMember,
    @Context() context: CallContext,
    @HttpRequest() { session }: FastifyRequest,
  ) {
    if (input.price_override)
      await this.permissions.demand(session, permissionNode(luggageOrderResource, 'override'), context);
    return this.desk.place(input, context);
  }

  /** Of the member's own order only, whoever presses the button. */
  @StaffAct(luggageOrderResource, 'payFromBalance', placing)
  payFromBalance(@Input() { user_id, order_no }: PayForMember, @Context() context: CallContext) {
    return this.payments.payFromBalance(
      { order_no: ownKind(order_no, 'PW') },
      inNameOf(Number(user_id), context),
    );
  }

  /** What the member's coupon may be chosen from. */
  @StaffAct(luggageOrderResource, 'coupons', { ...placing, read: true })
  couponChoices(@Input() input: CouponsOfMember, @Context() context: CallContext) {
    return couponsOfMember(this.coupons, input, context);
  }

  @StaffAct(luggageOrderResource, 'payOffline')
  payOffline(@Input() input: PayOffline, @Context() context: CallContext) {
    return this.payments.payOffline({ ...input, order_no: ownKind(input.order_no, 'PW') }, context);
  }

  @StaffAct(luggageOrderResource, 'cancel')
  cancel(@Input() input: ReasonedMove, @Context() context: CallContext) {
    return this.desk.cancel(input, context);
  }

  @StaffAct(luggageOrderResource, 'hold')
  hold(@Input() input: HoldOrder, @Context() context: CallContext) {
    return this.desk.hold(input, context);
  }

  @StaffAct(luggageOrderResource, 'release')
  release(@Input() input: OneRow, @Context() context: CallContext) {
    return this.desk.release(input, context);
  }

  @StaffAct(luggageOrderResource, 'returnOrder')
  returnOrder(@Input() input: ReasonedMove, @Context() context: CallContext) {
    return this.desk.returnOrder(input, context);
  }

  @StaffAct(luggageOrderResource, 'cancelMany', { node: 'cancel' })
  async cancelMany(@Input() input: CancelOrders, @Context() context: CallContext) {
    return batchInWords(await this.desk.cancelMany(input, withDocumentTime(context)), context);
  }

  @StaffAct(luggageOrderResource, 'holdMany', { node: 'hold' })
  async holdMany(@Input() input: HoldOrders, @Context() context: CallContext) {
    return batchInWords(await this.desk.holdMany(input, withDocumentTime(context)), context);
  }

  @StaffAct(luggageOrderResource, 'releaseMany', { node: 'release' })
  async releaseMany(@Input() input: OrderIds, @Context() context: CallContext) {
    return batchInWords(await this.desk.releaseMany(input, withDocumentTime(context)), context);
  }

  @StaffAct(luggageOrderResource, 'assignPickup')
  async assignPickup(@Input() input: AssignPickup, @Context() context: CallContext) {
    return batchInWords(await this.desk.assignPickup(input, withDocumentTime(context)), context);
  }

  @StaffAct(luggageOrderResource, 'supplement')
  supplement(@Input() input: ChargeSupplement, @Context() context: CallContext) {
    return this.desk.supplement(input, context);
  }

  @StaffAct(luggageOrderResource, 'history', { read: true, node: 'index' })
  history(@Input() input: OneRow, @Context() context: CallContext) {
    return this.desk.history(input, context);
  }
}
