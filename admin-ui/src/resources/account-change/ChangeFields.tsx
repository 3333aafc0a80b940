import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';

const MOST_WORDS = 200;

/** Amount and memo of a change of an account, each with what is wrong with it ('' for nothing). */
export function ChangeFields({
  amount,
  memo,
  autoFocus = false,
}: {
  amount: ChangeField & { readonly label: string; readonly hint: string; readonly unit?: string };
  memo: ChangeField;
  /** Whether the amount is where the keyboard begins. */
  autoFocus?: boolean;
}) {
  const translate = useTranslate();
  return (
    <>
      <TextField
        id="amount"
        label={amount.label}
        value={amount.value}
        onChange={({ target }) => amount.onChange(target.value)}
        autoFocus={autoFocus}
        error={amount.fault !== ''}
        helperText={amount.fault || amount.hint}
        slotProps={{
          htmlInput: { inputMode: 'decimal', autoComplete: 'off' },
          ...(amount.unit
            ? { input: { endAdornment: <InputAdornment position="end">{amount.unit}</InputAdornment> } }
            : {}),
        }}
      />
      <TextField
        id="memo"
        label={translate('member.memo')}
        value={memo.value}
        onChange={({ target }) => memo.onChange(target.value)}
        error={memo.fault !== ''}
        helperText={memo.fault || translate('member.memoHint')}
        slotProps={{ htmlInput: { maxLength: MOST_WORDS } }}
      />
    </>
  );
}

interface ChangeField {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly fault: string;
}
