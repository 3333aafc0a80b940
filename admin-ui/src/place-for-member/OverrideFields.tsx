import { TextInput, useTranslate } from 'react-admin';
import { useMay } from '../layout/access';

/** Another price than the listed one, and why; nothing without the right to it. */
export function OverrideFields({ resource, label }: { resource: string; label: string }) {
  const translate = useTranslate();
  const may = useMay();
  if (!may(resource, 'override')) return null;
  return (
    <>
      <TextInput source="price_override" label={label} slotProps={{ htmlInput: { inputMode: 'decimal' } }} />
      <TextInput
        source="override_memo"
        label={translate('placing.overrideMemo')}
        helperText={translate('placing.overrideHint')}
        slotProps={{ htmlInput: { maxLength: 200 } }}
      />
    </>
  );
}
