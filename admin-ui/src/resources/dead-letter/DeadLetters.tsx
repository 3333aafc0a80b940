import ReplayOutlined from '@mui/icons-material/ReplayOutlined';
import { useCreatePath, useNavigate } from 'react-admin';
import { JsonText } from '../../crud/JsonText';
import { ResourceList } from '../../crud/ResourceList';
import { ResourceShow } from '../../crud/ResourceShow';
import { BulkAction, RowAction } from '../../crud/RowsAction';

const icon = <ReplayOutlined />;
const cells = { payload: () => <JsonText source="payload" /> };

export const DeadLetterList = () => <ResourceList bulkActions={<BulkAction action="replay" icon={icon} />} />;

/** One event that could not be applied. Once it is, it is no longer here. */
export function DeadLetter() {
  const navigate = useNavigate();
  const createPath = useCreatePath();
  const toList = () => navigate(createPath({ resource: 'dead-letter', type: 'list' }));
  return <ResourceShow cells={cells} actions={<RowAction action="replay" icon={icon} onDone={toList} />} />;
}
