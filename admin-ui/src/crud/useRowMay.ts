import { useCallback } from 'react';
import { mayDo } from '../providers/permissions';
import { useMe } from '../layout/access';
import { isRefused } from './row-rules';
import type { Row, StockAct } from './row-rules';

/** Whether this admin may do a stock act on that row in the state it is in: the others have no button. */
export function useRowMay(resource: string): (act: StockAct, row: Row) => boolean {
  const me = useMe();
  return useCallback(
    (act, row) => mayDo(me, resource, act) && !isRefused(resource, act, row, me.admin.id),
    [me, resource],
  );
}
