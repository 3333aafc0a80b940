import ArticleOutlined from '@mui/icons-material/ArticleOutlined';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { FilterPills } from '../../ui/FilterPills';
import { Page } from '../../ui/Page';
import { PagedRows } from '../../ui/PagedRows';
import { EmptyState } from '../../ui/States';
import { ArticleRows } from './ArticleRows';
import { CATEGORIES, PAGE_SIZE, useArticles, type Category } from './articles-api';

/** Notices, guides and answers; kind and page live in the address. */
export function ArticleListPage() {
  const { t } = useTranslation();
  const [params, setParams] = useSearchParams();
  const category = CATEGORIES.find((one) => one === params.get('category')) ?? '';
  const page = Math.max(1, Number(params.get('page')) || 1);
  const articles = useArticles({ category, page, limit: PAGE_SIZE });
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
      <PagedRows
        query={articles}
        page={page}
        pageSize={PAGE_SIZE}
        onPage={(next) => show({ category, page: next })}
        rowHeight={104}
        empty={<EmptyState icon={<ArticleOutlined />} title={t('article.empty')} />}
      >
        {(rows) => <ArticleRows articles={rows} label={name(category)} />}
      </PagedRows>
    </Page>
  );
}
