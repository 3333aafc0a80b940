import ContactsOutlined from '@mui/icons-material/ContactsOutlined';
import LuggageOutlined from '@mui/icons-material/LuggageOutlined';
import SearchOutlined from '@mui/icons-material/SearchOutlined';
import VerifiedUserOutlined from '@mui/icons-material/VerifiedUserOutlined';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

const shortcuts = [
  { to: '/placeOrder/luggage', key: 'ship', Icon: LuggageOutlined },
  { to: '/logisticsList', key: 'track', Icon: SearchOutlined },
  { to: '/user/account/addressBook', key: 'address', Icon: ContactsOutlined },
  { to: '/serviceSupport', key: 'support', Icon: VerifiedUserOutlined },
] as const;

/** The ways that members take most. */
export function Shortcuts() {
  const { t } = useTranslation();
  return (
    <Card component="section" sx={{ px: '20px', py: 2 }}>
      <Typography variant="h3" component="h2">
        {t('account.shortcuts')}
      </Typography>
      <Box component="nav" aria-label={t('account.shortcuts')} sx={{ mt: 0.5 }}>
        {shortcuts.map(({ to, key, Icon }) => (
          <Box
            key={to}
            component={Link}
            to={to}
            sx={{
              display: 'flex',
              gap: 1.5,
              alignItems: 'center',
              py: 1.75,
              '& + &': { borderTop: 1, borderColor: 'divider' },
              color: 'text.primary',
              textDecoration: 'none',
            }}
          >
            <Box
              sx={{
                width: 34,
                height: 34,
                flex: 'none',
                borderRadius: '8px',
                display: 'grid',
                placeItems: 'center',
                bgcolor: 'primary.light',
                color: 'primary.main',
              }}
              aria-hidden
            >
              <Icon sx={{ fontSize: 20 }} />
            </Box>
            <span>
              <b>{t(`account.shortcut.${key}`)}</b>
              <Typography
                component="span"
                variant="body2"
                color="text.secondary"
                sx={{ display: 'block', lineHeight: 1.4 }}
              >
                {t(`account.shortcut.${key}Text`)}
              </Typography>
            </span>
          </Box>
        ))}
      </Box>
    </Card>
  );
}
