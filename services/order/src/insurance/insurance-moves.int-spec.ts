import { InsuranceStatus } from '@parcelway/contracts/statuses';
import { itKeepsItsStates } from '../../test/state-table';
import { canMoveInsurance } from './domain/insurance-status';
import { lockInsurance, moveInsurance } from './insurance-moves';

describe('the states of an insurance under two writers', () => {
  itKeepsItsStates<InsuranceStatus>({
    table: 'insurance_order',
    column: 'status',
    states: Object.values(InsuranceStatus),
    canMove: canMoveInsurance,
    move: async (manager, id, to) => {
      const policy = await lockInsurance(manager, { id });
      if (!policy) throw new Error('there is no insurance');
      await moveInsurance(manager, policy, to, {
        by: { type: 'system', id: null },
        reason: 'test',
        locale: 'en',
      });
    },
    refusal: 'insurance.wrong_state',
  });
});
