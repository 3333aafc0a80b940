import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { AutocompleteArrayInput, InputHelperText, TextInput, useInput, useTranslate } from 'react-admin';
import { useBoxChoices } from './BoxNames';
import type { DeclaredInputProps } from './FieldInput';
import { fromLondonInput, toLondonInput } from './london-time';

/** A point in time, typed and shown in London; the form holds an ISO instant. */
export function InstantInput(props: DeclaredInputProps) {
  const translate = useTranslate();
  return (
    <TextInput
      {...props}
      type="datetime-local"
      format={toLondonInput}
      parse={fromLondonInput}
      helperText={translate('form.london')}
    />
  );
}

/** Structured data as text. The form holds the structure, or the text while it cannot be read. */
export function JsonInput({ validate, source, label, disabled }: DeclaredInputProps) {
  const [typed, setTyped] = useState<string>();
  const isJson = (value: unknown): string | undefined =>
    typeof value === 'string' ? 'form.json' : undefined;
  const { id, field, fieldState } = useInput({
    source,
    disabled,
    validate: [isJson, ...validate],
    format: (value: unknown) => value,
    parse: (value: unknown) => value,
  });
  const stored: unknown = field.value;
  const written =
    stored === null || stored === undefined
      ? ''
      : typeof stored === 'string'
        ? stored
        : JSON.stringify(stored, null, 2);
  return (
    <TextField
      id={id}
      name={field.name}
      inputRef={field.ref}
      label={label}
      disabled={disabled}
      multiline
      minRows={2}
      maxRows={12}
      value={typed ?? written}
      onBlur={() => field.onBlur()}
      onChange={({ target }) => {
        setTyped(target.value);
        field.onChange(readJson(target.value));
      }}
      error={fieldState.invalid}
      helperText={
        fieldState.invalid ? (
          <InputHelperText error={fieldState.error?.message ?? ''} helperText={false} />
        ) : undefined
      }
      slotProps={{ htmlInput: { spellCheck: false, style: { fontFamily: 'monospace', fontSize: 13 } } }}
    />
  );
}

function readJson(text: string): unknown {
  if (text.trim() === '') return null;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' ? value : text;
  } catch {
    return text;
  }
}

/** Several packaging boxes; the form holds their ids as a comma list, `0` for all others. */
export function BoxListInput({ defaultValue: _, ...props }: DeclaredInputProps) {
  const choices = useBoxChoices();
  return (
    <AutocompleteArrayInput
      {...props}
      choices={choices}
      translateChoice={false}
      format={(value: unknown) => (typeof value === 'string' && value !== '' ? value.split(',') : [])}
      parse={(ids: unknown) => (Array.isArray(ids) && ids.length > 0 ? ids.join(',') : null)}
    />
  );
}

/** Several of the words of a declaration; the form holds a list of them. */
export function WordsInput({
  defaultValue: _,
  choices,
  ...props
}: DeclaredInputProps & { choices: readonly { id: string | number; name: string }[] }) {
  return (
    <AutocompleteArrayInput
      {...props}
      choices={[...choices]}
      translateChoice={false}
      format={(value: unknown) => (Array.isArray(value) ? value : [])}
    />
  );
}
