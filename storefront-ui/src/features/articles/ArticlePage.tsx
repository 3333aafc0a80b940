import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { RichText } from '@parcelway/look';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { Page } from '../../ui/Page';
import { ErrorState, RowsSkeleton } from '../../ui/States';
import { useIsPhone } from '../../ui/useIsPhone';
import { ArticleDay } from './ArticleRows';
import { useArticle } from './articles-api';

/** One article; phones have its title in full over the text, for their bar cuts it. */
export function ArticlePage() {
  const { t } = useTranslation();
  const { slug = '' } = useParams();
  const phone = useIsPhone();
  const article = useArticle(slug);
  return (
    <Page
      title={article.data?.title ?? t('article.title')}
      lead={article.data && <ArticleDay at={article.data.published_at} />}
      back="/articles"
    >
      <Card sx={{ p: { xs: 2, md: 4 }, mt: { xs: 1.5, md: 0 } }}>
        {article.isPending && <RowsSkeleton rows={5} height={40} />}
        {article.isError && <ErrorState error={article.error} onRetry={() => void article.refetch()} />}
        {article.data && (
          <>
            {phone && (
              <Box sx={{ mb: 2 }}>
                <Typography variant="h2" component="div" aria-hidden>
                  {article.data.title}
                </Typography>
                <Typography variant="body2" color="text.secondary">
                  <ArticleDay at={article.data.published_at} />
                </Typography>
              </Box>
            )}
            <RichText html={article.data.content} />
            <Box sx={{ mt: 3, display: 'flex', gap: 1.5, flexWrap: 'wrap' }}>
              <Button variant="contained" component={Link} to="/placeOrder/luggage">
                {t('order.ship')}
              </Button>
              <Button component={Link} to="/articles">
                {t('article.all')}
              </Button>
            </Box>
          </>
        )}
      </Card>
    </Page>
  );
}
