import { ToneChip } from '@parcelway/look';
import { useTranslate } from 'react-admin';
import type { TreeRecord } from '../../crud/tree/useTreeRows';

/** Whether goods of a category travel never, or on conditions only; nothing where they travel freely. */
export function VerdictMark({ row }: { row: TreeRecord }) {
  const translate = useTranslate();
  if (row['is_prohibited'] === '1')
    return <ToneChip tone="danger" dot={false} label={translate('goods.never')} />;
  if (row['is_restricted'] === '1')
    return <ToneChip tone="warning" dot={false} label={translate('goods.onConditions')} />;
  return null;
}
