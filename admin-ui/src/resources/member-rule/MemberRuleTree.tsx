import { ruleTitle, RuleMark } from '../../crud/tree/RuleMark';
import { TreeList } from '../../crud/tree/TreeList';

const columns = ['name'];

/** Pages, entries and buttons of the member centre. */
export const MemberRuleTree = () => (
  <TreeList titleOf={ruleTitle} Mark={RuleMark} chip="type" columns={columns} />
);
