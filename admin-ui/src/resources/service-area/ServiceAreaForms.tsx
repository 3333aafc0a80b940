import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { calendarDay } from '@parcelway/look';
import type { ReactNode } from 'react';
import { useInput } from 'react-admin';
import { ResourceCreate } from '../../crud/ResourceCreate';
import { ResourceEdit } from '../../crud/ResourceEdit';
import { useLanguage } from '../../i18n/useLanguage';

/** A Monday and the six days after it, for their names. */
const WEEK = Array.from({ length: 7 }, (_, day) => ({ value: day + 1, date: `2024-01-0${day + 1}` }));

const inputs = { weekdays: WeekdaysInput };

export const ServiceAreaEdit = () => <ResourceEdit inputs={inputs} />;
export const ServiceAreaCreate = () => <ResourceCreate inputs={inputs} />;

/** Days of the week by number, Monday 1 to Sunday 7, in their order. */
function WeekdaysInput({ source, label }: { source: string; label: ReactNode }) {
  const language = useLanguage();
  const { field, id } = useInput({
    source,
    format: (value: unknown) => value,
    parse: (value: unknown) => value,
  });
  const days = Array.isArray(field.value) ? (field.value as number[]) : [];
  return (
    <FormControl fullWidth>
      <FormLabel id={`${id}-label`} sx={{ fontSize: 13, fontWeight: 600, mb: '6px' }}>
        {label}
      </FormLabel>
      <ToggleButtonGroup
        value={days}
        onChange={(_, next: number[]) => field.onChange([...next].sort((a, b) => a - b))}
        aria-labelledby={`${id}-label`}
        size="small"
        color="primary"
        sx={{ height: 36 }}
      >
        {WEEK.map(({ value, date }) => (
          <ToggleButton key={value} value={value} sx={{ px: 1.25, textTransform: 'none' }}>
            {calendarDay(date, language)?.weekday}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </FormControl>
  );
}
