import type { ReactNode } from 'react';
import { CheckboxGroupInput, required, useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { inLocale } from '../../i18n/field-words';
import { useLanguage } from '../../i18n/useLanguage';
import { tickedFields } from '../capture-rule/rule-choices';
import { useRuleChoices } from '../capture-rule/useRuleChoices';

/** Which fields of the chosen resource a rule watches; the form holds `{name: title}`. */
export function WatchedFieldsInput({ source, label }: { source: string; label: ReactNode }) {
  const language = useLanguage();
  const rule = useRecordContext();
  const controller: unknown = useWatch({ name: 'controller' });
  const stored: unknown = rule?.['controller'] === controller ? rule?.[source] : null;
  const { data = [] } = useRuleChoices('sensitive-data');
  const fields = data.find((choice) => choice.controller === controller)?.fields ?? {};
  return (
    <CheckboxGroupInput
      source={source}
      label={label}
      helperText={false}
      validate={required()}
      translateChoice={false}
      sx={{
        '&& legend': { transform: 'none', fontSize: 13, fontWeight: 600, color: 'text.primary' },
        '&& .MuiFormGroup-root': { mt: 0.5 },
      }}
      choices={Object.entries(fields).map(([id, words]) => ({ id, name: inLocale(words, language) }))}
      format={(value: unknown) => Object.keys(value ?? {})}
      parse={(names: unknown) =>
        Array.isArray(names) && names.length > 0 ? tickedFields(stored, names.map(String)) : null
      }
    />
  );
}
