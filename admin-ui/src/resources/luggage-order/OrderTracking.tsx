import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { StatusChip, tokens, TrackTimeline } from '@parcelway/look';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useLanguage } from '../../i18n/useLanguage';
import { track } from '../../providers/admin-api';
import { errorText } from '../../providers/problem';

interface Tracked {
  readonly waybill_no: string;
  readonly status: number;
  readonly package_no: number;
}

/** Where each box of an order is. */
export function OrderTracking({ waybills }: { waybills: readonly Tracked[] }) {
  const translate = useTranslate();
  const language = useLanguage();
  const [chosen, setChosen] = useState(0);
  const waybill = waybills[chosen] ?? waybills[0];
  if (!waybill) return <Typography color="text.secondary">{translate('order.noWaybill')}</Typography>;
  return (
    <>
      {waybills.length > 1 && (
        <Tabs
          value={Math.min(chosen, waybills.length - 1)}
          onChange={(_, next: number) => setChosen(next)}
          variant="scrollable"
          aria-label={translate('order.tracking')}
          sx={{ mb: 1, minHeight: 36 }}
        >
          {waybills.map(({ waybill_no, package_no }) => (
            <Tab key={waybill_no} label={translate('order.box', { no: package_no })} />
          ))}
        </Tabs>
      )}
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1.5, mt: 0.5 }}>
        <Box component="span" sx={{ fontFamily: tokens.font.mono, fontWeight: 600 }}>
          {waybill.waybill_no}
        </Box>
        <StatusChip entity="waybill" value={waybill.status} locale={language} />
      </Box>
      <Timeline number={waybill.waybill_no} />
    </>
  );
}

/** The tracking events of one number. */
export function Timeline({ number }: { number: string }) {
  const translate = useTranslate();
  const language = useLanguage();
  const { data, error, refetch } = useQuery({ queryKey: ['track', number], queryFn: () => track(number) });
  if (error)
    return (
      <Box role="alert" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        {errorText(error, translate('order.trackFailed'))}
        <Button onClick={() => void refetch()}>{translate('app.retry')}</Button>
      </Box>
    );
  if (!data)
    return (
      <Box aria-busy>
        {Array.from({ length: 3 }, (_, row) => (
          <Skeleton key={row} height={32} />
        ))}
      </Box>
    );
  if (data.events.length === 0)
    return <Typography color="text.secondary">{translate('order.noTracking')}</Typography>;
  return <TrackTimeline events={data.events} locale={language} />;
}
