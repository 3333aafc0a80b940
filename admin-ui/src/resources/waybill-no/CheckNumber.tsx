import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { CheckedNumber } from '@parcelway/contracts';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { checkNumber } from '../../providers/admin-api';
import { errorText } from '../../providers/problem';

const LONGEST = 40;

/** Whose a waybill number is: typed or scanned, answered in a sentence. */
export function CheckNumber() {
  const translate = useTranslate();
  const notify = useNotify();
  const [number, setNumber] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [checked, setChecked] = useState<CheckedNumber | null>(null);

  async function check(event: FormEvent): Promise<void> {
    event.preventDefault();
    setBusy(true);
    try {
      setChecked(await checkNumber(number));
    } catch (error) {
      setChecked(null);
      notify(errorText(error, 'ra.notification.http_error'), { type: 'error' });
    } finally {
      setBusy(false);
    }
  }

  return (
    <Card component="section" sx={{ p: 2, mb: 1.5 }}>
      <Typography variant="h4" component="h2" sx={{ mb: 1 }}>
        {translate('pool.checkTitle')}
      </Typography>
      <Box
        component="form"
        onSubmit={(event) => void check(event)}
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 1.5 }}
      >
        <TextField
          size="small"
          label={translate('pool.number')}
          value={number}
          onChange={({ target }) => setNumber(target.value)}
          sx={{ m: 0, width: { xs: 1, sm: 300 } }}
          slotProps={{ htmlInput: { maxLength: LONGEST, autoComplete: 'off', autoCapitalize: 'characters' } }}
        />
        <Button type="submit" variant="outlined" disabled={isBusy || number.trim() === ''}>
          {translate('pool.check')}
        </Button>
        <Typography role="status" sx={{ flex: '1 1 260px', lineHeight: '36px' }}>
          {checked && translate(`pool.${wordOf(checked)}`, wordsIn(checked))}
        </Typography>
      </Box>
    </Card>
  );
}

function wordOf({ is_valid, pool, is_given_out, used_by }: CheckedNumber): string {
  if (!is_valid) return 'wrongDigit';
  if (!pool) return used_by ? 'usedNoPool' : 'noPool';
  if (used_by) return 'usedBy';
  return is_given_out ? 'givenOut' : 'free';
}

const wordsIn = ({ no, pool, used_by }: CheckedNumber) => ({ no, pool: pool?.name ?? '', order: used_by });
