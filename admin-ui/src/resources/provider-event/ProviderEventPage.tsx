import { useRecordContext, useTranslate } from 'react-admin';
import { ActDialog } from '../../crud/ActDialog';
import { ResourceShow } from '../../crud/ResourceShow';
import { RowIdAction } from '../../crud/RowsAction';

const WAITING = ['parked', 'failed'];

/** One notice of a provider; one that waits for staff may be tried again or closed. */
export const ProviderEventPage = () => <ResourceShow actions={<Acts />} />;

function Acts() {
  const row = useRecordContext<{ id: number; status: string }>();
  const translate = useTranslate();
  if (!row || !WAITING.includes(row.status)) return null;
  return (
    <>
      <RowIdAction action="retry" text={translate('payments.retryText')} />
      <ActDialog
        action="resolve"
        text={translate('payments.resolveText')}
        fields={[{ name: 'note', label: translate('payments.note'), maxLength: 200 }]}
      />
    </>
  );
}
