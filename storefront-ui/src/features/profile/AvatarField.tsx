import Alert from '@mui/material/Alert';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../ui/States';
import { useUploadAvatar } from './profile-api';

const TYPES = 'image/png,image/jpeg,image/webp,image/gif';

/** The member's picture and its upload; what was uploaded is kept when the profile is saved. */
export function AvatarField({
  url,
  name,
  onUploaded,
}: {
  url: string;
  name: string;
  onUploaded: (url: string) => void;
}) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const picker = useRef<HTMLInputElement>(null);
  const upload = useUploadAvatar();
  const take = (file: File | undefined): void => {
    if (file) upload.mutate(file, { onSuccess: (uploaded) => onUploaded(uploaded.url) });
  };
  return (
    <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
      <Avatar
        src={upload.data?.full_url ?? url}
        alt={t('profile.avatar')}
        sx={{
          width: 72,
          height: 72,
          fontSize: 28,
          fontWeight: 700,
          bgcolor: 'primary.light',
          color: 'primary.main',
        }}
      >
        {[...name][0]?.toUpperCase()}
      </Avatar>
      <Box sx={{ flex: 1, minWidth: 180 }}>
        <Button
          variant="outlined"
          disabled={upload.isPending}
          onClick={() => picker.current?.click()}
          startIcon={upload.isPending ? <CircularProgress size={16} aria-hidden /> : undefined}
        >
          {t(upload.isPending ? 'profile.uploading' : 'profile.chooseAvatar')}
        </Button>
        <Typography variant="body2" color="text.secondary" role="status" sx={{ mt: 0.5 }}>
          {t(upload.isSuccess ? 'profile.avatarUploaded' : 'profile.avatarHint')}
        </Typography>
        <input
          ref={picker}
          type="file"
          accept={TYPES}
          hidden
          aria-label={t('profile.avatar')}
          onChange={(event) => {
            take(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
      </Box>
      {upload.isError && (
        <Alert severity="error" role="alert" sx={{ width: '100%' }}>
          {errorText(upload.error)}
        </Alert>
      )}
    </Box>
  );
}
