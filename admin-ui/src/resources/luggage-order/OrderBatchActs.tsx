import { useListContext, useTranslate } from 'react-admin';
import { BatchAct } from '../../crud/BatchAct';
import { useIncidentChoices } from './useIncidentChoices';

/** Holding, releasing and cancelling several orders with one reason. */
export function OrderBatchActs() {
  const { selectedIds, onSelect } = useListContext();
  const translate = useTranslate();
  const incidents = useIncidentChoices();
  const of = (act: string) => ({
    action: act,
    ids: selectedIds,
    call: `${act}Many`,
    text: translate(`orderAct.${act}Many`, { smart_count: selectedIds.length }),
    onDone: (refused: readonly (number | string)[]) => onSelect([...refused]),
  });
  const reason = { name: 'reason', label: translate('orderAct.reason') };
  return (
    <>
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
