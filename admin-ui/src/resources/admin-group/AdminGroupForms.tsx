import type { ReactNode } from 'react';
import { ResourceCreate } from '../../crud/ResourceCreate';
import { ResourceEdit } from '../../crud/ResourceEdit';
import { RuleTreeInput } from '../../crud/RuleTreeInput';
import { useMe } from '../../layout/access';

/** The rights that the one who edits has: nobody grants more. */
function StaffRules(props: { source: string; label: ReactNode }) {
  return <RuleTreeInput {...props} nodes={useMe().menus} />;
}

const inputs = { rules: StaffRules };

export const AdminGroupEdit = () => <ResourceEdit inputs={inputs} />;
export const AdminGroupCreate = () => <ResourceCreate inputs={inputs} />;
