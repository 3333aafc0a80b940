import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../api/client';
import type { MoneyRecordList, RecordPage, ScoreMovement } from '../../api/types';

export const PAGE_SIZE = 20;

/** A change of balance or score as it is shown: amounts as texts, the change signed. */
export interface ShownRecord {
  readonly id: number;
  /** The server's word for what moved it. */
  readonly kind: string;
  readonly memo: string;
  /** Epoch seconds. */
  readonly at: number;
  readonly change: string;
  readonly after: string;
  /** Of a balance; '' for points. */
  readonly currency: string;
}

/** What can be listed: a balance, or the score. */
export type RecordKind = 'money' | 'score';

/** What the list is narrowed by; '' = all, and for the currency the default one. */
export interface RecordFilter {
  readonly of: string;
  readonly month: string;
  readonly currency: string;
}

/** What the server says of all movements that are listed beside them; null for points. */
export type RecordSums = Omit<MoneyRecordList, 'list' | 'total'> | null;

interface Records extends RecordPage<ShownRecord> {
  readonly sums: RecordSums;
}

const queryOf = (kind: RecordKind, { of, month, currency }: RecordFilter) => ({
  ...(of ? { kind: of } : {}),
  ...(month ? { month } : {}),
  ...(kind === 'money' && currency ? { currency } : {}),
});

async function moneyPage(filter: RecordFilter, page: number, signal: AbortSignal): Promise<Records> {
  const query = { ...queryOf('money', filter), page, limit: PAGE_SIZE };
  const answer = await api.get<MoneyRecordList>('userMoneyRecord/index', query, signal);
  const { list, total, ...sums } = answer;
  return {
    total,
    sums,
    list: list.map(({ id, kind, memo, create_time: at, money: change, after, currency }) => ({
      ...{ id, kind, memo, at, change, after, currency },
    })),
  };
}

async function scorePage(filter: RecordFilter, page: number, signal: AbortSignal): Promise<Records> {
  const query = { ...queryOf('score', filter), page, limit: PAGE_SIZE };
  const { list, total } = await api.get<RecordPage<ScoreMovement>>('userMoneyRecord/scores', query, signal);
  return {
    total,
    sums: null,
    list: list.map(({ id, kind, memo, create_time: at, score, after }) => ({
      ...{ id, kind, memo, at, change: String(score), after: String(after), currency: '' },
    })),
  };
}

/** The member's records of a kind, newest first. */
export function useRecords(kind: RecordKind, filter: RecordFilter, page: number) {
  return useQuery({
    queryKey: ['records', kind, filter, page],
    queryFn: ({ signal }) => (kind === 'money' ? moneyPage : scorePage)(filter, page, signal),
    placeholderData: keepPreviousData,
  });
}

/** What is listed, all pages of it, as a file. */
export const recordsFile = (kind: RecordKind, filter: RecordFilter, format: 'xlsx' | 'csv'): Promise<Blob> =>
  api.file(`userMoneyRecord/${kind === 'money' ? 'export' : 'exportScores'}`, {
    ...queryOf(kind, filter),
    format,
  });
