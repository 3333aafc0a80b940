import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import type { RefObject } from 'react';
import { useTranslate } from 'react-admin';
import { Key } from '../../layout/Key';
import type { Measures } from './scan-entry';
import { measuresFault } from './scan-entry';

/** Weight and size of the box that is scanned next. Enter goes back to the scan field. */
export function MeasureFields({
  value,
  onChange,
  weightRef,
  lengthRef,
  onDone,
}: {
  value: Measures;
  onChange: (value: Measures) => void;
  weightRef: RefObject<HTMLInputElement | null>;
  lengthRef: RefObject<HTMLInputElement | null>;
  onDone: () => void;
}) {
  const translate = useTranslate();
  const fault = measuresFault(value);
  const field = (
    name: keyof Measures,
    label: string,
    unit: string,
    ref?: RefObject<HTMLInputElement | null>,
  ) => (
    <TextField
      value={value[name]}
      inputRef={ref}
      onChange={({ target }) => onChange({ ...value, [name]: target.value })}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        onDone();
      }}
      error={fault === (name === 'weight' ? 'scan.badWeight' : 'scan.badSize')}
      placeholder={name === 'weight' ? '0.00' : label}
      sx={{
        width: name === 'weight' ? 150 : { xs: 84, sm: 104 },
        m: 0,
        '& input': { fontSize: 18, fontWeight: 600, '&::placeholder': { fontWeight: 400 } },
      }}
      slotProps={{
        htmlInput: { 'aria-label': label, inputMode: 'decimal', autoComplete: 'off' },
        input: { endAdornment: <InputAdornment position="end">{unit}</InputAdornment> },
      }}
    />
  );
  return (
    <Card sx={{ px: 2.75, py: 1.25, mb: 1.75 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 1 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Box component="span" sx={{ fontSize: 13, color: 'text.secondary', display: 'flex', gap: 0.75 }}>
            {translate('scan.weight')} <Key>W</Key>
          </Box>
          {field('weight', translate('scan.weight'), 'kg', weightRef)}
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Box component="span" sx={{ fontSize: 13, color: 'text.secondary', display: 'flex', gap: 0.75 }}>
            {translate('scan.resize')} <Key>S</Key>
          </Box>
          {field('length', translate('scan.length'), 'cm', lengthRef)}
          {field('width', translate('scan.width'), 'cm')}
          {field('height', translate('scan.height'), 'cm')}
        </Box>
      </Box>
      <Box
        sx={{ mt: 0.75, fontSize: 12.5, color: fault ? 'error.main' : 'text.secondary' }}
        aria-live="polite"
      >
        {translate(fault ?? 'scan.next')}
      </Box>
    </Card>
  );
}
