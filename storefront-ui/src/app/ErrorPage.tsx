import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ReportProblemOutlined from '@mui/icons-material/ReportProblemOutlined';
import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router';
import { EmptyState } from '../ui/States';

/** A page whose code could not be fetched is one of an older release. */
const isStale = (error: unknown): boolean =>
  error instanceof TypeError && /import|module|fetch/i.test(error.message);

/** What is left when a page breaks: words and a reload. */
export function ErrorPage() {
  const { t } = useTranslation();
  const stale = isStale(useRouteError());
  return (
    <Box component="main" sx={{ maxWidth: 560, mx: 'auto', my: 8, px: 2, width: '100%' }}>
      <EmptyState
        icon={<ReportProblemOutlined />}
        title={t(stale ? 'error.stale' : 'error.page')}
        text={t('error.pageHint')}
        action={
          <Button variant="contained" onClick={() => window.location.reload()}>
            {t('act.refresh')}
          </Button>
        }
      />
    </Box>
  );
}
