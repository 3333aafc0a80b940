import CalendarTodayOutlined from '@mui/icons-material/CalendarTodayOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { DaySpan } from './day-span';
import { spanText } from './day-span';

/** Narrows a list to the days from one to another. */
export function DaySpanFilter({
  label,
  value,
  onChange,
}: {
  label: string;
  value: DaySpan;
  onChange: (span: DaySpan) => void;
}) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const words = { from: translate('list.from'), until: translate('list.until') };
  const isSet = value.from !== '' || value.until !== '';
  const end = (name: keyof DaySpan) => (
    <TextField
      type="date"
      label={words[name]}
      value={value[name]}
      onChange={({ target }) => onChange({ ...value, [name]: target.value })}
      sx={{ width: 160 }}
    />
  );
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<CalendarTodayOutlined sx={{ fontSize: '16px !important' }} />}
        aria-haspopup="dialog"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ fontWeight: 400, fontSize: 13.5, minHeight: 36 }}
      >
        {isSet ? `${label} ${spanText(value, words)}` : label}
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': label } }}
      >
        <Box sx={{ display: 'flex', gap: 1, p: 1.5, alignItems: 'flex-end' }}>
          {end('from')}
          {end('until')}
          <Button onClick={() => onChange({ from: '', until: '' })} disabled={!isSet} sx={{ mb: '4px' }}>
            {translate('ra.action.clear_input_value')}
          </Button>
        </Box>
      </Popover>
    </>
  );
}
