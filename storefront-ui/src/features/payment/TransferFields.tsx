import AttachFileOutlined from '@mui/icons-material/AttachFileOutlined';
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { RichText } from '@parcelway/look';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../ui/States';
import { useUploadProof, type Proof } from './payment-api';

const TYPES = 'image/png,image/jpeg,image/webp,image/gif,application/pdf';

/** Where the money goes, and what shows that it is on its way: a paper, uploaded as it is chosen, and a note. */
export function TransferFields({
  instructions,
  proof,
  onProof,
  note,
  onNote,
  disabled,
}: {
  /** HTML of ours; '' = none. */
  instructions: string;
  proof: Proof | null;
  onProof: (proof: Proof) => void;
  note: string;
  onNote: (note: string) => void;
  disabled: boolean;
}) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const picker = useRef<HTMLInputElement>(null);
  const upload = useUploadProof();
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {instructions !== '' && (
        <Box>
          <Typography variant="h4" component="h3" sx={{ mb: 0.5 }}>
            {t('payment.transfer.to')}
          </Typography>
          <RichText html={instructions} />
        </Box>
      )}
      <Box>
        <Typography variant="h4" component="h3" sx={{ mb: 0.5 }}>
          {t('payment.transfer.proof')}
        </Typography>
        <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
          {t('payment.transfer.proofHint')}
        </Typography>
        {proof && (
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1, overflowWrap: 'anywhere' }}>
            <CheckCircleOutlined color="success" fontSize="small" aria-hidden />
            {proof.name}
          </Box>
        )}
        <Button
          variant="outlined"
          disabled={disabled || upload.isPending}
          onClick={() => picker.current?.click()}
          startIcon={upload.isPending ? <CircularProgress size={16} aria-hidden /> : <AttachFileOutlined />}
        >
          {t(
            upload.isPending
              ? 'payment.transfer.uploading'
              : proof
                ? 'payment.transfer.change'
                : 'payment.transfer.choose',
          )}
        </Button>
        <input
          ref={picker}
          type="file"
          accept={TYPES}
          hidden
          aria-label={t('payment.transfer.choose')}
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            if (file) upload.mutate(file, { onSuccess: onProof });
            event.target.value = '';
          }}
        />
        {upload.isError && (
          <Alert severity="error" role="alert" sx={{ mt: 1 }}>
            {errorText(upload.error)}
          </Alert>
        )}
      </Box>
      <TextField
        label={t('payment.transfer.note')}
        helperText={t('payment.transfer.noteHint')}
        value={note}
        onChange={(event) => onNote(event.target.value)}
        disabled={disabled}
        fullWidth
        slotProps={{ htmlInput: { maxLength: 200 } }}
      />
    </Box>
  );
}
