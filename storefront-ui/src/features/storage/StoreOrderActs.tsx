import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { StoreStatus } from '@parcelway/contracts/statuses';
import { formatMoneyText } from '@parcelway/look';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Retrieval, StoreOrderDetail } from '../../api/types';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { useErrorText } from '../../ui/States';
import { useToast } from '../../ui/Toast';
import { useAddresses } from '../address-book/address-api';
import { PrintPreview } from '../print/PrintPreview';
import { londonToday } from './storage-days';
import { useCancelStorage, useMoveEnd, useRetrieve } from './storage-api';

type Act = 'pay' | 'edit' | 'retrieve' | 'cancel' | 'print';
const ORDER_OF_ACTS: readonly Act[] = ['cancel', 'print', 'edit', 'retrieve', 'pay'];

/** The way to pay; another last day, asking back, giving up, each asking first and saying what it costs; and the paper. */
export function StoreOrderActs({ order }: { order: StoreOrderDetail }) {
  const { t } = useTranslation();
  const toast = useToast();
  const errorText = useErrorText();
  const [asking, setAsking] = useState<Exclude<Act, 'pay'> | null>(null);
  const close = (): void => setAsking(null);
  const cancel = useCancelStorage(order.order_no);
  const done = (word: string) => ({
    onSuccess: () => toast(t(word)),
    onError: (error: unknown) => toast(errorText(error), 'error'),
    onSettled: close,
  });
  return (
    <Box sx={{ display: 'flex', gap: 1, justifyContent: 'flex-end', flexWrap: 'wrap' }}>
      {ORDER_OF_ACTS.filter((act) => order.actions.includes(act)).map((act) => (
        <Button
          key={act}
          variant={act === 'pay' || act === 'retrieve' ? 'contained' : 'text'}
          color={act === 'cancel' ? 'error' : 'primary'}
          {...(act === 'pay'
            ? { component: Link, to: `/payment?order_no=${encodeURIComponent(order.order_no)}` }
            : { onClick: () => setAsking(act) })}
        >
          {t(`storage.act.${act}`)}
        </Button>
      ))}
      {asking === 'cancel' && (
        <ConfirmDialog
          open
          title={t('storage.cancelTitle')}
          text={t(
            order.status === StoreStatus.awaitingPayment ? 'storage.cancelText' : 'storage.cancelPaidText',
            {
              from: order.planned_in,
            },
          )}
          cancel={t('order.keep')}
          onCancel={close}
        >
          <Button
            variant="contained"
            color="error"
            disabled={cancel.isPending}
            onClick={() => cancel.mutate(undefined, done('storage.cancelDone'))}
          >
            {t('storage.act.cancel')}
          </Button>
        </ConfirmDialog>
      )}
      {asking === 'print' && (
        <PrintPreview of={{ kind: 'storageCopy', orderNo: order.order_no }} onClose={close} />
      )}
      {asking === 'edit' && <EndDialog order={order} onClose={close} />}
      {asking === 'retrieve' && <RetrieveDialog order={order} onClose={close} />}
    </Box>
  );
}

function EndDialog({ order, onClose }: { order: StoreOrderDetail; onClose: () => void }) {
  const { t } = useTranslation();
  const toast = useToast();
  const errorText = useErrorText();
  const titleId = useId();
  const move = useMoveEnd(order.order_no);
  const [until, setUntil] = useState(order.planned_out);
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <DialogTitle id={titleId} variant="h3">
        {t('storage.act.edit')}
      </DialogTitle>
      <DialogContent>
        <TextField
          type="date"
          fullWidth
          label={t('storage.until')}
          value={until}
          onChange={(event) => setUntil(event.target.value)}
          helperText={t('storage.editHint')}
          slotProps={{ htmlInput: { min: londonToday() }, inputLabel: { shrink: true } }}
          sx={{ mt: 1 }}
        />
      </DialogContent>
      <DialogActions sx={{ px: 2.5, pb: 2 }}>
        <Button onClick={onClose}>{t('order.keep')}</Button>
        <Button
          variant="contained"
          disabled={move.isPending || until === order.planned_out}
          onClick={() =>
            move.mutate(until, {
              onSuccess: () => {
                toast(t('storage.editDone'));
                onClose();
              },
              onError: (error) => toast(errorText(error), 'error'),
            })
          }
        >
          {t('storage.save')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function RetrieveDialog({ order, onClose }: { order: StoreOrderDetail; onClose: () => void }) {
  const { t } = useTranslation();
  const toast = useToast();
  const errorText = useErrorText();
  const titleId = useId();
  const retrieve = useRetrieve(order.order_no);
  const addresses = useAddresses().data?.list ?? [];
  const [way, setWay] = useState<Retrieval>(order.retrieval);
  const [addressId, setAddressId] = useState(0);
  const owed = Number(order.due);
  const amount = formatMoneyText(order.due.replace('-', ''), order.currency);
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <DialogTitle id={titleId} variant="h3">
        {t('storage.act.retrieve')}
      </DialogTitle>
      <DialogContent>
        <Box sx={{ fontSize: 14, mb: 2 }}>
          {owed > 0 ? t('storage.owed', { amount }) : t('storage.comesBack', { amount })}
        </Box>
        <TextField
          select
          fullWidth
          label={t('storage.retrieval')}
          value={way}
          onChange={(event) => setWay(event.target.value as Retrieval)}
          helperText={t(`storage.wayHint.${way}`)}
        >
          {(['self', 'deliver', 'ship'] as const).map((one) => (
            <MenuItem key={one} value={one}>
              {t(`storage.way.${one}`)}
            </MenuItem>
          ))}
        </TextField>
        {way === 'deliver' && (
          <TextField
            select
            fullWidth
            label={t('storage.address')}
            value={addressId || ''}
            onChange={(event) => setAddressId(Number(event.target.value))}
            sx={{ mt: 2 }}
          >
            {addresses.map((address) => (
              <MenuItem key={address.id} value={address.id}>
                {address.user_name}, {address.address_line}
              </MenuItem>
            ))}
          </TextField>
        )}
      </DialogContent>
      <DialogActions sx={{ px: 2.5, pb: 2 }}>
        <Button onClick={onClose}>{t('order.keep')}</Button>
        <Button
          variant="contained"
          disabled={retrieve.isPending || (way === 'deliver' && addressId === 0)}
          onClick={() =>
            retrieve.mutate(
              { retrieval: way, ...(way === 'deliver' ? { address_id: addressId } : {}) },
              {
                onSuccess: () => {
                  toast(t('storage.retrieveDone'));
                  onClose();
                },
                onError: (error) => toast(errorText(error), 'error'),
              },
            )
          }
        >
          {t('storage.act.retrieve')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
