import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';

/** Home, or back to where one came from. */
export function WaysOut() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <Box sx={{ display: 'flex', gap: 1.5, mt: 3, flexWrap: 'wrap' }}>
      <Button variant="contained" component={Link} to="/" replace>
        {t('notFound.home')}
      </Button>
      <Button variant="outlined" onClick={() => void navigate(-1)}>
        {t('notFound.back')}
      </Button>
    </Box>
  );
}
