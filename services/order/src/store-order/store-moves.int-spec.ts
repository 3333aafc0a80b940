import { StoreStatus } from '@parcelway/contracts/statuses';
import { itKeepsItsStates } from '../../test/state-table';
import { canMoveStore } from './domain/store-status';
import { assertStoreMove, lockStoreOrder, moveStore } from './store-moves';

describe('the states of a storage order under two writers', () => {
  itKeepsItsStates<StoreStatus>({
    table: 'store_order',
    column: 'status',
    states: Object.values(StoreStatus),
    canMove: canMoveStore,
    move: async (manager, id, to) => {
      const order = await lockStoreOrder(manager, { id });
      assertStoreMove(order, to, 'en');
      await moveStore(manager, order, to, { by: { type: 'system', id: null }, reason: 'test' });
    },
    refusal: 'store.wrong_state',
  });
});
