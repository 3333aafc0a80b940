import { useRecordContext, useTranslate } from 'react-admin';
import { ActDialog } from '../../crud/ActDialog';
import { ResourceShow } from '../../crud/ResourceShow';

/** Whose customer a member is, and ending it. */
export function BindingPage() {
  return <ResourceShow actions={<End />} />;
}

function End() {
  const binding = useRecordContext();
  const translate = useTranslate();
  if (!binding || binding['ended_at']) return null;
  return (
    <ActDialog
      danger
      action="end"
      text={translate('sales.endText')}
      fields={[{ name: 'reason', label: translate('sales.reason') }]}
    />
  );
}
