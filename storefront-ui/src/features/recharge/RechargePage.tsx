import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { formatMoneyText } from '@parcelway/look';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { FilterPills } from '../../ui/FilterPills';
import { ErrorState, RowsSkeleton, useErrorText } from '../../ui/States';
import { MemberPage } from '../account/MemberPage';
import { usePaymentWays, type Proof } from '../payment/payment-api';
import { chosenWay, pageOfWay, shownWays } from '../payment/payment-rules';
import { TransferFields } from '../payment/TransferFields';
import { WaysToPay } from '../payment/WaysToPay';
import { amountOf } from './recharge-amount';
import { useRecharge, useRechargeSteps } from './recharge-api';

/** Putting money on the balance: how much, by which way; the way's own page goes on from there. */
export function RechargePage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const errorText = useErrorText();
  const steps = useRechargeSteps();
  const currency = steps.data?.currency ?? '';
  const offered = usePaymentWays('recharge', currency, currency !== '');
  const recharge = useRecharge();
  const [text, setText] = useState<string | null>(null);
  const [picked, setPicked] = useState<string | null>(null);
  const [proof, setProof] = useState<Proof | null>(null);
  const [note, setNote] = useState('');
  const written = text ?? steps.data?.list[0] ?? '';
  const amount = amountOf(written);
  const ways = offered.data
    ? shownWays(offered.data, amount ?? '0.00').filter(({ code }) => code !== 'balance')
    : [];
  const way = chosenWay(ways, picked)?.code ?? null;
  const isReady = amount !== null && way !== null && (way !== 'offline' || proof !== null);
  const submit = (): void => {
    if (!amount || !way || way === 'balance') return;
    recharge.mutate(
      { amount, way, ...(way === 'offline' && proof ? { proof_file: proof.id, note } : {}) },
      {
        onSuccess: ({ bill_no, payment_no }) =>
          void navigate(
            way === 'offline' ? `/return?payment_no=${payment_no}` : pageOfWay(way, { bill_nos: [bill_no] }),
          ),
      },
    );
  };
  return (
    <MemberPage title={t('recharge.title')}>
      <Box sx={{ maxWidth: 560 }}>
        {steps.isPending && <RowsSkeleton rows={2} height={160} />}
        {steps.isError && <ErrorState error={steps.error} onRetry={() => void steps.refetch()} />}
        {steps.data && (
          <>
            <Card sx={{ p: 2 }}>
              <Typography variant="h4" component="h2">
                {t('recharge.amount')}
              </Typography>
              <FilterPills
                label={t('recharge.steps')}
                value={written}
                onChange={setText}
                pills={steps.data.list.map((value) => ({ value, label: formatMoneyText(value, currency) }))}
              />
              <TextField
                label={t('recharge.other')}
                value={written}
                onChange={(event) => setText(event.target.value)}
                error={text !== null && amount === null}
                helperText={text !== null && amount === null ? t('recharge.wrong') : ' '}
                disabled={recharge.isPending}
                fullWidth
                slotProps={{
                  htmlInput: { inputMode: 'decimal', maxLength: 10 },
                  input: {
                    startAdornment: <InputAdornment position="start">{currency}</InputAdornment>,
                  },
                }}
              />
            </Card>
            {ways.length > 0 && (
              <WaysToPay
                ways={ways}
                chosen={way}
                currency={currency}
                busy={recharge.isPending}
                onChoose={setPicked}
              />
            )}
            {way === 'offline' && (
              <Card sx={{ p: 2, mt: 2 }}>
                <TransferFields
                  instructions={offered.data?.list.find(({ code }) => code === 'offline')?.instructions ?? ''}
                  proof={proof}
                  onProof={setProof}
                  note={note}
                  onNote={setNote}
                  disabled={recharge.isPending}
                />
              </Card>
            )}
            {(recharge.isError || offered.isError) && (
              <Alert severity="error" role="alert" sx={{ mt: 2 }}>
                {errorText(recharge.error ?? offered.error)}
              </Alert>
            )}
            <Button
              variant="contained"
              size="large"
              fullWidth
              disabled={!isReady || recharge.isPending}
              onClick={submit}
              sx={{ mt: 2 }}
            >
              {recharge.isPending
                ? t('recharge.busy')
                : t('recharge.submit', { amount: formatMoneyText(amount ?? '0.00', currency) })}
            </Button>
            <Typography variant="body2" color="text.secondary" sx={{ mt: 1, textAlign: 'center' }}>
              {t('recharge.hint')}
            </Typography>
          </>
        )}
      </Box>
    </MemberPage>
  );
}
