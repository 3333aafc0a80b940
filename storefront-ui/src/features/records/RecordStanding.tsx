import AcUnitOutlined from '@mui/icons-material/AcUnitOutlined';
import AddCardOutlined from '@mui/icons-material/AddCardOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { formatMoneyText, groupDigits } from '@parcelway/look';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useMember } from '../../app/use-session';
import { FilterPills } from '../../ui/FilterPills';
import type { RecordSums } from './records-api';

/** The balance of the currency that is shown, the way to the others and to more money, and in words that it is frozen. */
export function MoneyStanding({
  sums,
  onCurrency,
}: {
  sums: RecordSums | undefined;
  onCurrency: (currency: string) => void;
}) {
  const { t } = useTranslation();
  const wallets = sums?.wallets ?? [];
  const isFrozen = wallets.some((wallet) => wallet.currency === sums?.currency && wallet.is_frozen);
  return (
    <>
      <Standing
        caption={t('account.balance')}
        value={sums && formatMoneyText(sums.balance, sums.currency)}
        hint={t('records.hint.money')}
        action={
          <Button
            variant="contained"
            component={Link}
            to="/user/account/recharge"
            startIcon={<AddCardOutlined />}
          >
            {t('records.recharge')}
          </Button>
        }
      />
      {isFrozen && (
        <Alert severity="warning" icon={<AcUnitOutlined />} sx={{ mb: 2 }}>
          {t('records.frozen')}
        </Alert>
      )}
      {wallets.length > 1 && (
        <FilterPills
          label={t('records.currency')}
          value={sums?.currency ?? ''}
          onChange={onCurrency}
          pills={wallets.map(({ currency, balance }) => ({
            value: currency,
            label: formatMoneyText(balance, currency),
          }))}
        />
      )}
    </>
  );
}

export function ScoreStanding() {
  const { t } = useTranslation();
  const member = useMember().data;
  return (
    <Standing
      caption={t('account.score')}
      value={member && groupDigits(String(member.score))}
      hint={t('records.hint.score')}
    />
  );
}

function Standing({
  caption,
  value,
  hint,
  action,
}: {
  caption: string;
  value: string | null | undefined;
  hint: string;
  action?: ReactNode;
}) {
  return (
    <Card
      sx={{
        p: { xs: '14px 16px', md: '18px 20px' },
        mt: { xs: 1.5, md: 0 },
        mb: 2,
        display: 'flex',
        flexWrap: 'wrap',
        gap: 2,
        justifyContent: 'space-between',
        alignItems: 'center',
      }}
    >
      <Box>
        <Typography variant="body2" color="text.secondary">
          {caption}
        </Typography>
        <Typography component="p" sx={{ fontSize: 34, fontWeight: 700, lineHeight: 1.25 }}>
          {value ?? <Skeleton width={160} />}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {hint}
        </Typography>
      </Box>
      {action}
    </Card>
  );
}
