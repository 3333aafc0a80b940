import ReplayOutlined from '@mui/icons-material/ReplayOutlined';
import { useCreatePath, useNavigate } from 'react-admin';
import { declarationOf, showFields } from '../../crud/resource-fields';
import { ResourceList } from '../../crud/ResourceList';
import { Facts, ShowPage } from '../../crud/ResourceShow';
import { BulkAction, RowAction } from '../../crud/RowsAction';

const icon = <ReplayOutlined />;
/** What rows of tables have; an event has its own number and time. */
const OF_TABLES = ['id', 'create_time', 'update_time'];
const facts = showFields(declarationOf('dead-letter')).filter(({ name }) => !OF_TABLES.includes(name));

export const DeadLetterList = () => (
  <ResourceList omit={OF_TABLES} bulkActions={<BulkAction action="replay" icon={icon} />} />
);

/** One event that could not be applied. Once it is, it is no longer here. */
export function DeadLetter() {
  const navigate = useNavigate();
  const createPath = useCreatePath();
  const toList = () => navigate(createPath({ resource: 'dead-letter', type: 'list' }));
  return (
    <ShowPage actions={<RowAction action="replay" icon={icon} onDone={toList} />}>
      <Facts fields={facts} />
    </ShowPage>
  );
}
