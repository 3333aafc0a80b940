import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useMay, useMe } from '../../layout/access';
import { PersonSessions } from '../session/PersonSessions';

/** Where the logged-in admin is logged in, for whoever may see sessions. */
export function OwnSessions() {
  const translate = useTranslate();
  const may = useMay();
  const { admin } = useMe();
  if (!may('session', 'list')) return null;
  return (
    <Box sx={{ mt: 3 }}>
      <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
        {translate('profile.ownSessions')}
      </Typography>
      <PersonSessions kind="admin" subjectId={admin.id} />
    </Box>
  );
}
