import BlockOutlined from '@mui/icons-material/BlockOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { useTranslation } from 'react-i18next';
import { HomeSection } from './HomeSection';

/** What must not go into a box, in short. */
export function BeforeYouPack() {
  const { t } = useTranslation();
  const banned = t('home.banned', { returnObjects: true }) as string[];
  return (
    <HomeSection title={t('home.before')}>
      <Card sx={{ p: '10px 20px 16px' }}>
        <Box
          component="ul"
          sx={{
            listStyle: 'none',
            m: 0,
            mb: 1.5,
            p: 0,
            display: 'grid',
            gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
            columnGap: '28px',
          }}
        >
          {banned.map((thing) => (
            <Box
              component="li"
              key={thing}
              sx={{
                display: 'flex',
                gap: '10px',
                alignItems: 'center',
                py: '9px',
                borderBottom: 1,
                borderColor: 'divider',
                '&:last-of-type': { borderBottom: 0 },
                '&:nth-last-of-type(2)': { borderBottom: { xs: 1, sm: 0 }, borderColor: 'divider' },
                fontSize: 14.5,
              }}
            >
              <BlockOutlined
                sx={(theme) => ({ fontSize: 18, color: theme.palette.tones.danger.fg })}
                aria-hidden
              />
              {thing}
            </Box>
          ))}
        </Box>
        <Alert severity="info">{t('home.bannedNote')}</Alert>
      </Card>
    </HomeSection>
  );
}

/** How an order goes, in four steps. */
export function FourSteps() {
  const { t } = useTranslation();
  const steps = t('home.steps', { returnObjects: true }) as { name: string; text: string }[];
  return (
    <HomeSection title={t('home.stepsTitle')}>
      <Box
        component="ol"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', md: 'repeat(4, 1fr)' },
        }}
      >
        {steps.map((step, index) => {
          const last = index === steps.length - 1;
          return (
            <Box
              component="li"
              key={step.name}
              sx={(theme) => ({
                position: 'relative',
                p: { xs: last ? '0 0 0 48px' : '0 0 20px 48px', md: '0 28px 0 0' },
                minHeight: { xs: 62, md: 0 },
                '&::before': {
                  content: '""',
                  display: last ? 'none' : 'block',
                  position: 'absolute',
                  left: { xs: 15, md: 0 },
                  right: { xs: 'auto', md: 0 },
                  top: { xs: 0, md: 15 },
                  bottom: { xs: 0, md: 'auto' },
                  borderLeft: { xs: `2px dotted ${theme.palette.lineStrong}`, md: 0 },
                  borderTop: { xs: 0, md: `2px dotted ${theme.palette.lineStrong}` },
                },
              })}
            >
              <Box
                aria-hidden
                sx={{
                  position: { xs: 'absolute', md: 'relative' },
                  left: 0,
                  width: 32,
                  height: 32,
                  borderRadius: '50%',
                  display: 'grid',
                  placeItems: 'center',
                  fontWeight: 700,
                  border: 2,
                  borderColor: last ? 'secondary.main' : 'primary.main',
                  bgcolor: last ? 'secondary.main' : 'background.paper',
                  color: last ? 'secondary.contrastText' : 'primary.main',
                }}
              >
                {index + 1}
              </Box>
              <Box
                component="h3"
                sx={{ m: 0, mt: { md: 1.5 }, pt: { xs: '3px', md: 0 }, fontSize: 16, fontWeight: 600 }}
              >
                {step.name}
              </Box>
              <Box sx={{ fontSize: 14, color: 'text.secondary', mt: '2px' }}>{step.text}</Box>
            </Box>
          );
        })}
      </Box>
    </HomeSection>
  );
}
