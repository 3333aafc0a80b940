import type { ReactNode } from 'react';
import { ArrayInput, SimpleFormIterator, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { packagingLineResource } from '@parcelway/contracts/resources';
import { FieldInput } from '../../crud/FieldInput';

const FIELDS = ['packaging_box_id', 'price'] as const;

/** The packaging lines that a new price comes with: boxes and their step price. */
export function LinesInput({ source, label }: { source: string; label: ReactNode }) {
  const translate = useTranslate();
  const currency = useCurrency();
  return (
    <ArrayInput source={source} label={label} helperText={translate('price.linesHint')} defaultValue={[]}>
      <SimpleFormIterator inline disableReordering disableClear>
        {FIELDS.map((name) => {
          const field = packagingLineResource.fields[name];
          return (
            field && (
              <FieldInput
                key={name}
                resource={packagingLineResource.name}
                name={name}
                field={field}
                adding
                currency={currency}
              />
            )
          );
        })}
      </SimpleFormIterator>
    </ArrayInput>
  );
}

/** A price is in its channel's currency, which the server puts in. */
function useCurrency(): string {
  const currency: unknown = useWatch({ name: 'currency' });
  return typeof currency === 'string' ? currency : 'GBP';
}
