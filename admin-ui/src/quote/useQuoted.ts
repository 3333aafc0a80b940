import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSettled } from '../crud/useSettled';
import { callRest } from '../providers/rest';

/**
 * The server's answer to a form that is still being filled in, asked once it has settled; the last one until the next is there. A request of null
 * asks nothing. `wanted` is the request that the answer is of.
 */
export function useQuoted<Answer>(path: string, request: object | null) {
  const settled = useSettled(JSON.stringify(request));
  const wanted = JSON.parse(settled) as object | null;
  const { data, error } = useQuery({
    queryKey: [path, settled],
    queryFn: () => callRest<Answer>('POST', path, wanted ?? {}),
    enabled: wanted !== null,
    placeholderData: keepPreviousData,
    retry: false,
  });
  return { wanted, data, error };
}
