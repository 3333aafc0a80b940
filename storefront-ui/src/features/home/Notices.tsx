import ChevronRightOutlined from '@mui/icons-material/ChevronRightOutlined';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ErrorState, RowsSkeleton } from '../../ui/States';
import { ArticleRows } from '../articles/ArticleRows';
import { useArticles } from '../articles/articles-api';
import { HomeSection } from './HomeSection';

const SHOWN = 3;

/** The last notices; nothing at all while there are none. */
export function Notices() {
  const { t } = useTranslation();
  const notices = useArticles({ category: 'notice', page: 1, limit: SHOWN });
  if (notices.data?.list.length === 0) return null;
  return (
    <HomeSection title={t('home.notices')}>
      {notices.isPending && <RowsSkeleton rows={SHOWN} height={92} />}
      {notices.isError && <ErrorState error={notices.error} onRetry={() => void notices.refetch()} />}
      {notices.data && <ArticleRows articles={notices.data.list} label={t('home.notices')} />}
      <Box sx={{ mt: 1.5 }}>
        <MuiLink
          component={Link}
          to="/articles"
          sx={{ display: 'inline-flex', alignItems: 'center', fontWeight: 600, minHeight: 44 }}
        >
          {t('article.all')}
          <ChevronRightOutlined sx={{ fontSize: 18 }} aria-hidden />
        </MuiLink>
      </Box>
    </HomeSection>
  );
}
