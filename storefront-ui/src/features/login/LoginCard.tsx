import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Logo } from '@parcelway/look';
import type { ReactNode } from 'react';
import { LanguageSwitch } from '../../app/TopBar';
import { usePageTitle } from '../../ui/Page';
import { useIsPhone } from '../../ui/useIsPhone';

/** The card on petrol that every step of coming in stands on; the whole screen on phones. */
export function LoginCard({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  const phone = useIsPhone();
  usePageTitle(title);
  return (
    <Box
      component="main"
      id="main"
      sx={(theme) => ({
        flex: 1,
        display: 'grid',
        placeItems: { xs: 'start stretch', md: 'center' },
        bgcolor: { xs: 'background.paper', md: theme.palette.menu.bg },
        py: { xs: 0, md: 6 },
      })}
    >
      <Card
        sx={{
          width: { xs: '100%', md: 420 },
          p: { xs: 2.5, md: 4 },
          border: { xs: 0, md: 1 },
          borderRadius: { xs: 0, md: '14px' },
          boxShadow: { xs: 'none' },
        }}
      >
        <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', mb: 3 }}>
          <Logo />
          {phone && <LanguageSwitch />}
        </Box>
        <Typography variant="h1" tabIndex={-1} sx={{ outline: 'none' }}>
          {title}
        </Typography>
        <Typography color="text.secondary" sx={{ mb: 2.5 }}>
          {lead}
        </Typography>
        {children}
      </Card>
    </Box>
  );
}
