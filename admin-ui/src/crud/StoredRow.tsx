import type { Resource } from '@parcelway/contracts/resources';
import { fieldsOf } from '@parcelway/contracts/resources';
import { UNKNOWN } from '@parcelway/look';
import { RecordContextProvider, useRecordContext } from 'react-admin';
import { inLocale } from '../i18n/field-words';
import { useLanguage } from '../i18n/useLanguage';
import type { Place } from './FieldView';
import { FieldView } from './FieldView';
import { JsonText } from './JsonText';
import { nameInLabel, representation, showFields } from './resource-fields';
import { FactList } from './ResourceShow';
import { fieldValue, resourceOfTable, rowOf } from './stored-row';

/** The resource that the current log row is about. */
function useLoggedResource(): Resource | undefined {
  const record = useRecordContext();
  return resourceOfTable(record?.['connection'], record?.['data_table']);
}

/** What the log row is about in the reader's words: packaging boxes. */
export function LoggedResource() {
  const record = useRecordContext();
  const resource = useLoggedResource();
  const language = useLanguage();
  return <span>{resource ? inLocale(resource.label, language) : String(record?.['data_table'] ?? '')}</span>;
}

/** The field of the log row in the reader's words. */
export function LoggedField() {
  const record = useRecordContext();
  const resource = useLoggedResource();
  const language = useLanguage();
  const name = String(record?.['data_field'] ?? '');
  const field = resource && fieldsOf(resource)[name];
  return <span>{field ? inLocale(field.label, language) : String(record?.['data_comment'] ?? name)}</span>;
}

/** What `source` of the log row holds, shown as the field it was taken from. */
export function LoggedValue({ source, place }: { source: 'before' | 'after'; place: Place }) {
  const record = useRecordContext();
  const resource = useLoggedResource();
  const name = String(record?.['data_field'] ?? '');
  const stored: unknown = record?.[source];
  const field = resource && fieldsOf(resource)[name];
  if (!resource || !field) return <span>{String(stored ?? '') || UNKNOWN}</span>;
  if (field.kind === 'json' && place === 'show') return <JsonText source={source} />;
  // Of which currency the row is the log does not say.
  if (field.kind === 'money') return <span>{String(fieldValue(field, stored) ?? UNKNOWN)}</span>;
  return (
    <RecordContextProvider value={{ id: String(record?.['id_value']), [name]: fieldValue(field, stored) }}>
      <FieldView resource={resource.name} name={name} field={field} place={place} />
    </RecordContextProvider>
  );
}

/** The row that `data` of the log row holds: its fields, or on one line its name. */
export function LoggedRow({ place }: { place: Place }) {
  const record = useRecordContext();
  const resource = useLoggedResource();
  const language = useLanguage();
  const row = readRow(record?.['data']);
  if (!resource || !row) return place === 'list' ? null : <JsonText source="data" />;
  const shown = rowOf(fieldsOf(resource), row);
  if (place === 'list')
    return <span>{nameInLabel(resource, shown, language) ?? representation(resource, shown)}</span>;
  const fields = showFields(resource).filter(({ name }) => Object.hasOwn(row, name));
  return (
    <RecordContextProvider value={{ ...shown, id: Number(shown['id']) }}>
      <FactList resource={resource.name} fields={fields} />
    </RecordContextProvider>
  );
}

function readRow(json: unknown): Readonly<Record<string, unknown>> | null {
  try {
    const row: unknown = JSON.parse(String(json));
    return typeof row === 'object' && row !== null ? (row as Readonly<Record<string, unknown>>) : null;
  } catch {
    return null;
  }
}
