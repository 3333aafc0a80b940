import GroupsOutlined from '@mui/icons-material/GroupsOutlined';
import { useRecordContext, useTranslate } from 'react-admin';
import { EVERYTHING } from '../../crud/rule-tree';
import { TreeList } from '../../crud/tree/TreeList';
import { groupTitle } from './group-title';

const columns = ['admin_count', 'rules'];

const Mark = () => (
  <GroupsOutlined aria-hidden sx={{ fontSize: 18, color: 'text.secondary', flex: 'none' }} />
);

function AdminCount() {
  const translate = useTranslate();
  const count = Number(useRecordContext()?.['admin_count'] ?? 0);
  return <span>{translate('groups.admins', { smart_count: count })}</span>;
}

/** How many rights, not which: the form shows those. */
function Rules() {
  const translate = useTranslate();
  const rules: unknown = useRecordContext()?.['rules'];
  const names = Array.isArray(rules) ? rules : [];
  return (
    <span>
      {names.includes(EVERYTHING)
        ? translate('groups.everything')
        : translate('groups.rules', { smart_count: names.length })}
    </span>
  );
}

const cells = { admin_count: AdminCount, rules: Rules };

/** Who may do what: groups under the groups that look after them. */
export const AdminGroupTree = () => (
  <TreeList titleOf={groupTitle} Mark={Mark} columns={columns} cells={cells} />
);
