import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { Validator } from 'react-admin';
import { InputHelperText, useInput } from 'react-admin';
import type { MeasuredKind } from './measured-value';
import { decimalsOf, readMeasured, unitOf, writeMeasured } from './measured-value';

interface MeasuredInputProps {
  source: string;
  kind: MeasuredKind;
  currency?: string;
  label: ReactNode;
  validate?: Validator[];
  defaultValue?: unknown;
  disabled?: boolean;
  helperText?: ReactNode;
}

/** The validator of a typed number: text that is none stays text in the form until it is mended. */
export const isMeasurement =
  (kind: MeasuredKind, currency = 'GBP'): Validator =>
  (value: unknown) =>
    value === null ||
    value === undefined ||
    readMeasured(kind, writeMeasured(kind, value), currency) !== undefined
      ? undefined
      : kind === 'integer'
        ? 'form.whole'
        : { message: 'form.notNumber', args: { scale: decimalsOf(kind, currency) } };

/** A number typed in the unit people use; the form holds the stored unit, or the text while it is not a number. */
export function MeasuredInput({
  source,
  kind,
  currency = 'GBP',
  label,
  validate = [],
  defaultValue,
  disabled = false,
  helperText,
}: MeasuredInputProps) {
  const [typed, setTyped] = useState<string>();
  const { id, field, fieldState } = useInput({
    source,
    defaultValue,
    disabled,
    validate: [isMeasurement(kind, currency), ...validate],
    format: (value: unknown) => value,
    parse: (value: unknown) => value,
  });
  const meaning = (text: string): unknown => {
    const read = readMeasured(kind, text, currency);
    return read === undefined ? text : read;
  };
  const stored: unknown = field.value;
  // What was typed is shown as long as it still means what the form holds, so "12." is not rewritten under the cursor.
  const shown =
    typed !== undefined && meaning(typed) === (stored ?? null) ? typed : writeMeasured(kind, stored);
  const unit = unitOf(kind, currency);
  return (
    <TextField
      id={id}
      name={field.name}
      inputRef={field.ref}
      label={label}
      value={shown}
      disabled={disabled}
      error={fieldState.invalid}
      onBlur={() => field.onBlur()}
      onChange={({ target }) => {
        setTyped(target.value);
        field.onChange(meaning(target.value));
      }}
      helperText={
        fieldState.invalid || helperText ? (
          <InputHelperText error={fieldState.error?.message ?? ''} helperText={helperText} />
        ) : undefined
      }
      slotProps={{
        htmlInput: { inputMode: kind === 'integer' ? 'numeric' : 'decimal', autoComplete: 'off' },
        input: unit ? { endAdornment: <InputAdornment position="end">{unit}</InputAdornment> } : {},
      }}
    />
  );
}
