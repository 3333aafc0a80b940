import Card from '@mui/material/Card';
import type { PoolKind } from '@parcelway/contracts';
import { useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { FieldInput } from '../../crud/FieldInput';
import { declarationOf, showFields } from '../../crud/resource-fields';
import { ResourceCreate } from '../../crud/ResourceCreate';
import { ResourceEdit } from '../../crud/ResourceEdit';
import { ResourceList } from '../../crud/ResourceList';
import { FactList, ShowPage } from '../../crud/ResourceShow';
import { CheckNumber } from './CheckNumber';
import { Remaining } from './Remaining';

/** Fields that only pools of some kinds have. */
const ONLY_OF: Readonly<Record<string, readonly PoolKind[]>> = {
  service: ['s10'],
  country: ['s10'],
  prefix: ['own'],
  first_serial: ['s10', 'own'],
  last_serial: ['s10', 'own'],
  numbers: ['carrier'],
};
const has = (kind: unknown, field: string): boolean => ONLY_OF[field]?.some((one) => one === kind) ?? true;

const cells = { remaining: Remaining };
const inputs = Object.fromEntries(Object.keys(ONLY_OF).map((name) => [name, OfKind]));

/** The pools with what remains of each, under the box that says whose a number is. */
export const PoolList = () => <ResourceList cells={cells} above={<CheckNumber />} />;
export const PoolCreate = () => <ResourceCreate inputs={inputs} />;
export const PoolEdit = () => <ResourceEdit inputs={inputs} />;

export function PoolPage() {
  return (
    <ShowPage>
      <Card sx={{ p: 2 }}>
        <Facts />
      </Card>
    </ShowPage>
  );
}

function Facts() {
  const row = useRecordContext();
  const fields = showFields(declarationOf('waybill-no')).filter(
    ({ name }) => name !== 'numbers' && has(row?.['kind'], name),
  );
  return <FactList resource="waybill-no" fields={fields} cells={cells} />;
}

/** A field of the kind that is chosen; there it is needed. What a list held stands nowhere once it is taken in. */
function OfKind({ source }: { source: string }) {
  const kind: unknown = useWatch({ name: 'kind' });
  const row = useRecordContext();
  const field = declarationOf('waybill-no').fields[source];
  const isAdding = row?.id === undefined;
  if (!field || !has(kind, source) || (source === 'numbers' && !isAdding)) return null;
  return (
    <FieldInput resource="waybill-no" name={source} field={{ ...field, required: true }} adding={isAdding} />
  );
}
