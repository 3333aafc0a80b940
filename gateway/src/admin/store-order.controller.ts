import { Controller } from '@nestjs/common';
import type {
  CallContext,
  CheckInStore,
  Client,
  CouponsOfMember,
  HandBackStore,
  OneRow,
  PayForMember,
  PayOffline,
  PlaceStore,
  QuoteStore,
  ReasonedStoreMove,
} from '@parcelway/contracts';
import { inNameOf, ownCoupon, payment, storeOrder, storeOrderDesk } from '@parcelway/contracts';
import { permissionNode, storeOrderResource } from '@parcelway/contracts/resources';
import { InjectClient } from '@parcelway/platform';
import type { FastifyRequest } from 'fastify';
import { PermissionCache } from '../auth/permissions';
import { StaffAct } from '../auth/staff-act';
import { Pdf } from '../http/answer';
import { withDocumentTime } from '../http/call-context';
import { Context, HttpRequest, Input } from '../http/input';
import { couponsOfMember } from './coupons-of-member';
import { ownKind } from './own-kind';

/** Placing for a member is a page of its own; its acts go with the page's node. */
const placing = { node: 'place/index' };

/** What staff do with storage orders. */
@Controller()
export class StaffStoreOrderController {
  constructor(
    @InjectClient(storeOrder) private readonly orders: Client<typeof storeOrder>,
    @InjectClient(storeOrderDesk) private readonly desk: Client<typeof storeOrderDesk>,
    @InjectClient(payment) private readonly payments: Client<typeof payment>,
    @InjectClient(ownCoupon) private readonly coupons: Client<typeof ownCoupon>,
    private readonly permissions: PermissionCache,
  ) {}

  /** At another than the listed rate only with a node of its own. */
  @StaffAct(storeOrderResource, 'place', placing)
  async place(
    @Input() input: PlaceStore,
    @Context() context: CallContext,
    @HttpRequest() { session }: FastifyRequest,
  ) {
    if (input.price_override)
      await this.permissions.demand(session, permissionNode(storeOrderResource, 'override'), context);
    return this.orders.place(input, context);
  }

  @StaffAct(storeOrderResource, 'quote', placing)
  quote(@Input() input: QuoteStore, @Context() context: CallContext) {
    return this.orders.quote(input, context);
  }

  /** Of the member's own order only, whoever presses the button. */
  @StaffAct(storeOrderResource, 'payFromBalance', placing)
  payFromBalance(@Input() { user_id, order_no }: PayForMember, @Context() context: CallContext) {
    return this.payments.payFromBalance(
      { order_no: ownKind(order_no, 'ST') },
      inNameOf(Number(user_id), context),
    );
  }

  /** What the member's coupon may be chosen from. */
  @StaffAct(storeOrderResource, 'coupons', { ...placing, read: true })
  couponChoices(@Input() input: CouponsOfMember, @Context() context: CallContext) {
    return couponsOfMember(this.coupons, input, context);
  }

  @StaffAct(storeOrderResource, 'payOffline')
  payOffline(@Input() input: PayOffline, @Context() context: CallContext) {
    return this.payments.payOffline({ ...input, order_no: ownKind(input.order_no, 'ST') }, context);
  }

  @StaffAct(storeOrderResource, 'checkIn')
  checkIn(@Input() input: CheckInStore, @Context() context: CallContext) {
    return this.desk.checkIn(input, context);
  }

  @StaffAct(storeOrderResource, 'moveSpace')
  moveSpace(@Input() input: CheckInStore, @Context() context: CallContext) {
    return this.desk.moveSpace(input, context);
  }

  @StaffAct(storeOrderResource, 'settle')
  settle(@Input() input: OneRow, @Context() context: CallContext) {
    return this.desk.settle(input, context);
  }

  @StaffAct(storeOrderResource, 'handBack')
  handBack(@Input() input: HandBackStore, @Context() context: CallContext) {
    return this.desk.handBack(input, context);
  }

  @StaffAct(storeOrderResource, 'abandon')
  abandon(@Input() input: ReasonedStoreMove, @Context() context: CallContext) {
    return this.desk.abandon(input, context);
  }

  @StaffAct(storeOrderResource, 'cancel')
  cancel(@Input() input: ReasonedStoreMove, @Context() context: CallContext) {
    return this.desk.cancel(input, context);
  }

  @StaffAct(storeOrderResource, 'counts', { read: true, node: 'index' })
  counts(@Context() context: CallContext) {
    return this.desk.counts({}, context);
  }

  @StaffAct(storeOrderResource, 'history', { read: true, node: 'index' })
  history(@Input() input: OneRow, @Context() context: CallContext) {
    return this.desk.history(input, context);
  }

  @StaffAct(storeOrderResource, 'printOrder', { read: true })
  async printOrder(@Input() input: OneRow, @Context() context: CallContext) {
    return new Pdf(await this.desk.print(input, withDocumentTime(context)), `storage-${input.id}.pdf`);
  }
}
