import { writing } from './load';
import type { Load, Member } from './load';

/** An order whose bill nobody has paid. */
export interface UnpaidOrder {
  readonly orderNo: string;
  readonly member: Member;
}

/** Orders waiting for a payment; each is given out once, to whichever run asks next. */
export class UnpaidOrders {
  private given = 0;

  constructor(private readonly orders: readonly UnpaidOrder[]) {}

  get left(): number {
    return this.orders.length - this.given;
  }

  take(): UnpaidOrder | null {
    const order = this.orders[this.given];
    this.given += 1;
    return order ?? null;
  }
}

/** Paying from the balance, every payment for a bill of its own. */
export function payLoad(unpaid: UnpaidOrders): Load {
  return () => {
    const order = unpaid.take();
    if (!order) return null;
    return {
      method: 'POST',
      path: '/api/Pay/balance',
      headers: writing(order.member),
      body: JSON.stringify({ order_no: order.orderNo }),
    };
  };
}
