import type { SettingView } from '@parcelway/contracts';
import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense } from 'react';
import {
  ArrayInput,
  BooleanInput,
  CheckboxGroupInput,
  PasswordInput,
  required,
  SelectArrayInput,
  SelectInput,
  SimpleFormIterator,
  TextInput,
  useTranslate,
} from 'react-admin';
import type { DeclaredInputProps } from '../../crud/FieldInput';
import { FieldLabel } from '../../crud/FieldLabel';
import { UploadInput } from '../../crud/UploadInput';

const HtmlInput = lazy(() => import('../../crud/HtmlInput'));

/** Settings that need the whole width of the form. */
export const isWide = (type: string): boolean =>
  ['editor', 'textarea', 'array', 'images', 'files', 'checkbox'].includes(type);

/** The input of one setting by its type; a type without one of its own is a line of text. */
export function SettingInput({ setting }: { setting: SettingView }) {
  const translate = useTranslate();
  const { name, title, tip, type, content, rule, value } = setting;
  const isRequired = rule.split(',').includes('required');
  const props: DeclaredInputProps = {
    source: name,
    label: <FieldLabel optional={!isRequired && type !== 'switch'}>{title}</FieldLabel>,
    validate: isRequired && type !== 'password' ? [required()] : [],
    disabled: false,
    helperText: false,
  };
  const hint = tip === '' ? {} : { helperText: tip };
  const choices = Object.entries(content).map(([id, word]) => ({ id, name: word }));
  switch (type) {
    case 'switch':
      return (
        <BooleanInput
          {...props}
          {...hint}
          format={(stored: unknown) => stored === true || stored === '1'}
          parse={(checked: unknown) => (checked ? '1' : '0')}
        />
      );
    case 'select':
    case 'radio':
      return (
        <SelectInput
          {...props}
          {...hint}
          choices={choices}
          translateChoice={false}
          {...(isRequired ? { emptyText: '' } : {})}
        />
      );
    case 'selects':
      return <SelectArrayInput {...props} {...hint} choices={choices} translateChoice={false} />;
    case 'checkbox':
      return (
        <CheckboxGroupInput
          {...props}
          defaultValue={[]}
          {...hint}
          choices={choices}
          translateChoice={false}
        />
      );
    case 'password':
      return (
        <PasswordInput
          {...props}
          autoComplete="new-password"
          helperText={translate(value === '' ? 'settings.secretUnset' : 'settings.secretSet')}
        />
      );
    case 'number':
      return <TextInput {...props} {...hint} inputProps={{ inputMode: 'decimal' }} />;
    case 'textarea':
      return <TextInput {...props} {...hint} multiline minRows={3} maxRows={12} />;
    case 'editor':
      return (
        <Suspense fallback={<Skeleton variant="rounded" height={240} />}>
          <HtmlInput {...props} />
        </Suspense>
      );
    case 'image':
    case 'images':
      return <UploadInput {...props} isPicture isMany={type === 'images'} />;
    case 'file':
    case 'files':
      return <UploadInput {...props} isPicture={false} isMany={type === 'files'} />;
    case 'array':
      return (
        <ArrayInput source={name} label={props.label} validate={props.validate} {...hint}>
          <SimpleFormIterator inline disableClear>
            <TextInput source="key" label={translate('settings.key')} helperText={false} />
            <TextInput source="value" label={translate('settings.value')} helperText={false} />
          </SimpleFormIterator>
        </ArrayInput>
      );
    default:
      return <TextInput {...props} {...hint} />;
  }
}
