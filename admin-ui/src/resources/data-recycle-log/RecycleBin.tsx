import RestoreOutlined from '@mui/icons-material/RestoreOutlined';
import { useCreatePath, useNavigate } from 'react-admin';
import { JsonText } from '../../crud/JsonText';
import { ResourceList } from '../../crud/ResourceList';
import { ResourceShow } from '../../crud/ResourceShow';
import { BulkAction, RowAction } from '../../crud/RowsAction';

const icon = <RestoreOutlined />;
const cells = { data: () => <JsonText source="data" /> };

export const RecycleBinList = () => (
  <ResourceList omit={['data']} bulkActions={<BulkAction action="restore" icon={icon} />} />
);

/** One deleted row. Once it is back it is no longer here. */
export function RecycledRow() {
  const navigate = useNavigate();
  const createPath = useCreatePath();
  const toList = () => navigate(createPath({ resource: 'data-recycle-log', type: 'list' }));
  return <ResourceShow cells={cells} actions={<RowAction action="restore" icon={icon} onDone={toList} />} />;
}
