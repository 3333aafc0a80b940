import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { postcodePattern } from '@parcelway/checks';
import { useState } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';

const LONGEST = 12;

/** Whether a postcode is among those of the row on the details page, and which line holds it. */
export function TryPostcode() {
  const row = useRecordContext();
  const translate = useTranslate();
  const [postcode, setPostcode] = useState('');
  if (!row) return null;
  const hit = postcode.trim() === '' ? null : postcodePattern(String(row['postcodes'] ?? '')).hit(postcode);
  return (
    <Card component="section" sx={{ p: 2, mt: 1.5 }}>
      <Typography variant="h4" component="h2" sx={{ mb: 1 }}>
        {translate('postcode.title')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <TextField
          size="small"
          label={translate('postcode.label')}
          value={postcode}
          onChange={({ target }) => setPostcode(target.value)}
          slotProps={{ htmlInput: { maxLength: LONGEST, autoComplete: 'off' } }}
        />
        <Typography role="status">
          {postcode.trim() !== '' &&
            (hit === null ? translate('postcode.miss') : translate('postcode.hit', { pattern: hit }))}
        </Typography>
      </Box>
    </Card>
  );
}
