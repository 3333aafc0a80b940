import { useTranslation } from 'react-i18next';
import { Section } from '../../ui/Section';
import { EmptyState, ErrorState, RowsSkeleton } from '../../ui/States';
import QuestionAnswerOutlined from '@mui/icons-material/QuestionAnswerOutlined';
import { ArticleRows } from '../articles/ArticleRows';
import { PAGE_SIZE, useArticles } from '../articles/articles-api';
import { ProtocolPage } from '../protocol/ProtocolPage';
import { ContactSection } from './ContactSection';

/** What is guaranteed and how to claim, the questions others asked, and how to reach us. */
export function ServiceSupportPage() {
  const { t } = useTranslation();
  const faq = useArticles({ category: 'faq', page: 1, limit: PAGE_SIZE });
  return (
    <ProtocolPage code="service_support">
      <Section title={t('article.category.faq')}>
        {faq.isPending && <RowsSkeleton rows={3} height={72} />}
        {faq.isError && <ErrorState error={faq.error} onRetry={() => void faq.refetch()} />}
        {faq.data?.list.length === 0 && (
          <EmptyState icon={<QuestionAnswerOutlined />} title={t('article.empty')} />
        )}
        {faq.data && faq.data.list.length > 0 && (
          <ArticleRows articles={faq.data.list} label={t('article.category.faq')} />
        )}
      </Section>
      <ContactSection />
    </ProtocolPage>
  );
}

/** Who we are, and how to reach us. */
export const AboutPage = () => (
  <ProtocolPage code="about">
    <ContactSection />
  </ProtocolPage>
);
