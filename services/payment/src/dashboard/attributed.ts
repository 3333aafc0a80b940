import type { Client, OrderOrigin } from '@parcelway/contracts';
import { orderOrigin, ORIGINS_AT_ONCE, serviceContext } from '@parcelway/contracts';
import type { Taking } from './domain/figures';
import type { TakingRow } from './takings.queries';

export interface CurrencyTaking extends Taking {
  readonly currency: string;
}

/**
 * Takings with the channel and the salesman that their orders have, which the order service knows: it is asked once per ORIGINS_AT_ONCE orders.
 * Errors: service.unavailable.
 */
export async function attributed(
  rows: readonly TakingRow[],
  origins: Client<typeof orderOrigin>,
  call: { readonly requestId: string; readonly timeoutMs: number },
): Promise<readonly CurrencyTaking[]> {
  const numbers = [...new Set(rows.map(({ ref_no: no }) => no))];
  const batches = Array.from({ length: Math.ceil(numbers.length / ORIGINS_AT_ONCE) }, (_, at) =>
    numbers.slice(at * ORIGINS_AT_ONCE, (at + 1) * ORIGINS_AT_ONCE),
  );
  const context = serviceContext('payment', call.requestId, call.timeoutMs);
  const found = await Promise.all(batches.map((batch) => origins.of({ numbers: batch }, context)));
  const known = new Map<string, OrderOrigin>(found.flat().map((origin) => [origin.no, origin]));
  return rows.map(({ day, currency, way, ref_no, taken, refunded, payments }) => ({
    ...{ day, currency, way, payments },
    channelId: known.get(ref_no)?.channel_id ?? 0,
    salesmanId: known.get(ref_no)?.salesman_id ?? 0,
    taken: BigInt(taken),
    refunded: BigInt(refunded),
  }));
}
