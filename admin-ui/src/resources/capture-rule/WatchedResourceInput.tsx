import type { ReactNode } from 'react';
import { AutocompleteInput, required } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { ErrorNotice } from '../../crud/Notice';
import { useLanguage } from '../../i18n/useLanguage';
import { choiceName, placeOf } from './rule-choices';
import type { RuleResource } from './useRuleChoices';
import { useRuleChoices } from './useRuleChoices';

/** Which resource a rule watches. Table and key follow, and fields of the resource before are let go. */
export function WatchedResourceInput({
  resource,
  source,
  label,
}: {
  resource: RuleResource;
  source: string;
  label: ReactNode;
}) {
  const language = useLanguage();
  const { setValue } = useFormContext();
  const { data = [], error, isPending, refetch } = useRuleChoices(resource);
  if (error) return <ErrorNotice error={error} onRetry={() => void refetch()} />;
  return (
    <AutocompleteInput
      source={source}
      label={label}
      validate={required()}
      helperText={false}
      isPending={isPending}
      choices={data.map((choice) => ({ id: choice.controller, name: choiceName(choice, language) }))}
      translateChoice={false}
      onChange={(controller: unknown) => {
        const place = placeOf(data.find((choice) => choice.controller === controller));
        setValue('data_table', place.data_table, { shouldDirty: true });
        setValue('primary_key', place.primary_key, { shouldDirty: true });
        if (resource === 'sensitive-data') setValue('data_fields', null, { shouldDirty: true });
      }}
    />
  );
}
