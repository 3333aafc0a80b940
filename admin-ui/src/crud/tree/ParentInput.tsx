import type { Locale } from '@parcelway/look';
import type { ReactNode } from 'react';
import { AutocompleteInput, useRecordContext, useResourceContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useLanguage } from '../../i18n/useLanguage';
import { idsAbove, idsBelow, linesOf } from './row-tree';
import type { TreeRecord } from './useTreeRows';
import { useTreeRows } from './useTreeRows';

/** The row that a row hangs under, chosen by its way from the top; itself, those below it and buttons are left out. */
export function ParentInput({
  source,
  label,
  titleOf,
}: {
  source: string;
  label: ReactNode;
  titleOf: (row: TreeRecord, language: Locale) => string;
}) {
  const resource = useResourceContext() ?? '';
  const language = useLanguage();
  const self = useRecordContext<TreeRecord>();
  const current: unknown = useWatch({ name: source });
  const { data, isPending } = useTreeRows(resource);
  const rows = data?.data ?? [];
  const titles = new Map(rows.map((row) => [row.id, titleOf(row, language)]));
  const barred = new Set(self ? [self.id, ...idsBelow(rows, self.id)] : []);
  const choices = linesOf(rows, new Set(titles.keys()))
    .filter(({ row }) => !barred.has(row.id) && (row['type'] !== 'button' || row.id === current))
    .map(({ row: { id } }) => ({
      id,
      path: [...idsAbove(rows, id).reverse(), id].map((one) => titles.get(one)).join(' / '),
    }));
  return (
    <AutocompleteInput
      source={source}
      label={label}
      choices={choices}
      optionText="path"
      isPending={isPending}
      translateChoice={false}
      helperText={false}
    />
  );
}
