import { OrderStatus } from '@parcelway/contracts/statuses';
import { itKeepsItsStates } from '../../test/state-table';
import { canMove } from './domain/order-status';
import { assertCanMove, lockOrder, moveOrder } from './order-moves';

/** What an order on hold remembers here. */
const HELD_FROM = OrderStatus.ready;
const heldFrom = (state: OrderStatus) => (state === OrderStatus.onHold ? HELD_FROM : null);

describe('the states of a luggage order under two writers', () => {
  itKeepsItsStates<OrderStatus>({
    table: 'luggage_order',
    column: 'order_status',
    states: Object.values(OrderStatus),
    canMove: (from, to) => canMove(from, to, heldFrom(from)),
    put: (state) => ({ hold_from_status: heldFrom(state) }),
    move: async (manager, id, to) => {
      const order = await lockOrder(manager, { id });
      assertCanMove(order, to, 'en');
      await moveOrder(manager, order, to, { by: { type: 'system', id: null }, reason: 'test' });
    },
    refusal: 'order.wrong_state',
  });
});
