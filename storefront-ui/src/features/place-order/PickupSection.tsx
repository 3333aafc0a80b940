import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import FormHelperText from '@mui/material/FormHelperText';
import Skeleton from '@mui/material/Skeleton';
import { calendarDay, formatCustomerDate } from '@parcelway/look';
import { useEffect, useState } from 'react';
import { Controller, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useAppearance } from '../../app/Appearance';
import { FormField } from '../../ui/FormField';
import { atMost } from '../../ui/rules';
import { Section } from '../../ui/Section';
import { useErrorText } from '../../ui/States';
import { usePickupDates } from './place-api';
import { dayChips } from './pickup-days';
import { DROP_OFF, type PlaceForm } from './place-form';
import { StepMark } from './StepMark';

/** The day of collection as chips, closed days grey with the reason; or the customer brings the boxes. */
export function PickupSection({
  done,
  zipCode,
  offered,
}: {
  done: boolean;
  zipCode: string;
  offered: boolean;
}) {
  const { t } = useTranslation();
  const { locale } = useAppearance();
  const errorText = useErrorText();
  const { control, setValue, getValues } = useFormContext<PlaceForm>();
  const [all, setAll] = useState(false);
  const dates = usePickupDates(offered ? zipCode : '');
  const list = offered ? dates.data?.list : [];
  const firstOpen = list?.find((day) => day.open)?.date;

  useEffect(() => {
    const chosen = getValues('pick_up_date');
    if (!offered || dates.isError) {
      if (chosen !== DROP_OFF) setValue('pick_up_date', DROP_OFF);
      return;
    }
    if (!dates.data) return;
    // A day kept in a draft may be closed by now.
    const stillOpen = chosen === DROP_OFF || dates.data.list.some((day) => day.open && day.date === chosen);
    if (!stillOpen) setValue('pick_up_date', firstOpen ?? DROP_OFF);
  }, [offered, dates.isError, dates.data, firstOpen, getValues, setValue]);

  const hint = dates.isError
    ? errorText(dates.error)
    : zipCode === ''
      ? t('place.pickupNeedsSender')
      : dates.data
        ? (firstOpen ? t('place.pickupEarliest', { date: formatCustomerDate(firstOpen, locale) }) : '') +
          t('place.pickupHint', { cutOff: dates.data.cut_off })
        : '';
  const chips = dayChips(list ?? [], all);
  return (
    <Section title={t('place.pickup')} mark={<StepMark no={4} done={done} />}>
      <Controller
        control={control}
        name="pick_up_date"
        rules={{ validate: (value) => value !== '' || t('rule.pick') }}
        render={({ field, fieldState: { error } }) => {
          const chip = (value: string, big: string, small: string, open = true, focusHere = false) => {
            const on = field.value === value;
            return (
              <ButtonBase
                key={value}
                role="radio"
                aria-checked={on}
                disabled={!open}
                ref={focusHere ? field.ref : undefined}
                onClick={() => field.onChange(value)}
                sx={(theme) => ({
                  display: 'block',
                  minHeight: 52,
                  py: '7px',
                  px: '4px',
                  borderRadius: '6px',
                  lineHeight: 1.35,
                  fontSize: 14,
                  fontWeight: 600,
                  border: `1px solid ${on ? theme.palette.primary.main : open ? theme.palette.lineStrong : theme.palette.divider}`,
                  bgcolor: on ? 'primary.main' : open ? 'background.paper' : theme.palette.sunken,
                  color: on ? 'primary.contrastText' : open ? 'text.primary' : 'text.disabled',
                })}
              >
                {big}
                <Box
                  component="small"
                  sx={{
                    display: 'block',
                    fontSize: 12,
                    fontWeight: 400,
                    opacity: on ? 0.9 : 1,
                    color: on || !open ? 'inherit' : 'text.secondary',
                  }}
                >
                  {small}
                </Box>
              </ButtonBase>
            );
          };
          return (
            <>
              <Box
                role="radiogroup"
                aria-label={t('place.pickup')}
                sx={{
                  display: 'grid',
                  gridTemplateColumns: { xs: 'repeat(3, 1fr)', md: 'repeat(6, 1fr)' },
                  gap: 1,
                }}
              >
                {offered && zipCode !== '' && dates.isPending
                  ? Array.from({ length: 6 }, (_, slot) => (
                      <Skeleton key={slot} variant="rounded" height={52} />
                    ))
                  : chips.map((day) => {
                      const parts = calendarDay(day.date, locale);
                      if (!parts) return null;
                      const words = { day: parts.day, month: parts.month, monthName: parts.monthName };
                      const on = field.value === day.date;
                      const below = day.open
                        ? on
                          ? `${parts.weekday} ${t('place.slot')}`
                          : parts.weekday
                        : `${parts.weekday} ${day.reason ?? ''}`;
                      return chip(
                        day.date,
                        t(day.showMonth ? 'place.dayMonth' : 'place.day', words),
                        below,
                        day.open,
                      );
                    })}
                {chip(DROP_OFF, t('place.dropOff'), t('place.dropOffText'), true, true)}
              </Box>
              {list && list.length > chips.length && (
                <Button size="small" onClick={() => setAll(true)} sx={{ mt: 1, ml: '-10px' }}>
                  {t('place.moreDays')}
                </Button>
              )}
              {error ? (
                <FormHelperText error>{error.message}</FormHelperText>
              ) : (
                hint && <FormHelperText>{hint}</FormHelperText>
              )}
            </>
          );
        }}
      />
      <Box sx={{ mt: 2 }}>
        <FormField
          control={control}
          name="remark"
          label={t('place.remark')}
          hint={t('place.remarkHint')}
          checks={[atMost(500)]}
          optional
        />
      </Box>
    </Section>
  );
}
