import { useQuery } from '@tanstack/react-query';
import { api } from '../../api/client';

/** The documents whose live version a reader can see. */
export type ProtocolCode =
  | 'terms'
  | 'privacy'
  | 'storage_terms'
  | 'insurance_terms'
  | 'service_support'
  | 'prohibited_items'
  | 'about';

/** A document in the reader's language; `content` is clean HTML. */
export interface Protocol {
  readonly code: string;
  readonly title: string;
  readonly content: string;
  readonly version_no: number;
  /** Epoch seconds. */
  readonly effective_at: number | null;
}

/** The live version of a document. */
export function useProtocol(code: ProtocolCode) {
  return useQuery({
    queryKey: ['protocol', code],
    queryFn: ({ signal }) => api.get<Protocol>('index/protocol', { code }, signal),
    staleTime: 5 * 60_000,
  });
}
