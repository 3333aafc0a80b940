import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { formatCustomerDate, formatDetailTime } from '@parcelway/look';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ArticleRow } from '../../api/types';
import { useAppearance } from '../../app/Appearance';

/** The day an article came out, London time, in words. */
export function ArticleDay({ at }: { at: number }) {
  const { locale } = useAppearance();
  const day = formatDetailTime(at).slice(0, 10);
  return <time dateTime={day}>{formatCustomerDate(day, locale)}</time>;
}

/** Articles one below the other, each a card that opens it. */
export function ArticleRows({ articles, label }: { articles: readonly ArticleRow[]; label: string }) {
  const { t } = useTranslation();
  return (
    <Box component="ul" aria-label={label} sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
      {articles.map((article) => (
        <Card
          component="li"
          key={article.id}
          sx={{ position: 'relative', display: 'flex', gap: 2, p: { xs: '14px 16px', md: '16px 20px' } }}
        >
          {article.cover && (
            <Box
              component="img"
              src={article.cover}
              alt=""
              loading="lazy"
              sx={{ width: 112, height: 84, objectFit: 'cover', borderRadius: '6px', flex: 'none' }}
            />
          )}
          <Box sx={{ minWidth: 0 }}>
            <Typography component="h2" sx={{ fontSize: 16, fontWeight: 600, lineHeight: 1.5 }}>
              <Box
                component={Link}
                to={`/articles/${encodeURIComponent(article.slug)}`}
                sx={{ textDecoration: 'none', '&::after': { content: '""', position: 'absolute', inset: 0 } }}
              >
                {article.title}
              </Box>
            </Typography>
            {article.summary && (
              <Typography variant="body2" color="text.secondary">
                {article.summary}
              </Typography>
            )}
            <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
              {article.is_top && `${t('article.pinned')} · `}
              <ArticleDay at={article.published_at} />
            </Typography>
          </Box>
        </Card>
      ))}
    </Box>
  );
}
