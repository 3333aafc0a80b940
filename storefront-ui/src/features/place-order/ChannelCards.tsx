import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { formatMoneyText } from '@parcelway/look';
import { Controller, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ChannelView, Quotes } from '../../api/types';
import { etaWords, stepText } from './channel-text';
import type { PlaceForm } from './place-form';

/** The channels as radio cards: how long, how it is priced, what this order costs, or why it cannot go. */
export function ChannelCards({
  channels,
  quotes,
  stale,
}: {
  channels: readonly ChannelView[];
  quotes: Quotes | undefined;
  stale: boolean;
}) {
  const { t } = useTranslation();
  const { control } = useFormContext<PlaceForm>();
  const priceOf = (id: number) => quotes?.quotes.find((quote) => quote.channel_id === id);
  /** What speaks against the coupon on the chosen channel stands at its field. */
  const refusalOf = (id: number, isChosen: boolean) =>
    quotes?.refused.find(
      ({ channel_id, reason }) => channel_id === id && !(isChosen && reason.startsWith('coupon.')),
    )?.text;
  const lines = (channel: ChannelView): string[] => {
    const eta = etaWords(channel);
    const divisor = channel.divisor ? t('home.divisor', { divisor: channel.divisor }) : t('home.noVolume');
    const prices =
      channel.first_price === null || channel.step_price === null
        ? []
        : [
            t('place.firstPrice', { price: formatMoneyText(channel.first_price, channel.currency) }),
            t('place.stepPrice', {
              price: formatMoneyText(channel.step_price, channel.currency),
              weight: stepText(channel.step_weight),
            }),
          ];
    return [[eta && t(eta.key, eta.values), divisor].filter(Boolean).join(' · '), ...prices];
  };
  return (
    <Controller
      control={control}
      name="channel_id"
      rules={{ validate: (value) => value !== '' || t('place.chooseChannel') }}
      render={({ field, fieldState: { error } }) => (
        <>
          <RadioGroup
            aria-label={t('place.channel')}
            value={field.value}
            onChange={(_, value) => field.onChange(value)}
            sx={{
              display: 'grid',
              gridTemplateColumns: { xs: '1fr', md: 'repeat(3, 1fr)' },
              gap: { xs: 1, md: 1.5 },
              mt: '14px',
            }}
          >
            {channels.map((channel, index) => {
              const id = String(channel.id);
              const on = field.value === id;
              const refusal = refusalOf(channel.id, on);
              const quote = priceOf(channel.id);
              return (
                <Box
                  key={id}
                  component="label"
                  sx={(theme) => ({
                    display: 'grid',
                    gridTemplateColumns: '20px 1fr',
                    gap: '2px 10px',
                    alignItems: 'start',
                    alignContent: 'start',
                    p: '12px 14px',
                    cursor: 'pointer',
                    borderRadius: '10px',
                    border: `1px solid ${on ? theme.palette.primary.main : theme.palette.lineStrong}`,
                    boxShadow: on ? `0 0 0 1px ${theme.palette.primary.main}` : 'none',
                    bgcolor: on
                      ? `color-mix(in srgb, ${theme.palette.primary.light} 45%, ${theme.palette.background.paper})`
                      : 'background.paper',
                    '&:focus-within': {
                      outline: `2px solid ${theme.palette.primary.main}`,
                      outlineOffset: 2,
                    },
                  })}
                >
                  <Radio
                    value={id}
                    size="small"
                    sx={{ p: 0, mt: '2px' }}
                    {...(index === 0 && { slotProps: { input: { ref: field.ref } } })}
                  />
                  <Box component="b" sx={{ fontWeight: 600 }}>
                    {channel.name}
                  </Box>
                  <Box sx={{ gridColumn: 2, fontSize: 13, lineHeight: 1.5, color: 'text.secondary' }}>
                    {lines(channel).map((line) => (
                      <div key={line}>{line}</div>
                    ))}
                    {quote && (
                      <Box
                        sx={{ mt: '4px', color: 'primary.main', fontWeight: 600, opacity: stale ? 0.5 : 1 }}
                      >
                        {t('place.fromPrice', {
                          price: formatMoneyText(quote.order_total_amount, quote.currency),
                        })}
                      </Box>
                    )}
                    {refusal && (
                      <Box sx={(theme) => ({ mt: '4px', color: theme.palette.tones.danger.fg })}>
                        {refusal}
                      </Box>
                    )}
                  </Box>
                </Box>
              );
            })}
          </RadioGroup>
          {error && <FormHelperText error>{error.message}</FormHelperText>}
        </>
      )}
    />
  );
}
