import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ClaimDetail, ClaimPhoto } from '../../api/types';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { useErrorText } from '../../ui/States';
import { useToast } from '../../ui/Toast';
import { MAX_PHOTOS, useAnswerClaim, useWithdrawClaim } from './claim-api';
import { PhotoField } from './PhotoField';

const LONGEST_ANSWER = 300;

/** Answering what was asked, and taking the claim back. */
export function ClaimActs({ claim }: { claim: ClaimDetail }) {
  const { t } = useTranslation();
  const toast = useToast();
  const errorText = useErrorText();
  const [asking, setAsking] = useState<'answer' | 'withdraw' | null>(null);
  const close = (): void => setAsking(null);
  const withdraw = useWithdrawClaim(claim.claim_no);
  return (
    <Box sx={{ display: 'flex', gap: 1, justifyContent: 'flex-end' }}>
      {claim.actions.includes('withdraw') && (
        <Button color="error" onClick={() => setAsking('withdraw')}>
          {t('claim.withdraw')}
        </Button>
      )}
      {claim.actions.includes('answer') && (
        <Button variant="contained" onClick={() => setAsking('answer')}>
          {t('claim.answer')}
        </Button>
      )}
      {asking === 'answer' && <AnswerDialog claim={claim} onClose={close} />}
      {asking === 'withdraw' && (
        <ConfirmDialog
          open
          title={t('claim.withdrawTitle')}
          text={t('claim.withdrawText')}
          cancel={t('claim.keep')}
          onCancel={close}
        >
          <Button
            variant="contained"
            color="error"
            disabled={withdraw.isPending}
            onClick={() =>
              withdraw.mutate(undefined, {
                onSuccess: () => toast(t('claim.withdrawn')),
                onError: (error) => toast(errorText(error), 'error'),
                onSettled: close,
              })
            }
          >
            {t('claim.withdraw')}
          </Button>
        </ConfirmDialog>
      )}
    </Box>
  );
}

function AnswerDialog({ claim, onClose }: { claim: ClaimDetail; onClose: () => void }) {
  const { t } = useTranslation();
  const toast = useToast();
  const errorText = useErrorText();
  const titleId = useId();
  const send = useAnswerClaim(claim.claim_no);
  const [answer, setAnswer] = useState('');
  const [photos, setPhotos] = useState<readonly ClaimPhoto[]>([]);
  const most = MAX_PHOTOS - claim.photos.length;
  const asked = claim.history.findLast(({ to }) => to === 'asked')?.reason;
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <DialogTitle id={titleId} variant="h3">
        {t('claim.answer')}
      </DialogTitle>
      <DialogContent>
        <Typography variant="body2" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
          {asked}
        </Typography>
        <TextField
          fullWidth
          multiline
          autoFocus
          label={t('claim.yourAnswer')}
          value={answer}
          onChange={(event) => setAnswer(event.target.value)}
          slotProps={{ htmlInput: { maxLength: LONGEST_ANSWER } }}
          sx={{ mt: 1, mb: 2 }}
        />
        {most > 0 && <PhotoField photos={photos} onChange={setPhotos} most={most} />}
      </DialogContent>
      <DialogActions sx={{ px: 2.5, pb: 2 }}>
        <Button onClick={onClose}>{t('act.cancel')}</Button>
        <Button
          variant="contained"
          disabled={send.isPending || answer.trim() === ''}
          onClick={() =>
            send.mutate(
              { answer: answer.trim(), photos: photos.map(({ id }) => ({ file_id: id })) },
              {
                onSuccess: () => {
                  toast(t('claim.answered'));
                  onClose();
                },
                onError: (error) => toast(errorText(error), 'error'),
              },
            )
          }
        >
          {t('claim.answer')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
