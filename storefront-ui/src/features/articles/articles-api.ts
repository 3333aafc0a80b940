import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../api/client';
import type { ArticleDetail, ArticleRow } from '../../api/types';

export const PAGE_SIZE = 10;

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
    queryFn: ({ signal }) => api.get<ArticleDetail>('index/articleDetail', { slug }, signal),
    staleTime: 5 * 60_000,
  });
}
