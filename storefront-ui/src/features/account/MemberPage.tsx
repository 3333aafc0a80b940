import LogoutOutlined from '@mui/icons-material/LogoutOutlined';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Divider from '@mui/material/Divider';
import Typography from '@mui/material/Typography';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';
import { useAccountLinks } from '../../app/account-links';
import { useLogout } from '../../app/use-logout';
import { contentWidth, Page, usePageTitle } from '../../ui/Page';
import { useIsPhone } from '../../ui/useIsPhone';

const entry = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-start',
  gap: '11px',
  height: 44,
  px: 1.5,
  width: '100%',
  borderRadius: '8px',
  color: 'text.secondary',
  fontSize: 15,
  textDecoration: 'none',
  '&:hover': { bgcolor: 'action.hover' },
  '&.active': { bgcolor: 'primary.light', color: 'primary.main', fontWeight: 600 },
} as const;

/** The member centre's list at the left of laptops. */
function MemberNav() {
  const { t } = useTranslation();
  const logout = useLogout();
  const links = useAccountLinks();
  return (
    <Box component="nav" aria-label={t('account.nav')} sx={{ pt: '28px' }}>
      {links.map(({ to, key, Icon }) => (
        <Box key={to} component={NavLink} to={to} sx={entry}>
          <Icon sx={{ fontSize: 20 }} aria-hidden />
          {t(key)}
        </Box>
      ))}
      <Divider sx={{ mx: 1.5, my: 1.25 }} />
      <ButtonBase onClick={logout} sx={entry}>
        <LogoutOutlined sx={{ fontSize: 20 }} aria-hidden />
        {t('nav.logout')}
      </ButtonBase>
    </Box>
  );
}

/** A page of the member centre: as every page on phones, with the centre's list beside it on laptops. */
export function MemberPage(props: Omit<ComponentProps<typeof Page>, 'back'> & { back?: string }) {
  const phone = useIsPhone();
  usePageTitle(props.title);
  if (phone) return <Page back="/user/account/overview" {...props} />;
  return (
    <Box
      sx={{
        ...contentWidth,
        display: 'grid',
        gridTemplateColumns: '208px minmax(0, 1fr)',
        gap: '28px',
        flex: 1,
        alignItems: 'start',
      }}
    >
      <MemberNav />
      <Box component="main" id="main" sx={{ pt: '28px', pb: 6, minWidth: 0 }}>
        <Box
          sx={{
            display: 'flex',
            alignItems: 'flex-end',
            justifyContent: 'space-between',
            gap: 2,
            mb: '18px',
          }}
        >
          <Box sx={{ minWidth: 0 }}>
            <Typography variant="h1" tabIndex={-1} sx={{ outline: 'none' }}>
              {props.title}
            </Typography>
            {props.lead && <Typography color="text.secondary">{props.lead}</Typography>}
          </Box>
          {props.action}
        </Box>
        {props.children}
      </Box>
    </Box>
  );
}
