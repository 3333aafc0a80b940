import AccountBalanceOutlined from '@mui/icons-material/AccountBalanceOutlined';
import AccountBalanceWalletOutlined from '@mui/icons-material/AccountBalanceWalletOutlined';
import CreditCardOutlined from '@mui/icons-material/CreditCardOutlined';
import QrCode2Outlined from '@mui/icons-material/QrCode2Outlined';
import Card from '@mui/material/Card';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoneyText } from '@parcelway/look';
import type { PaymentWay } from '../../api/types';
import type { ShownWay } from './payment-rules';
import { WayRow } from './WayRow';

const icons: Record<PaymentWay['code'], ReactNode> = {
  balance: <AccountBalanceWalletOutlined />,
  card: <CreditCardOutlined />,
  third_party: <QrCode2Outlined />,
  offline: <AccountBalanceOutlined />,
};

/** The ways as radio rows: what the balance leaves, why a way cannot be taken now. */
export function WaysToPay({
  ways,
  chosen,
  currency,
  busy,
  onChoose,
}: {
  ways: readonly ShownWay[];
  chosen: string | null;
  currency: string;
  busy: boolean;
  onChoose: (key: string) => void;
}) {
  const { t } = useTranslation();
  const money = (value: string): string => formatMoneyText(value, currency);
  const textOf = ({ code, refusal, balance, limit, other }: ShownWay): string => {
    if (other)
      return t('payment.ways.otherBalanceText', {
        amount: formatMoneyText(other.amount, other.currency),
        balance: formatMoneyText(other.balance, other.currency),
        rate: other.rate,
      });
    if (balance && refusal !== 'closed')
      return t(balance.enough ? 'order.payment.balanceLeft' : 'order.payment.balanceLow', {
        money: money(balance.money),
        left: money(balance.left),
        missing: money(balance.missing),
      });
    return refusal ? t(`payment.ways.${refusal}`, { limit: money(limit) }) : t(`payment.ways.${code}Text`);
  };
  return (
    <>
      <Typography variant="h4" component="h2" sx={{ mt: '20px', mb: 1, mx: '4px' }}>
        {t('order.payment.way')}
      </Typography>
      <Card>
        <RadioGroup
          value={chosen ?? ''}
          onChange={(_event, value) => onChoose(value)}
          aria-label={t('order.payment.way')}
        >
          {ways.map((way) => (
            <WayRow
              key={way.key}
              value={way.key}
              icon={icons[way.code]}
              name={
                way.other
                  ? t('payment.ways.otherBalance', { currency: way.other.currency })
                  : t(`payment.ways.${way.code}`)
              }
              text={textOf(way)}
              chosen={chosen === way.key}
              disabled={way.refusal !== null || busy}
            />
          ))}
        </RadioGroup>
      </Card>
    </>
  );
}
