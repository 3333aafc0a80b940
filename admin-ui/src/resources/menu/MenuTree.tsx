import { ruleTitle, RuleMark } from '../../crud/tree/RuleMark';
import { TreeList } from '../../crud/tree/TreeList';

const columns = ['name'];

/** Directories, screens and buttons of the back office. */
export const MenuTree = () => <TreeList titleOf={ruleTitle} Mark={RuleMark} chip="type" columns={columns} />;
