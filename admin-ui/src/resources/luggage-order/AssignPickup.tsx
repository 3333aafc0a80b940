import type { Identifier, RaRecord } from 'react-admin';
import { useGetList, useTranslate } from 'react-admin';
import { BatchAct } from '../../crud/BatchAct';
import { useMay } from '../../layout/access';
import { useLanguage } from '../../i18n/useLanguage';

const CHOSEN_FROM = {
  pagination: { page: 1, perPage: 100 },
  sort: { field: 'id', order: 'ASC' },
} as const;

/** Books the collection of paid orders: the day, and our driver or a company. */
export function AssignPickup({
  ids,
  onDone,
}: {
  ids: readonly Identifier[];
  onDone?: (refused: readonly Identifier[]) => void;
}) {
  const translate = useTranslate();
  const may = useMay();
  const companyName = useLanguage() === 'en' ? 'name_en' : 'name_zh';
  const isAllowed = may('luggage-order', 'assignPickup');
  const drivers = useGetList(
    'driver',
    { ...CHOSEN_FROM, filter: { status: '1' } },
    { enabled: isAllowed && may('driver', 'list') },
  );
  const companies = useGetList(
    'express-company',
    { ...CHOSEN_FROM, filter: { status: '1', is_pickup: '1' } },
    { enabled: isAllowed && may('express-company', 'list') },
  );
  const select = (resource: string, rows: readonly RaRecord[] | undefined, name: string) => ({
    label: translate(`resources.${resource}.name`, { smart_count: 1 }),
    isOptional: true,
    choices: [
      { value: '', label: '—' },
      ...(rows ?? []).map((row) => ({ value: String(row.id), label: String(row[name]) })),
    ],
  });
  return (
    <BatchAct
      action="assignPickup"
      ids={ids}
      text={translate('orderAct.assignPickupText', { smart_count: ids.length })}
      fields={[
        { name: 'pick_up_date', label: translate('board.collection'), isDate: true },
        { name: 'driver_id', ...select('driver', drivers.data, 'name') },
        { name: 'express_company_id', ...select('express-company', companies.data, companyName) },
      ]}
      {...(onDone && { onDone })}
    />
  );
}
