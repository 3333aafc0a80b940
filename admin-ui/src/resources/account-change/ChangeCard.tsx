import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { useTranslate } from 'react-admin';
import { Pair } from '../../crud/PageParts';
import { errorText, fieldErrors } from '../../providers/problem';
import { ChangeFields } from './ChangeFields';

/** A change as it would be, in words to show, or what is wrong with it as a key of the words. */
export type ChangeOf =
  | { readonly before: string; readonly change: string; readonly after: string; readonly sent: string }
  | { readonly fault: string };

/** Amount and memo on the left, what it was and what it will be on the right; nothing is sent before that was confirmed. */
export function ChangeCard({
  amountLabel,
  amountHint,
  read,
  send,
  onDone,
}: {
  amountLabel: string;
  amountHint: string;
  read: (typed: string) => ChangeOf;
  send: (sent: string, memo: string) => Promise<unknown>;
  onDone: () => void;
}) {
  const translate = useTranslate();
  const [amount, setAmount] = useState('');
  const [memo, setMemo] = useState('');
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const result = read(amount.trim());
  const isFilled = amount.trim() !== '';
  const amountFault = (tried || isFilled) && 'fault' in result ? translate(result.fault) : '';
  const memoFault = tried && memo.trim() === '' ? translate('member.memoRequired') : '';

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setTried(true);
    setFailure('');
    if ('fault' in result || memo.trim() === '') return;
    setBusy(true);
    try {
      await send(result.sent, memo.trim());
      onDone();
    } catch (error) {
      const [first] = Object.values(fieldErrors(error) ?? {});
      setFailure(first ?? errorText(error, translate('form.failed')));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Card component="form" noValidate onSubmit={(event) => void submit(event)} sx={{ p: 2, mt: 1.5 }}>
      <Box sx={{ display: 'grid', gridTemplateColumns: { md: '1fr 1fr' }, columnGap: 4, rowGap: 1 }}>
        <div>
          <ChangeFields
            amount={{
              label: amountLabel,
              hint: amountHint,
              value: amount,
              onChange: setAmount,
              fault: amountFault,
            }}
            memo={{ value: memo, onChange: setMemo, fault: memoFault }}
          />
        </div>
        <Box component="dl" aria-live="polite" sx={{ m: 0 }}>
          <Pair label={translate('member.before')}>{'fault' in result ? '—' : result.before}</Pair>
          <Pair label={translate('member.change')}>{'fault' in result ? '—' : result.change}</Pair>
          <Pair label={translate('member.after')}>{'fault' in result ? '—' : result.after}</Pair>
        </Box>
      </Box>
      {failure && (
        <Alert severity="error" role="alert" sx={{ mt: 1 }}>
          {failure}
        </Alert>
      )}
      <Button type="submit" variant="contained" disabled={busy} aria-busy={busy} sx={{ mt: 1 }}>
        {'fault' in result
          ? translate('ra.action.save')
          : translate('member.confirm', { amount: result.change })}
      </Button>
    </Card>
  );
}
