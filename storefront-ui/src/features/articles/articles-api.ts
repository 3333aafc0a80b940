import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../api/client';

export const PAGE_SIZE = 10;

/** An article as lists show it, in the reader's language. */
export interface ArticleRow {
  readonly id: number;
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  /** Address of a picture; '' for none. */
  readonly cover: string;
  /** Epoch seconds. */
  readonly published_at: number;
  readonly is_top: boolean;
}

/** The whole article; `content` is clean HTML. */
export interface Article extends ArticleRow {
  readonly content: string;
}

/** Kinds of articles a reader can choose from; '' is all of them. */
export const CATEGORIES = ['', 'notice', 'guide', 'faq'] as const;
export type Category = (typeof CATEGORIES)[number];

/** Published articles, what is pinned first, then the newest. */
export function useArticles({ category, page, limit }: { category: Category; page: number; limit: number }) {
  return useQuery({
    queryKey: ['articles', category, page, limit],
    queryFn: ({ signal }) =>
      api.get<{ list: readonly ArticleRow[]; total: number }>(
        'index/article',
        { category: category || undefined, page, limit },
        signal,
      ),
    placeholderData: keepPreviousData,
    staleTime: 5 * 60_000,
  });
}

export function useArticle(slug: string) {
  return useQuery({
    queryKey: ['article', slug],
    queryFn: ({ signal }) => api.get<Article>('index/articleDetail', { slug }, signal),
    staleTime: 5 * 60_000,
  });
}
