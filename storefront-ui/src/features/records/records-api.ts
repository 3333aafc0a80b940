import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../api/client';
import type { MoneyRecord, RecordPage, ScoreRecord } from '../../api/types';

export const PAGE_SIZE = 20;

/** A change of balance or score as it is shown: amounts as texts, the change signed. */
export interface ShownRecord {
  readonly id: number;
  readonly memo: string;
  /** Epoch seconds. */
  readonly at: number;
  readonly change: string;
  readonly after: string;
}

/** What can be listed: the balance in pounds, or the score. */
export type RecordKind = 'money' | 'score';

const moneyPage = (page: number, signal: AbortSignal): Promise<RecordPage<ShownRecord>> =>
  api
    .get<RecordPage<MoneyRecord>>('account/balance', { page, limit: PAGE_SIZE }, signal)
    .then(({ list, total }) => ({
      total,
      list: list.map(({ id, memo, create_time, money, after }) => ({
        id,
        memo,
        at: create_time,
        change: money,
        after,
      })),
    }));

const scorePage = (page: number, signal: AbortSignal): Promise<RecordPage<ShownRecord>> =>
  api
    .get<RecordPage<ScoreRecord>>('account/integral', { page, limit: PAGE_SIZE }, signal)
    .then(({ list, total }) => ({
      total,
      list: list.map(({ id, memo, create_time, score, after }) => ({
        id,
        memo,
        at: create_time,
        change: String(score),
        after: String(after),
      })),
    }));

/** The member's records of a kind, newest first. */
export function useRecords(kind: RecordKind, page: number) {
  return useQuery({
    queryKey: ['records', kind, page],
    queryFn: ({ signal }) => (kind === 'money' ? moneyPage : scorePage)(page, signal),
    placeholderData: keepPreviousData,
  });
}
