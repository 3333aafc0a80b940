import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { PayStatus } from '@parcelway/contracts/statuses';
import { formatMoneyText } from '@parcelway/look';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { LuggageOrderDetail } from '../../api/types';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { useErrorText } from '../../ui/States';
import { useToast } from '../../ui/Toast';
import { useRefundable } from '../refunds/refund-api';
import { useCancelOrder, useDeleteOrder } from './order-api';

/** Cancelling an order that is not on its way yet, and deleting one that is over; both ask first. */
export function OrderActs({ order }: { order: LuggageOrderDetail }) {
  const { t } = useTranslation();
  const toast = useToast();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const cancel = useCancelOrder(order.order_no);
  const remove = useDeleteOrder(order.order_no);
  const [asking, setAsking] = useState<'cancel' | 'delete' | null>(null);
  const [isOriginal, setOriginal] = useState(false);
  const ways = useRefundable(order.order_no).data?.ways ?? [];
  const fail = (error: unknown): void => toast(errorText(error), 'error');
  const close = (): void => setAsking(null);
  const go = (): void => {
    if (asking === 'cancel')
      cancel.mutate(isOriginal ? 'original' : 'balance', {
        onSuccess: () => toast(t('order.cancelDone')),
        onError: fail,
        onSettled: close,
      });
    else
      remove.mutate(undefined, {
        onSuccess: () => {
          toast(t('order.deleteDone'));
          void navigate('/user/account/order', { replace: true });
        },
        onError: fail,
        onSettled: close,
      });
  };
  const acts = (['cancel', 'delete'] as const).filter((act) => order.actions.includes(act));
  if (acts.length === 0) return null;
  const paid = formatMoneyText(order.paid_amount, order.currency);
  return (
    <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1, mb: 1.5 }}>
      {acts.map((act) => (
        <Button key={act} color="error" onClick={() => setAsking(act)}>
          {t(`order.${act}`)}
        </Button>
      ))}
      {asking && (
        <ConfirmDialog
          open
          title={t(`order.${asking}Title`)}
          text={
            asking === 'delete'
              ? t('order.deleteText')
              : order.pay_status === PayStatus.paid
                ? t('order.cancelPaidText', { paid })
                : t('order.cancelText')
          }
          choice={
            asking === 'cancel' &&
            ways.some((way) => way !== 'balance') && (
              <FormControlLabel
                sx={{ mt: 1 }}
                control={
                  <Checkbox checked={isOriginal} onChange={(_event, checked) => setOriginal(checked)} />
                }
                label={t('refund.cancelTo')}
              />
            )
          }
          cancel={t('order.keep')}
          onCancel={close}
        >
          <Button
            variant="contained"
            color="error"
            disabled={cancel.isPending || remove.isPending}
            onClick={go}
          >
            {t(`order.${asking}`)}
          </Button>
        </ConfirmDialog>
      )}
    </Box>
  );
}
