import { useListContext, useTranslate } from 'react-admin';
import { BatchAct } from '../../crud/BatchAct';
import { ResourceList } from '../../crud/ResourceList';
import { useMay } from '../../layout/access';
import { billCells } from './BillCells';

/** Bills with how each stands, and reminding members of several at once. */
export function BillList() {
  const may = useMay();
  return <ResourceList cells={billCells} {...(may('bill', 'remind') && { bulkActions: <Remind /> })} />;
}

function Remind() {
  const { selectedIds, onSelect } = useListContext();
  const translate = useTranslate();
  return (
    <BatchAct
      action="remind"
      ids={selectedIds}
      text={translate('bills.remindText', { smart_count: selectedIds.length })}
      onDone={(refused) => onSelect([...refused])}
    />
  );
}
