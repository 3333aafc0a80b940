import type { ReactNode } from 'react';
import { ResourceCreate } from '../../crud/ResourceCreate';
import { ResourceEdit } from '../../crud/ResourceEdit';
import { RuleTreeInput } from '../../crud/RuleTreeInput';
import { ParentInput } from '../../crud/tree/ParentInput';
import { useMe } from '../../layout/access';
import { groupTitle } from './group-title';

/** The rights that the one who edits has: nobody grants more. */
function StaffRules(props: { source: string; label: ReactNode }) {
  return <RuleTreeInput {...props} nodes={useMe().menus} />;
}

function GroupParentInput(props: { source: string; label: ReactNode }) {
  return <ParentInput {...props} titleOf={groupTitle} />;
}

const inputs = { pid: GroupParentInput, rules: StaffRules };

export const AdminGroupEdit = () => <ResourceEdit inputs={inputs} next="list" />;
export const AdminGroupCreate = () => <ResourceCreate inputs={inputs} next="list" />;
