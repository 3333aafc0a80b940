import ArrowForwardOutlined from '@mui/icons-material/ArrowForwardOutlined';
import Box from '@mui/material/Box';
import { ToneChip } from '@parcelway/look';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { AddressRow, ChannelView, Quote, Quotes } from '../../api/types';
import { Section } from '../../ui/Section';
import { placeOf } from '../address-book/address-text';
import { ChannelCards } from './ChannelCards';
import { DROP_OFF, type PlaceForm } from './place-form';
import { StepMark } from './StepMark';

/** From where to where, and with which channel. */
export function RouteSection({
  done,
  sender,
  receiver,
  channels,
  quotes,
  quote,
  stale,
}: {
  done: boolean;
  sender: AddressRow | undefined;
  receiver: AddressRow | undefined;
  channels: readonly ChannelView[];
  quotes: Quotes | undefined;
  quote: Quote | undefined;
  stale: boolean;
}) {
  const { t } = useTranslation();
  const { control } = useFormContext<PlaceForm>();
  const pickup = useWatch({ control, name: 'pick_up_date' });
  const remote = quote?.lines.some((line) => line.code.startsWith('remote')) ?? false;
  return (
    <Section title={t('place.route')} mark={<StepMark no={1} done={done} />}>
      <Box
        sx={(theme) => ({
          display: 'grid',
          gridTemplateColumns: { xs: '1fr 30px 1fr', md: '1fr 44px 1fr' },
          alignItems: 'center',
          border: `1px solid ${theme.palette.divider}`,
          borderRadius: '6px',
          p: { xs: '10px 12px', md: '12px 16px' },
          bgcolor: theme.palette.sunken,
        })}
      >
        <div>
          <b>{sender ? `${placeOf(sender)} ${sender.zip_code}` : t('place.noSender')}</b>
          <Box sx={{ fontSize: 13, color: 'text.secondary' }}>
            {t('place.routeFrom', { how: t(pickup === DROP_OFF ? 'place.byDropOff' : 'place.byPickup') })}
          </Box>
        </div>
        <ArrowForwardOutlined
          sx={{ color: 'primary.main', justifySelf: 'center', fontSize: 20 }}
          aria-hidden
        />
        <div>
          <b>{receiver ? placeOf(receiver) : t('place.noReceiver')}</b>
          <Box
            sx={{ fontSize: 13, color: 'text.secondary', display: 'flex', gap: '6px', alignItems: 'center' }}
          >
            {receiver?.zip_code}
            {remote && <ToneChip tone="warning" label={t('place.remote')} dot={false} />}
          </Box>
        </div>
      </Box>
      <ChannelCards channels={channels} quotes={quotes} stale={stale} />
    </Section>
  );
}
