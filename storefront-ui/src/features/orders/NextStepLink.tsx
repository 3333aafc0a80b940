import Button from '@mui/material/Button';
import type { SxProps, Theme } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { LuggageOrderRow } from '../../api/types';
import { nextStep, type NextStep } from './order-rules';

const words: Record<NextStep, string> = {
  resume: 'order.resume',
  pay: 'order.payNow',
  supplement: 'order.supplement',
  see: 'order.see',
  again: 'order.again',
};

/** Address and words of an order's next step. */
export function nextStepOf(order: Pick<LuggageOrderRow, 'order_status' | 'order_no'>): {
  to: string;
  key: string;
} {
  const step = nextStep(order);
  const no = encodeURIComponent(order.order_no);
  const to = {
    resume: `/placeOrder/luggage?draft=${no}`,
    pay: `/confirmPayment?order_no=${no}`,
    supplement: `/confirmPayment?order_no=${no}`,
    see: `/user/account/order/${no}`,
    again: `/placeOrder/luggage?again=${no}`,
  }[step];
  return { to, key: words[step] };
}

/** The next step of an order as a link. */
export function NextStepLink({ order, sx }: { order: LuggageOrderRow; sx?: SxProps<Theme> }) {
  const { t } = useTranslation();
  const { to, key } = nextStepOf(order);
  return (
    <Button component={Link} to={to} size="small" sx={sx ?? null}>
      {t(key)}
    </Button>
  );
}
