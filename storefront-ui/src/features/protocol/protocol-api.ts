import { useQuery } from '@tanstack/react-query';
import { api } from '../../api/client';
import type { ProtocolView } from '../../api/types';

/** The documents whose live version a reader can see. */
export type ProtocolCode =
  | 'terms'
  | 'privacy'
  | 'storage_terms'
  | 'insurance_terms'
  | 'service_support'
  | 'prohibited_items'
  | 'about';

/** The live version of a document. */
export function useProtocol(code: ProtocolCode) {
  return useQuery({
    queryKey: ['protocol', code],
    queryFn: ({ signal }) => api.get<ProtocolView>('index/protocol', { code }, signal),
    staleTime: 5 * 60_000,
  });
}
