import UndoOutlined from '@mui/icons-material/UndoOutlined';
import { useCreatePath, useNavigate } from 'react-admin';
import { JsonText } from '../../crud/JsonText';
import { ResourceList } from '../../crud/ResourceList';
import { ResourceShow } from '../../crud/ResourceShow';
import { BulkAction, RowAction } from '../../crud/RowsAction';

const icon = <UndoOutlined />;
const cells = { before: () => <JsonText source="before" />, after: () => <JsonText source="after" /> };

export const SensitiveLogList = () => (
  <ResourceList bulkActions={<BulkAction action="rollback" icon={icon} />} />
);

/** One change with what stood there before and after. Once it is rolled back it is no longer here. */
export function SensitiveChange() {
  const navigate = useNavigate();
  const createPath = useCreatePath();
  const toList = () => navigate(createPath({ resource: 'sensitive-data-log', type: 'list' }));
  return <ResourceShow cells={cells} actions={<RowAction action="rollback" icon={icon} onDone={toList} />} />;
}
