import CheckOutlined from '@mui/icons-material/CheckOutlined';
import Box from '@mui/material/Box';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { contentWidth } from '../../ui/Page';
import { HeroPicture } from './HeroPicture';

/** What the product does, on petrol, with the drawing. */
export function Hero() {
  const { t } = useTranslation();
  const lines = t('home.hero', { returnObjects: true }) as string[];
  const points = t('home.points', { returnObjects: true }) as string[];
  return (
    <Box
      component="section"
      sx={(theme) => ({
        bgcolor: theme.palette.menu.bg,
        color: theme.palette.menu.textActive,
        overflow: 'hidden',
      })}
    >
      <Box
        sx={{
          ...contentWidth,
          px: { xs: '16px', md: '20px' },
          display: { xs: 'block', md: 'grid' },
          gridTemplateColumns: '1fr minmax(0, 500px)',
          alignItems: 'end',
          gap: '20px',
          pt: { xs: '26px', md: '44px' },
          pb: { xs: '96px', md: '118px' },
        }}
      >
        <Box sx={{ pb: { md: '34px' } }}>
          <Box
            component="h1"
            tabIndex={-1}
            sx={{
              m: 0,
              fontSize: { xs: 31, md: 46 },
              lineHeight: { xs: 1.28, md: 1.22 },
              fontWeight: 700,
              letterSpacing: '-.5px',
              outline: 'none',
            }}
          >
            {lines.map((line, index) => (
              <Fragment key={line}>
                {index > 0 && <br />}
                {line}
              </Fragment>
            ))}
          </Box>
          <Box
            component="p"
            sx={{
              m: 0,
              mt: { xs: '10px', md: 2 },
              fontSize: { xs: 15, md: 17 },
              lineHeight: 1.7,
              color: '#C9DBE0',
              maxWidth: '30em',
            }}
          >
            {t('home.lead')}
          </Box>
          <Box
            component="ul"
            sx={{
              listStyle: 'none',
              m: 0,
              p: 0,
              display: 'flex',
              flexWrap: 'wrap',
              gap: { xs: '8px 18px', md: '22px' },
              mt: { xs: 2, md: '26px' },
              fontSize: { xs: 13.5, md: 14 },
              color: '#E7EEF0',
            }}
          >
            {points.map((point) => (
              <Box component="li" key={point} sx={{ display: 'flex', gap: '7px', alignItems: 'center' }}>
                <CheckOutlined sx={{ fontSize: 18, color: 'secondary.main' }} aria-hidden />
                {point}
              </Box>
            ))}
          </Box>
        </Box>
        <HeroPicture />
      </Box>
    </Box>
  );
}
