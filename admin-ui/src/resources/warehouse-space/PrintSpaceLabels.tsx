import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useMay } from '../../layout/access';
import { usePrint } from '../../print/PrintOverlay';
import { spaceLabelsOf } from '../../providers/admin-api';

/** The labels of some spaces, in the print preview. */
export function PrintSpaceLabels({ ids, of }: { ids: readonly number[]; of?: string }) {
  const translate = useTranslate();
  const may = useMay();
  const print = usePrint();
  if (!may('warehouse-space', 'printLabels')) return null;
  const label = translate('space.printLabels');
  return (
    <Button
      {...(of ? { 'aria-label': `${label} ${of}` } : {})}
      onClick={() => print({ title: `${label} × ${ids.length}`, load: () => spaceLabelsOf(ids) })}
    >
      {label}
    </Button>
  );
}
