import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '@parcelway/client';

/** A read is repeated once when there was no answer; what the server decided stands. */
const again = (failures: number, error: Error): boolean =>
  failures < 1 && error instanceof ApiError && !error.definite;

/** The cache of every read. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: again, staleTime: 10_000, refetchOnWindowFocus: true } },
});
