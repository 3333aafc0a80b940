import RestoreOutlined from '@mui/icons-material/RestoreOutlined';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useCreatePath, useNavigate, useTranslate } from 'react-admin';
import { declarationOf, showFields } from '../../crud/resource-fields';
import { ResourceList } from '../../crud/ResourceList';
import { Facts, ShowPage } from '../../crud/ResourceShow';
import { BulkAction, RowAction } from '../../crud/RowsAction';
import { LoggedResource, LoggedRow } from '../../crud/StoredRow';

const icon = <RestoreOutlined />;
const cells = { data: () => <LoggedRow place="list" />, data_table: LoggedResource };
/** What stands above already, or is the same for every row here. */
const ELSEWHERE = ['id', 'data', 'recycle_id', 'primary_key', 'is_restore', 'update_time'];
const facts = showFields(declarationOf('data-recycle-log')).filter(({ name }) => !ELSEWHERE.includes(name));

export const RecycleBinList = () => (
  <ResourceList
    omit={['recycle_id', 'connection']}
    cells={cells}
    bulkActions={<BulkAction action="restore" icon={icon} />}
  />
);

/** One deleted row as it was. Once it is back it is no longer here. */
export function RecycledRow() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const createPath = useCreatePath();
  const toList = () => navigate(createPath({ resource: 'data-recycle-log', type: 'list' }));
  return (
    <ShowPage actions={<RowAction action="restore" icon={icon} onDone={toList} />}>
      <Card component="section" sx={{ p: 2, mb: 2 }}>
        <Typography variant="h3" component="h2" sx={{ mb: 1.5 }}>
          {translate('caught.deleted')} · <LoggedResource />
        </Typography>
        <LoggedRow place="show" />
      </Card>
      <Facts fields={facts} cells={cells} />
    </ShowPage>
  );
}
