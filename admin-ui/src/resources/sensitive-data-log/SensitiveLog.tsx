import UndoOutlined from '@mui/icons-material/UndoOutlined';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useCreatePath, useNavigate, useTranslate } from 'react-admin';
import { declarationOf, showFields } from '../../crud/resource-fields';
import { ResourceList } from '../../crud/ResourceList';
import { Facts, ShowPage } from '../../crud/ResourceShow';
import { BulkAction, RowAction } from '../../crud/RowsAction';
import { LoggedField, LoggedResource, LoggedValue } from '../../crud/StoredRow';

const icon = <UndoOutlined />;
const cells = {
  data_table: LoggedResource,
  data_comment: LoggedField,
  before: () => <LoggedValue source="before" place="list" />,
  after: () => <LoggedValue source="after" place="list" />,
};
/** What stands above already, or is the same for every change here. */
const ELSEWHERE = [
  ...['id', 'before', 'after', 'sensitive_id', 'data_comment'],
  ...['primary_key', 'is_rollback', 'update_time'],
];
const facts = showFields(declarationOf('sensitive-data-log')).filter(({ name }) => !ELSEWHERE.includes(name));

export const SensitiveLogList = () => (
  <ResourceList
    omit={['sensitive_id', 'connection', 'data_field']}
    cells={cells}
    bulkActions={<BulkAction action="rollback" icon={icon} />}
  />
);

/** One change with what stood there before and after. Once it is rolled back it is no longer here. */
export function SensitiveChange() {
  const navigate = useNavigate();
  const createPath = useCreatePath();
  const toList = () => navigate(createPath({ resource: 'sensitive-data-log', type: 'list' }));
  return (
    <ShowPage actions={<RowAction action="rollback" icon={icon} onDone={toList} />}>
      <Card component="section" sx={{ p: 2, mb: 2 }}>
        <Typography variant="h3" component="h2" sx={{ mb: 1.5 }}>
          <LoggedResource /> · <LoggedField />
        </Typography>
        <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 2 }}>
          <Side source="before" />
          <Side source="after" />
        </Box>
      </Card>
      <Facts fields={facts} cells={cells} />
    </ShowPage>
  );
}

function Side({ source }: { source: 'before' | 'after' }) {
  const translate = useTranslate();
  const tone = source === 'before' ? 'danger' : 'success';
  return (
    <div>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 0.5 }}>
        {translate(`caught.${source}`)}
      </Typography>
      <Box
        component={source === 'before' ? 'del' : 'ins'}
        sx={(theme) => ({
          display: 'block',
          px: 1.5,
          py: 1,
          borderRadius: '6px',
          overflowWrap: 'anywhere',
          textDecoration: 'none',
          bgcolor: theme.palette.tones[tone].bg,
          color: theme.palette.tones[tone].fg,
        })}
      >
        <LoggedValue source={source} place="show" />
      </Box>
    </div>
  );
}
