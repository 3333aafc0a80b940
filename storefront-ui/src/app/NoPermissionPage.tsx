import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { Page } from '../ui/Page';

/** A page that the member's group may not open: what is missing, and who can give it. */
export function NoPermissionPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <Page title={t('noPermission.title')} back="/">
      <Box sx={{ py: { xs: 4, md: 2 }, maxWidth: 560 }}>
        <Typography>{t('noPermission.text')}</Typography>
        <Typography color="text.secondary" sx={{ mt: 1 }}>
          {t('noPermission.ask')}
        </Typography>
        <Box sx={{ display: 'flex', gap: 1.5, mt: 3, flexWrap: 'wrap' }}>
          <Button variant="contained" component={Link} to="/" replace>
            {t('notFound.home')}
          </Button>
          <Button variant="outlined" onClick={() => void navigate(-1)}>
            {t('notFound.back')}
          </Button>
        </Box>
      </Box>
    </Page>
  );
}
