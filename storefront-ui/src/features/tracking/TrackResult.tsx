import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import MuiLink from '@mui/material/Link';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { StatusChip, tokens, TrackTimeline } from '@parcelway/look';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ApiError } from '@parcelway/client';
import { ErrorState, RowsSkeleton } from '../../ui/States';
import { useTrack } from '../orders/order-api';

/** What is known of one number; everything once the reader is the owner or knows the receiver's phone or postcode. */
export function TrackResult({ number }: { number: string }) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const [verify, setVerify] = useState('');
  const track = useTrack(number, verify);
  const full = track.data?.order_no !== undefined;
  const notFound = track.error instanceof ApiError && track.error.options.error === 'track.not_found';
  return (
    <Card component="article" aria-label={number} sx={{ p: 2, mb: 1.5 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 1, mb: 1.5 }}>
        <Typography
          component="h2"
          sx={{ fontFamily: tokens.font.mono, fontSize: 15, fontWeight: 600, overflowWrap: 'anywhere' }}
        >
          {number}
        </Typography>
        {track.data && <StatusChip entity="waybill" value={track.data.status} />}
      </Box>
      {track.isPending && <RowsSkeleton rows={2} height={40} />}
      {notFound && <Typography role="alert">{t('order.tracking.none', { no: number })}</Typography>}
      {track.isError && !notFound && <ErrorState error={track.error} onRetry={() => void track.refetch()} />}
      {track.data && (
        <>
          {track.data.events.length > 0 ? (
            <TrackTimeline events={track.data.events} />
          ) : (
            <Typography variant="body2" color="text.secondary">
              {t('order.noEvents')}
            </Typography>
          )}
          {track.data.waybills && track.data.waybills.length > 0 && (
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {track.data.waybills.map((waybill) => (
                <Box
                  component="li"
                  key={waybill.waybill_no}
                  sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', py: 0.5 }}
                >
                  <MuiLink
                    component={Link}
                    to={`/logisticsList?no=${waybill.waybill_no}`}
                    sx={{ fontFamily: tokens.font.mono, fontSize: 14 }}
                  >
                    {waybill.waybill_no}
                  </MuiLink>
                  <StatusChip entity="waybill" value={waybill.status} />
                </Box>
              ))}
            </Box>
          )}
          {!full && (
            <Box
              component="form"
              onSubmit={(event) => {
                event.preventDefault();
                setVerify(typed.trim());
              }}
              sx={{ display: 'flex', gap: 1, alignItems: 'flex-end', mt: 1, flexWrap: 'wrap' }}
            >
              <TextField
                label={t('order.tracking.verify')}
                value={typed}
                onChange={(event) => setTyped(event.target.value)}
                helperText={t('order.tracking.verifyHint')}
                slotProps={{ htmlInput: { autoComplete: 'off', maxLength: 12 } }}
                sx={{ flex: 1, minWidth: 200 }}
              />
              <Button type="submit" variant="outlined" disabled={typed.trim().length < 4} sx={{ mb: '24px' }}>
                {t('order.tracking.verifyAction')}
              </Button>
            </Box>
          )}
        </>
      )}
    </Card>
  );
}
