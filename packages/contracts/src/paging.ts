import { Anything, Text, Whole } from './validation';

export const PAGE_SIZE_CAP = 100;

/** What every list call of a member takes; `page` from 1. */
export class PageRequest {
  @Whole({ min: 1, max: 1_000_000, optional: true }) page?: number | string;
  @Whole({ min: 1, max: PAGE_SIZE_CAP, optional: true }) limit?: number | string;
  /** `field,asc` or `field,desc`. */
  @Text({ max: 80, optional: true }) order?: string;
  @Text({ max: 80, optional: true }) quick_search?: string;
  @Text({ max: 80, optional: true }) quickSearch?: string;
  /** Random parameter of the existing clients against duplicate cancelling; ignored. */
  @Anything() uuid?: unknown;
}

export interface Page<Row> {
  readonly list: readonly Row[];
  /** Exact up to the number the list states in its docs, then that number. */
  readonly total: number;
  readonly remark: string;
}

/** `page` and `limit` as numbers with the house's defaults and cap. */
export function pageOf(request: PageRequest): { limit: number; offset: number } {
  const limit = Math.min(Number(request.limit ?? 10), PAGE_SIZE_CAP);
  return { limit, offset: (Number(request.page ?? 1) - 1) * limit };
}
