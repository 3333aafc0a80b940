import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Page } from '../ui/Page';
import { WaysOut } from './WaysOut';

/** A page that the member's group may not open: what is missing, and who can give it. */
export function NoPermissionPage() {
  const { t } = useTranslation();
  return (
    <Page title={t('noPermission.title')} back="/">
      <Box sx={{ py: { xs: 4, md: 2 }, maxWidth: 560 }}>
        <Typography>{t('noPermission.text')}</Typography>
        <Typography color="text.secondary" sx={{ mt: 1 }}>
          {t('noPermission.ask')}
        </Typography>
        <WaysOut />
      </Box>
    </Page>
  );
}
