import { useListContext, useTranslate } from 'react-admin';
import { BatchAct } from '../../crud/BatchAct';
import { AssignPickup } from './AssignPickup';
import { useIncidentChoices } from './useIncidentChoices';

/** Booking the collection of several orders; holding, releasing and cancelling several orders with one reason. */
export function OrderBatchActs() {
  const { selectedIds, onSelect } = useListContext();
  const translate = useTranslate();
  const incidents = useIncidentChoices();
  const onDone = (refused: readonly (number | string)[]) => onSelect([...refused]);
  const of = (act: string) => ({
    action: act,
    ids: selectedIds,
    call: `${act}Many`,
    text: translate(`orderAct.${act}Many`, { smart_count: selectedIds.length }),
    onDone,
  });
  const reason = { name: 'reason', label: translate('orderAct.reason') };
  return (
    <>
      <AssignPickup ids={selectedIds} onDone={onDone} />
      <BatchAct
        {...of('hold')}
        fields={[
          { name: 'incident_reason', label: translate('orderAct.incident'), choices: incidents },
          reason,
        ]}
      />
      <BatchAct {...of('release')} />
      <BatchAct {...of('cancel')} danger fields={[reason]} />
    </>
  );
}
