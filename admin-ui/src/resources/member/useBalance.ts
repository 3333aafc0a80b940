import type { RaRecord } from 'react-admin';
import { useGetList } from 'react-admin';
import { useMay } from '../../layout/access';

/** The currency members' balances are kept in. */
export const BALANCE_CURRENCY = 'GBP';

/**
 * A member's balance as a decimal string, from the wallet. The member's own figure, which follows the wallet a moment
 * later, only until, or unless, the wallet can be read.
 */
export function useBalance(member: RaRecord | undefined): string {
  const may = useMay();
  const { data } = useGetList(
    'wallet',
    {
      filter: { user_id: member?.id, currency: BALANCE_CURRENCY },
      pagination: { page: 1, perPage: 1 },
      sort: { field: 'id', order: 'ASC' },
    },
    { enabled: member !== undefined && may('wallet', 'list') },
  );
  return String(data?.[0]?.['balance'] ?? member?.['money'] ?? '0.00');
}
