import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

/** What an act asks for beside its row. */
export interface ActField {
  readonly name: string;
  readonly label: string;
  /** With choices a select, else a line of text. */
  readonly choices?: readonly { readonly value: string; readonly label: string }[];
  readonly maxLength?: number;
  /** Keyboard of a phone and right alignment for amounts. */
  readonly isAmount?: boolean;
  readonly isOptional?: boolean;
  /** The choice with no value is one that is shown. */
  readonly showsEmpty?: boolean;
  /** A day, `YYYY-MM-DD`. */
  readonly isDate?: boolean;
  /** Several lines. */
  readonly isLong?: boolean;
}

type Values = Readonly<Record<string, string>>;

/** Whether everything is there that the act needs. */
export const isFilled = (fields: readonly ActField[], values: Values): boolean =>
  fields.every(({ name, isOptional }) => isOptional || values[name]?.trim());

/** The fields of an act's dialog, with what the server says of each. */
export function ActFields({
  fields,
  values,
  wrong,
  onChange,
}: {
  fields: readonly ActField[];
  values: Values;
  wrong: Readonly<Record<string, unknown>>;
  onChange: (values: Values) => void;
}) {
  return (
    <Stack spacing={2}>
      {fields.map(
        (
          {
            name,
            label,
            choices,
            maxLength = 200,
            isAmount,
            isOptional = false,
            showsEmpty = false,
            isDate = false,
            isLong = false,
          },
          at,
        ) => (
          <TextField
            key={name}
            name={name}
            label={label}
            required={!isOptional}
            fullWidth
            autoFocus={at === 0}
            select={choices !== undefined}
            multiline={isLong}
            {...(isDate ? { type: 'date' } : {})}
            value={values[name] ?? ''}
            error={wrong[name] !== undefined}
            helperText={wrong[name] === undefined ? undefined : String(wrong[name])}
            onChange={({ target }) => onChange({ ...values, [name]: target.value })}
            slotProps={{
              htmlInput: { maxLength, ...(isAmount ? { inputMode: 'decimal' } : {}) },
              ...(isDate || showsEmpty ? { inputLabel: { shrink: true } } : {}),
              ...(showsEmpty ? { select: { displayEmpty: true } } : {}),
            }}
          >
            {choices?.map((choice) => (
              <MenuItem key={choice.value} value={choice.value}>
                {choice.label}
              </MenuItem>
            ))}
          </TextField>
        ),
      )}
    </Stack>
  );
}
