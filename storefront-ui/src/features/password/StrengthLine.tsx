import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { strengthOf, type Strength } from './password-rules';

const steps: Record<Strength, number> = { none: 0, weak: 1, fair: 2, strong: 3 };
const colours = {
  none: 'divider',
  weak: 'error.main',
  fair: 'warning.main',
  strong: 'success.main',
} as const;

/** How good a new password is, in words beside three short bars. */
export function StrengthLine({ password }: { password: string }) {
  const { t } = useTranslation();
  const strength = strengthOf(password);
  return (
    <Box
      role="status"
      sx={{ display: 'flex', alignItems: 'center', gap: 1, fontSize: 13, color: 'text.secondary', mt: -1 }}
    >
      <Box aria-hidden sx={{ display: 'flex', gap: '4px' }}>
        {[1, 2, 3].map((step) => (
          <Box
            key={step}
            sx={{
              width: 28,
              height: 4,
              borderRadius: '2px',
              bgcolor: step <= steps[strength] ? colours[strength] : 'divider',
            }}
          />
        ))}
      </Box>
      <span>{t(`password.strength.${strength}`)}</span>
    </Box>
  );
}
