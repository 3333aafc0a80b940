import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ListBase, ResourceContextProvider, useTranslate } from 'react-admin';
import { ListFrame } from '../../crud/ListFrame';
import { ResourceRows } from '../../crud/ResourceList';
import { useMay, useMe } from '../../layout/access';

/** The last writes of the logged-in admin, for whoever may see the log. */
export function OwnLog() {
  const translate = useTranslate();
  const may = useMay();
  const { admin } = useMe();
  if (!may('admin-log', 'list')) return null;
  return (
    <Box sx={{ mt: 3 }}>
      <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
        {translate('profile.ownLog')}
      </Typography>
      <ResourceContextProvider value="admin-log">
        <ListBase
          perPage={10}
          sort={{ field: 'id', order: 'DESC' }}
          filter={{ admin_id: admin.id }}
          exporter={false}
          storeKey={false}
          disableSyncWithLocation
        >
          <ListFrame filters={null}>
            <ResourceRows
              resource="admin-log"
              selectable={false}
              omit={['data', 'url', 'useragent', 'admin_id', 'username']}
            />
          </ListFrame>
        </ListBase>
      </ResourceContextProvider>
    </Box>
  );
}
