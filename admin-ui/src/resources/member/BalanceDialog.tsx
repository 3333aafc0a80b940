import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { formatMoneyText, Tape } from '@parcelway/look';
import { useState } from 'react';
import type { FormEvent } from 'react';
import type { RaRecord } from 'react-admin';
import { useNotify, useRefresh, useTranslate } from 'react-admin';
import { Pair } from '../../crud/PageParts';
import { adjustBalance } from '../../providers/admin-api';
import { errorText, fieldErrors } from '../../providers/problem';
import { ChangeFields } from '../account-change/ChangeFields';
import { balanceChange } from './balance-change';
import { BALANCE_CURRENCY, useBalance } from './useBalance';

/** Changes a member's balance in two steps: fill in, then confirm what it was and what it will be. */
export function BalanceDialog({ member, onClose }: { member: RaRecord; onClose: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const before = useBalance(member);
  const [amount, setAmount] = useState('');
  const [memo, setMemo] = useState('');
  const [tried, setTried] = useState(false);
  const [checking, setChecking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const result = balanceChange(before, amount.trim(), BALANCE_CURRENCY);
  const amountFault = tried && 'fault' in result ? translate(result.fault) : '';
  const memoFault = tried && memo.trim() === '' ? translate('member.memoRequired') : '';

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setTried(true);
    setFailure('');
    if ('fault' in result || memo.trim() === '') return;
    if (!checking) return setChecking(true);
    setBusy(true);
    try {
      await adjustBalance({ user_id: Number(member.id), money: result.change, memo: memo.trim() });
      notify('member.done', { type: 'success' });
      refresh();
      onClose();
    } catch (error) {
      const fields = Object.values(fieldErrors(error) ?? {});
      setFailure(fields[0] ?? errorText(error, translate('form.failed')));
      setChecking(false);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="balance-title">
      <form noValidate onSubmit={(event) => void submit(event)}>
        {checking && <Tape />}
        <DialogTitle id="balance-title">{`${translate('member.topUp')} · ${String(member['nickname'] ?? '')}`}</DialogTitle>
        <DialogContent>
          {checking && !('fault' in result) ? (
            <Box component="dl" sx={{ m: 0 }}>
              <Pair label={translate('member.before')}>
                {formatMoneyText(result.before, BALANCE_CURRENCY)}
              </Pair>
              <Pair label={translate('member.change')}>
                {formatMoneyText(result.change, BALANCE_CURRENCY, { signed: true })}
              </Pair>
              <Box
                sx={{
                  borderTop: 2,
                  borderColor: 'text.primary',
                  mt: 1,
                  pt: 0.5,
                  '& > div': { fontSize: 17 },
                }}
              >
                <Pair label={translate('member.after')}>
                  {formatMoneyText(result.after, BALANCE_CURRENCY)}
                </Pair>
              </Box>
              <Pair label={translate('member.memo')}>{memo.trim()}</Pair>
            </Box>
          ) : (
            <>
              <Pair label={translate('member.balance')}>{formatMoneyText(before, BALANCE_CURRENCY)}</Pair>
              <ChangeFields
                autoFocus
                amount={{
                  label: translate('member.amount'),
                  hint: translate('member.amountHint'),
                  unit: BALANCE_CURRENCY,
                  value: amount,
                  onChange: setAmount,
                  fault: amountFault,
                }}
                memo={{ value: memo, onChange: setMemo, fault: memoFault }}
              />
            </>
          )}
          {failure && (
            <Alert severity="error" role="alert" sx={{ mt: 1 }}>
              {failure}
            </Alert>
          )}
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2.5 }}>
          <Button onClick={checking ? () => setChecking(false) : onClose} disabled={busy}>
            {translate(checking ? 'member.backToEdit' : 'ra.action.cancel')}
          </Button>
          <Button type="submit" variant="contained" disabled={busy}>
            {checking && !('fault' in result)
              ? translate('member.confirm', {
                  amount: formatMoneyText(result.change, BALANCE_CURRENCY, { signed: true }),
                })
              : translate('member.check')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
