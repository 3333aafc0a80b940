import Autocomplete from '@mui/material/Autocomplete';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useEffect, useState } from 'react';
import { useGetList, useGetOne, useTranslate } from 'react-admin';
import { enumChoices, inLocale } from '../i18n/field-words';
import { useLanguage } from '../i18n/useLanguage';
import type { NamedField } from './resource-fields';
import { declarationOf, defaultSort, representation } from './resource-fields';

const TYPING_MS = 300;

/** A text that is handed on once typing pauses. */
export function useTyped(value: string, onChange: (value: string) => void) {
  const [text, setText] = useState(value);
  const [given, setGiven] = useState(value);
  if (given !== value) {
    setGiven(value);
    setText(value);
  }
  useEffect(() => {
    if (text === value) return;
    const timer = setTimeout(() => onChange(text), TYPING_MS);
    return () => clearTimeout(timer);
  }, [text, value, onChange]);
  return { text, setText };
}

interface ControlProps {
  resource: string;
  of: NamedField;
  value: unknown;
  onChange: (value: unknown) => void;
}

/** The control that narrows a list by one declared field. */
export function FilterControl(props: ControlProps) {
  const { kind, to } = props.of.field;
  if (kind === 'relation' && to) return <RelationFilter {...props} to={to} />;
  return kind === 'number-enum' || kind === 'word-enum' || kind === 'flag' ? (
    <ChoiceFilter {...props} />
  ) : (
    <TextFilter {...props} />
  );
}

function ChoiceFilter({ resource, of: { name, field }, value, onChange }: ControlProps) {
  const language = useLanguage();
  const translate = useTranslate();
  const label = inLocale(field.label, language);
  const choices =
    field.kind === 'flag'
      ? [
          { id: '1', name: translate(name === 'status' ? 'app.on' : 'app.yes') },
          { id: '0', name: translate(name === 'status' ? 'app.off' : 'app.no') },
        ]
      : enumChoices(declarationOf(resource), name, field, language);
  const chosen = choices.find((choice) => String(choice.id) === String(value));
  return (
    <TextField
      select
      value={chosen ? String(chosen.id) : ''}
      onChange={({ target }) => onChange(choices.find((choice) => String(choice.id) === target.value)?.id)}
      sx={{ width: 'auto', m: 0 }}
      slotProps={{
        htmlInput: { 'aria-label': label },
        select: {
          displayEmpty: true,
          renderValue: () => (chosen ? `${label}${translate('list.colon')}${chosen.name}` : label),
          SelectDisplayProps: { 'aria-label': label },
        },
      }}
    >
      <MenuItem value="">{translate('app.all')}</MenuItem>
      {choices.map((choice) => (
        <MenuItem key={choice.id} value={String(choice.id)}>
          {choice.name}
        </MenuItem>
      ))}
    </TextField>
  );
}

type Option = { id: number | string; name: string };

function RelationFilter({ of: { field }, value, onChange, to }: ControlProps & { to: string }) {
  const language = useLanguage();
  const [typed, setTyped] = useState('');
  const [search, setSearch] = useState('');
  const { setText } = useTyped(search, setSearch);
  const resource = declarationOf(to);
  const label = inLocale(field.label, language);
  const { data = [], isPending } = useGetList(to, {
    pagination: { page: 1, perPage: 25 },
    sort: defaultSort(resource),
    filter: search === '' ? {} : { q: search },
  });
  const id = value as number | string | undefined;
  const { data: current } = useGetOne(to, { id: id ?? '' }, { enabled: id !== undefined && id !== '' });
  const option = (row: Readonly<Record<string, unknown>>): Option => ({
    id: row['id'] as number,
    name: representation(resource, row),
  });
  return (
    <Autocomplete<Option>
      options={data.map(option)}
      value={current && id !== undefined ? option(current) : null}
      inputValue={typed}
      loading={isPending}
      filterOptions={(options) => options}
      getOptionLabel={({ name }) => name}
      isOptionEqualToValue={(a, b) => a.id === b.id}
      onChange={(_, chosen) => onChange(chosen?.id)}
      onInputChange={(_, text, reason) => {
        setTyped(text);
        setText(reason === 'input' ? text : '');
      }}
      sx={{ width: 150 }}
      renderInput={(params) => (
        <TextField
          {...params}
          placeholder={label}
          // As dark as the words on the choices beside it.
          sx={{ m: 0, '& input::placeholder': { color: 'text.primary', opacity: 1 } }}
          slotProps={{
            htmlInput: { ...params.inputProps, 'aria-label': label },
            input: params.InputProps,
          }}
        />
      )}
    />
  );
}

function TextFilter({ of: { field }, value, onChange }: ControlProps) {
  const language = useLanguage();
  const label = inLocale(field.label, language);
  const { text, setText } = useTyped(value === undefined ? '' : String(value), (next) =>
    onChange(next.trim() === '' ? undefined : next.trim()),
  );
  return (
    <TextField
      value={text}
      onChange={({ target }) => setText(target.value)}
      placeholder={label}
      sx={{ width: 150, m: 0 }}
      slotProps={{ htmlInput: { 'aria-label': label, title: label } }}
    />
  );
}
