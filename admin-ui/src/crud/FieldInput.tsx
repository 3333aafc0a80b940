import type { Field } from '@parcelway/contracts/resources';
import { lazy, Suspense } from 'react';
import type { ReactElement, ReactNode } from 'react';
import type { Validator } from 'react-admin';
import {
  AutocompleteArrayInput,
  AutocompleteInput,
  BooleanInput,
  DateInput,
  maxLength,
  maxValue,
  minValue,
  PasswordInput,
  ReferenceArrayInput,
  ReferenceInput,
  regex,
  required,
  SelectInput,
  TextInput,
  useTranslate,
} from 'react-admin';
import Skeleton from '@mui/material/Skeleton';
import { enumChoices, inLocale } from '../i18n/field-words';
import { useLanguage } from '../i18n/useLanguage';
import { CodeInput } from './CodeInput';
import { FieldLabel } from './FieldLabel';
import { BoxListInput, InstantInput, JsonInput, WordsInput } from './SpecialInputs';
import { isMeasured, writeMeasured } from './measured-value';
import { MeasuredInput } from './MeasuredInput';
import { declarationOf, defaultSort, representation } from './resource-fields';
import { UploadInput } from './UploadInput';

const HtmlInput = lazy(() => import('./HtmlInput'));

/** What every input built from a declaration is given. */
export interface DeclaredInputProps {
  source: string;
  label: ReactNode;
  validate: Validator[];
  disabled: boolean;
  /** No line is kept free for a hint that is not there. */
  helperText: false;
  defaultValue?: unknown;
}

interface FieldInputProps {
  resource: string;
  name: string;
  field: Field;
  /** Adding a row: fields fixed afterwards may be filled in, and a secret must be. */
  adding: boolean;
  currency?: string;
}

function rulesOf(field: Field, adding: boolean): Validator[] {
  const rules: Validator[] = [];
  if (field.required && (adding || field.kind !== 'secret')) rules.push(required());
  if (field.kind === 'text' || field.kind === 'longText') {
    if (field.max !== undefined) rules.push(maxLength(field.max));
    if (field.pattern) rules.push(regex(field.pattern));
  }
  if (isMeasured(field.kind) && field.kind !== 'money') {
    const { kind } = field;
    const least = field.min ?? 0;
    rules.push((value: unknown, values: unknown) =>
      typeof value === 'number'
        ? (translated(minValue(least), kind, least)(value, values) ??
          (field.max === undefined
            ? undefined
            : translated(maxValue(field.max), kind, field.max)(value, values)))
        : undefined,
    );
  }
  return rules;
}

/** A limit is told in the unit people type, not in the stored one. */
const translated =
  (rule: Validator, kind: Parameters<typeof writeMeasured>[0], limit: number) =>
  (value: unknown, values: unknown) => {
    const error: unknown = rule(value, values, {});
    if (error === undefined || error === null) return undefined;
    const shown = writeMeasured(kind, limit);
    const message = typeof error === 'object' && 'message' in error ? String(error.message) : String(error);
    return { message, args: { min: shown, max: shown } };
  };

/** The input a declared field asks for. */
export function FieldInput({
  resource,
  name,
  field,
  adding,
  currency = 'GBP',
}: FieldInputProps): ReactElement {
  const language = useLanguage();
  const translate = useTranslate();
  const isFlag = field.kind === 'flag';
  const props: DeclaredInputProps = {
    source: name,
    label: (
      <FieldLabel optional={!isFlag && !field.required && !(field.addOnly && !adding)}>
        {inLocale(field.label, language)}
      </FieldLabel>
    ),
    validate: rulesOf(field, adding),
    disabled: field.addOnly === true && !adding,
    helperText: false,
  };
  if (field.codesOf) return <CodeInput {...props} of={field.codesOf} isMany={field.kind === 'json'} />;
  if (isMeasured(field.kind)) return <MeasuredInput {...props} kind={field.kind} currency={currency} />;
  switch (field.kind) {
    case 'flag':
      return (
        <BooleanInput
          {...props}
          defaultValue={false}
          format={(value: unknown) => value === '1'}
          parse={(checked: unknown) => (checked ? '1' : '0')}
        />
      );
    case 'number-enum':
    case 'word-enum':
      return (
        <SelectInput
          {...props}
          choices={enumChoices(declarationOf(resource), name, field, language)}
          translateChoice={false}
          {...(field.required ? { emptyText: '' } : {})}
        />
      );
    case 'relation':
      return field.to ? <RelationInput {...props} to={field.to} /> : <TextInput {...props} />;
    case 'relations':
      return field.to ? <RelationsInput {...props} to={field.to} /> : <JsonInput {...props} />;
    case 'image':
      return <UploadInput {...props} isPicture isMany={false} />;
    case 'images':
      return <UploadInput {...props} isPicture isMany />;
    case 'file':
      return <UploadInput {...props} isPicture={false} isMany={false} />;
    case 'html':
      return (
        <Suspense fallback={<Skeleton variant="rounded" height={240} />}>
          <HtmlInput {...props} />
        </Suspense>
      );
    case 'date':
      return <DateInput {...props} />;
    case 'instant':
      return <InstantInput {...props} />;
    case 'json':
      return field.values ? (
        <WordsInput {...props} choices={enumChoices(declarationOf(resource), name, field, language)} />
      ) : (
        <JsonInput {...props} />
      );
    case 'idList':
      return <BoxListInput {...props} />;
    case 'secret':
      return (
        <PasswordInput
          {...props}
          autoComplete="new-password"
          {...(adding ? {} : { helperText: translate('form.secretHint') })}
        />
      );
    case 'longText':
      return <TextInput {...props} multiline minRows={3} maxRows={12} />;
    default:
      return (
        <TextInput {...props} multiline={(field.max ?? 0) > 200} inputProps={{ maxLength: field.max }} />
      );
  }
}

function RelationInput({ to, source, ...props }: DeclaredInputProps & { to: string }) {
  return (
    <ReferenceInput source={source} reference={to} sort={defaultSort(declarationOf(to))} perPage={50}>
      <AutocompleteInput {...props} filterToQuery={(text: string) => (text ? { q: text } : {})} />
    </ReferenceInput>
  );
}

/** Several rows of another resource; the form holds their ids. */
function RelationsInput({ to, source, defaultValue: _, ...props }: DeclaredInputProps & { to: string }) {
  return (
    <ReferenceArrayInput source={source} reference={to} sort={defaultSort(declarationOf(to))} perPage={100}>
      <AutocompleteArrayInput
        {...props}
        optionText={(row: Readonly<Record<string, unknown>>) => representation(declarationOf(to), row)}
        filterToQuery={(text: string) => (text ? { q: text } : {})}
      />
    </ReferenceArrayInput>
  );
}
