import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Page } from '../ui/Page';
import { WaysOut } from './WaysOut';

const SECONDS = 5;

/** An address that leads nowhere; goes home by itself unless told to stay. */
export function NotFoundPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [left, setLeft] = useState<number | null>(SECONDS);
  useEffect(() => {
    if (left === null) return undefined;
    if (left === 0) {
      void navigate('/', { replace: true });
      return undefined;
    }
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left, navigate]);
  return (
    <Page title={t('notFound.title')} back="/">
      <Box sx={{ py: { xs: 4, md: 2 }, maxWidth: 560 }}>
        <Typography>{t('notFound.text')}</Typography>
        {left !== null && (
          <Typography color="text.secondary" sx={{ mt: 1 }}>
            {t('notFound.count', { count: left })}
            <Button size="small" onClick={() => setLeft(null)}>
              {t('notFound.stop')}
            </Button>
          </Typography>
        )}
        <WaysOut />
      </Box>
    </Page>
  );
}
