import { useGetList, useTranslate } from 'react-admin';
import { declarationOf, representation } from './resource-fields';

const ALL_BOXES = { pagination: { page: 1, perPage: 100 }, sort: { field: 'id', order: 'ASC' as const } };

/** Every kind of carton with its name, behind the choice that stands for all that are not named. */
export function useBoxChoices(): { id: string; name: string }[] {
  const translate = useTranslate();
  const { data = [] } = useGetList('packaging-box', ALL_BOXES);
  const resource = declarationOf('packaging-box');
  return [
    { id: '0', name: translate('app.others') },
    ...data.map((row) => ({ id: String(row.id), name: representation(resource, row) })),
  ];
}

/** A comma list of packaging boxes by their names. */
export function BoxNames({ ids }: { ids: string }) {
  const choices = useBoxChoices();
  const names = ids.split(',').map((id) => choices.find((choice) => choice.id === id)?.name ?? `#${id}`);
  return <span>{names.join(', ')}</span>;
}
