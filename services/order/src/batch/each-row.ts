import type { BatchResult } from '@parcelway/contracts';
import { DomainError } from '@parcelway/contracts';
import { invalidFields } from '@parcelway/platform';

const MAX_IDS = 500;

/** The ids of a batch, each once. Errors: request.invalid. */
export function idsOf(ids: unknown, max = MAX_IDS): number[] {
  const list = Array.isArray(ids) ? ids.map(Number) : [];
  if (list.length === 0 || list.length > max || list.some((id) => !Number.isSafeInteger(id) || id < 1))
    throw invalidFields([{ field: 'ids', rule: 'list', params: { min: 1, max } }]);
  return [...new Set(list)];
}

/** The same act on several rows, one after the other; a refusal does not keep the rest from being done. Errors: request.invalid. */
export async function eachRow(ids: unknown, act: (id: number) => Promise<unknown>): Promise<BatchResult> {
  const done: number[] = [];
  const failed: BatchResult['failed'][number][] = [];
  for (const id of idsOf(ids)) {
    try {
      await act(id);
      done.push(id);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      failed.push({ id, code: error.code, params: error.params });
    }
  }
  return { done, failed };
}
