import SearchOutlined from '@mui/icons-material/SearchOutlined';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { Page } from '../../ui/Page';
import { EmptyState } from '../../ui/States';
import { MAX_NUMBERS, numbersIn } from './numbers';
import { TrackForm } from './TrackForm';
import { TrackResult } from './TrackResult';

/** Tracking by number, for everybody; the numbers live in the address, so a result can be sent on. */
export function TrackingPage() {
  const { t } = useTranslation();
  const [params, setParams] = useSearchParams();
  const asked = params.get('no') ?? '';
  const numbers = numbersIn(asked).slice(0, MAX_NUMBERS);
  return (
    <Page title={t('order.tracking.title')}>
      <Box sx={{ maxWidth: 760, mx: 'auto', pt: { xs: 1.5, md: 0 } }}>
        <Card sx={{ p: 2, mb: 2 }}>
          <TrackForm
            key={asked}
            first={numbers.join(' ')}
            onTrack={(found) => setParams({ no: found.join(' ') })}
          />
        </Card>
        {numbers.length === 0 ? (
          <EmptyState
            icon={<SearchOutlined />}
            title={t('order.tracking.empty')}
            text={t('order.tracking.emptyHint')}
          />
        ) : (
          numbers.map((number) => <TrackResult key={number} number={number} />)
        )}
      </Box>
    </Page>
  );
}
