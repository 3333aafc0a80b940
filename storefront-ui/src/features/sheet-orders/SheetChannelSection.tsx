import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { formatMoneyText } from '@parcelway/look';
import { Controller, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Section } from '../../ui/Section';
import { ErrorState, RowsSkeleton } from '../../ui/States';
import { parcelOf, type SheetForm } from './sheet-form';
import type { useSheetQuotes } from './sheet-form-api';

/** The channels that take the package with what each costs, and why others do not. */
export function SheetChannelSection({ quotes }: { quotes: ReturnType<typeof useSheetQuotes> }) {
  const { t } = useTranslation();
  const { control, watch } = useFormContext<SheetForm>();
  const isAsked = parcelOf(watch()) !== null;
  const { quotes: offers = [], refused = [] } = (isAsked && quotes.data) || {};
  return (
    <Section title={t('sheet.channel')}>
      <Controller
        control={control}
        name="channel_id"
        rules={{
          validate: (id) =>
            offers.some(({ channel_id }) => String(channel_id) === id) || t('place.chooseChannel'),
        }}
        render={({ field, fieldState: { error } }) => (
          <>
            {!isAsked && (
              <Typography variant="body2" color="text.secondary">
                {t('sheet.form.channelHint')}
              </Typography>
            )}
            {isAsked && quotes.isLoading && <RowsSkeleton rows={2} height={56} />}
            {isAsked && quotes.isError && (
              <ErrorState error={quotes.error} onRetry={() => void quotes.refetch()} kept />
            )}
            <RadioGroup
              aria-label={t('sheet.channel')}
              value={field.value}
              onChange={(_, id) => field.onChange(id)}
              sx={{ display: 'grid', gap: 1, opacity: quotes.stale ? 0.6 : 1 }}
            >
              {offers.map((offer, index) => (
                <ChannelOption
                  key={offer.channel_id}
                  id={String(offer.channel_id)}
                  name={offer.name}
                  text={formatMoneyText(offer.amount, offer.currency)}
                  isChosen={field.value === String(offer.channel_id)}
                  {...(index === 0 && { inputRef: field.ref })}
                />
              ))}
              {refused.map(({ channel_id, name, text }) => (
                <ChannelOption key={channel_id} id={String(channel_id)} name={name} text={text} isRefused />
              ))}
            </RadioGroup>
            {error && <FormHelperText error>{error.message}</FormHelperText>}
          </>
        )}
      />
    </Section>
  );
}

function ChannelOption(props: {
  id: string;
  name: string;
  text: string;
  isChosen?: boolean;
  isRefused?: boolean;
  inputRef?: React.Ref<HTMLInputElement>;
}) {
  const { id, name, text, isChosen = false, isRefused = false } = props;
  return (
    <Box
      component="label"
      sx={(theme) => ({
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: '4px 10px',
        p: '12px 14px',
        cursor: isRefused ? 'default' : 'pointer',
        borderRadius: '10px',
        border: `1px solid ${isChosen ? theme.palette.primary.main : theme.palette.lineStrong}`,
        bgcolor: isChosen ? 'primary.light' : 'background.paper',
        '&:focus-within': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: 2 },
      })}
    >
      <Radio
        value={id}
        size="small"
        disabled={isRefused}
        sx={{ p: 0 }}
        {...(props.inputRef && { slotProps: { input: { ref: props.inputRef } } })}
      />
      <Box
        component="span"
        sx={{ flex: 1, fontWeight: 600, color: isRefused ? 'text.secondary' : 'text.primary' }}
      >
        {name}
      </Box>
      <Box
        component="span"
        sx={
          isRefused
            ? { width: '100%', pl: '30px', fontSize: 13, color: 'text.secondary' }
            : { fontWeight: 600 }
        }
      >
        {text}
      </Box>
    </Box>
  );
}
