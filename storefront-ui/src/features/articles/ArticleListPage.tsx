import ArticleOutlined from '@mui/icons-material/ArticleOutlined';
import Pagination from '@mui/material/Pagination';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { FilterPills } from '../../ui/FilterPills';
import { Page } from '../../ui/Page';
import { EmptyState, ErrorState, RowsSkeleton } from '../../ui/States';
import { ArticleRows } from './ArticleRows';
import { CATEGORIES, PAGE_SIZE, useArticles, type Category } from './articles-api';

/** Notices, guides and answers; kind and page live in the address. */
export function ArticleListPage() {
  const { t } = useTranslation();
  const [params, setParams] = useSearchParams();
  const category = CATEGORIES.find((one) => one === params.get('category')) ?? '';
  const page = Math.max(1, Number(params.get('page')) || 1);
  const articles = useArticles({ category, page, limit: PAGE_SIZE });
  const pages = Math.ceil((articles.data?.total ?? 0) / PAGE_SIZE);
  const show = (next: { category: string; page: number }): void =>
    setParams({
      ...(next.category && { category: next.category }),
      ...(next.page > 1 && { page: String(next.page) }),
    });
  const name = (one: Category): string => t(`article.category.${one || 'all'}`);
  return (
    <Page title={t('article.title')} lead={t('article.lead')} back="/">
      <FilterPills
        label={t('article.kinds')}
        pills={CATEGORIES.map((value) => ({ value, label: name(value) }))}
        value={category}
        onChange={(next) => show({ category: next, page: 1 })}
      />
      {articles.isPending && <RowsSkeleton rows={4} height={104} />}
      {articles.isError && <ErrorState error={articles.error} onRetry={() => void articles.refetch()} />}
      {articles.data?.list.length === 0 && (
        <EmptyState icon={<ArticleOutlined />} title={t('article.empty')} />
      )}
      {articles.data && articles.data.list.length > 0 && (
        <ArticleRows articles={articles.data.list} label={name(category)} />
      )}
      {pages > 1 && (
        <Pagination
          count={pages}
          page={page}
          onChange={(_, next) => show({ category, page: next })}
          aria-label={t('order.pages')}
          color="primary"
          sx={{
            mt: 2,
            display: 'flex',
            justifyContent: 'center',
            '& .MuiPaginationItem-root': { minWidth: 40, height: 40 },
          }}
        />
      )}
    </Page>
  );
}
