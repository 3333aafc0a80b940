import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { formatMoneyText } from '@parcelway/look';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SheetOrderRow } from '../../api/types';
import { useMember } from '../../app/use-session';
import { Fact } from '../../ui/Section';
import { useUsableCoupons } from '../coupons/coupon-api';
import { couponMisfit, forPackages } from '../coupons/coupon-fit';
import { isCouponCode, couponProblem } from '../coupons/coupon-problem';
import { CouponSelect } from '../coupons/CouponSelect';
import { balanceAfter } from '../payment/payment-rules';
import { totalsOf } from './sheet-choice';
import type { PayOutcome } from './sheet-choice-api';
import { usePayTogether, useReducedPrice } from './sheet-choice-api';

/** Balances are kept in pounds; what another currency costs of it the payment says. */
const BALANCE_CURRENCY = 'GBP';

/** Pays and books chosen packages: one total, one question, then how far it is and what became of each. One by itself may take a coupon. `onClose` gets what is left to pay. */
export function SheetPayDialog({
  orders,
  onClose,
}: {
  orders: readonly SheetOrderRow[];
  onClose: (left: readonly SheetOrderRow[]) => void;
}) {
  const { t } = useTranslation();
  const titleId = useId();
  const { pay, answered } = usePayTogether();
  const [couponId, setCouponId] = useState('');
  const single = orders.length === 1 ? orders[0] : undefined;
  const reduced = useReducedPrice(single, couponId);
  const refusedCoupon = pay.data?.refused.find(({ code }) => code && isCouponCode(code));
  // A refused coupon is said at its field, where another can be chosen.
  const outcome = refusedCoupon ? undefined : pay.data;
  const close = (): void => onClose(outcome ? outcome.refused.map(({ order }) => order) : orders);
  const balance = useMember().data?.money;
  const totals = totalsOf(couponId && reduced.data ? [reduced.data] : orders);
  const [total] = totals;
  const after =
    balance !== undefined && totals.length === 1 && total?.currency === BALANCE_CURRENCY
      ? balanceAfter(balance, total.amount)
      : undefined;
  const isPriced = couponId === '' || reduced.isSuccess;
  const progress = t('sheet.together.progress', { done: answered, total: orders.length });
  return (
    <Dialog open onClose={() => !pay.isPending && close()} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <DialogTitle id={titleId} variant="h3">
        {outcome ? t('sheet.together.bar') : t('sheet.together.title', { count: orders.length })}
      </DialogTitle>
      <DialogContent>
        {!outcome && (
          <Box component="dl" sx={{ m: 0 }}>
            <Fact name={t('sheet.form.freight')}>
              <b>{totals.map(({ amount, currency }) => formatMoneyText(amount, currency)).join(' + ')}</b>
            </Fact>
            <Fact name={t('account.balance')}>{formatMoneyText(balance)}</Fact>
            {after?.enough && <Fact name={t('sheet.together.left')}>{formatMoneyText(after.left)}</Fact>}
          </Box>
        )}
        {!outcome && !pay.isPending && (
          <>
            <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
              {t('sheet.together.text')}
            </Typography>
            {single ? (
              <CouponSelect
                value={couponId}
                problem={refusedCoupon?.text ?? couponProblem(undefined, [reduced.error])}
                isFor={forPackages}
                misfitOf={(coupon) =>
                  couponMisfit(coupon, {
                    channelId: single.channel_id,
                    currency: single.currency,
                    freight: undefined,
                  })
                }
                onChange={(id) => {
                  pay.reset();
                  setCouponId(id);
                }}
              />
            ) : (
              <SingleOnly />
            )}
          </>
        )}
        {after?.enough === false && !outcome && (
          <Alert severity="warning" sx={{ mt: 1.5 }}>
            {t('sheet.together.missing', { missing: formatMoneyText(after.missing) })}
          </Alert>
        )}
        {pay.isPending && (
          <Box sx={{ mt: 2 }}>
            <LinearProgress
              color="secondary"
              variant="determinate"
              value={(100 * answered) / orders.length}
              aria-label={progress}
            />
            <Typography role="status" variant="body2" sx={{ mt: 1 }}>
              {progress}
            </Typography>
          </Box>
        )}
        {outcome && <Outcome outcome={outcome} />}
      </DialogContent>
      <DialogActions sx={{ px: 2.5, pb: 2, gap: 0.5 }}>
        {outcome ? (
          <Button variant="contained" autoFocus onClick={close}>
            {t('act.close')}
          </Button>
        ) : (
          <>
            <Button autoFocus disabled={pay.isPending} onClick={close}>
              {t('sheet.keep')}
            </Button>
            <Button
              variant="contained"
              disabled={pay.isPending || !isPriced || after?.enough === false}
              onClick={() => pay.mutate({ orders, couponId })}
            >
              {t('sheet.act.submit')}
            </Button>
          </>
        )}
      </DialogActions>
    </Dialog>
  );
}

/** Says to those who have coupons for packages why there is none to choose. */
function SingleOnly() {
  const { t } = useTranslation();
  const has = useUsableCoupons().data?.list.some(forPackages) ?? false;
  if (!has) return null;
  return (
    <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
      {t('sheet.together.coupon')}
    </Typography>
  );
}

function Outcome({ outcome: { done, refused } }: { outcome: PayOutcome }) {
  const { t } = useTranslation();
  return (
    <>
      <Alert role="status" severity={refused.length > 0 ? 'warning' : 'success'}>
        {t('sheet.together.done', { count: done })}
        {refused.length > 0 && ` ${t('sheet.together.refused', { count: refused.length })}`}
      </Alert>
      {refused.length > 0 && (
        <Box
          component="ul"
          aria-label={t('sheet.together.why')}
          sx={{ listStyle: 'none', m: 0, mt: 1.5, p: 0, fontSize: 14 }}
        >
          {refused.map(({ order, text }) => (
            <Box
              component="li"
              key={order.id}
              sx={{ py: 1, borderBottom: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}
            >
              <b>{order.out_order_id}</b>
              <Box sx={{ color: 'error.main' }}>{text}</Box>
            </Box>
          ))}
        </Box>
      )}
    </>
  );
}
