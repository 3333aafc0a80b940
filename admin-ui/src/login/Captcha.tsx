import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { ClickPicture } from '@parcelway/look';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { ErrorNotice } from '../crud/Notice';
import { captchaImageUrl, checkClicks, clickPicture } from './captcha-api';

/** Four digits read off a picture; the picture itself is the button for another one. */
export function ImageCaptcha({
  id,
  value,
  wrong,
  onChange,
  onAnother,
}: {
  id: string;
  value: string;
  wrong: boolean;
  onChange: (value: string) => void;
  onAnother: () => void;
}) {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'flex-start' }}>
      <TextField
        id="captcha"
        label={translate('captcha.code')}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        error={wrong}
        helperText={wrong ? translate('captcha.required') : undefined}
        autoComplete="off"
        sx={{ flex: 1 }}
        slotProps={{ htmlInput: { inputMode: 'numeric' } }}
      />
      <ButtonBase onClick={onAnother} sx={{ mt: '27px', borderRadius: '6px' }}>
        <Box
          component="img"
          src={captchaImageUrl(id)}
          alt={translate('captcha.image')}
          width={141}
          height={44}
          sx={{ border: 1, borderColor: 'divider', borderRadius: '6px', bgcolor: '#fff', objectFit: 'cover' }}
        />
      </ButtonBase>
    </Box>
  );
}

/** Asks to click the named things of a picture in their order; a wrong answer brings a new picture. */
export function ClickCaptcha({
  id,
  onSolved,
  onClose,
}: {
  id: string;
  onSolved: (info: string) => void;
  onClose: () => void;
}) {
  const translate = useTranslate();
  const [wrong, setWrong] = useState(false);
  const { data, error, dataUpdatedAt, refetch } = useQuery({
    queryKey: ['clickCaptcha', id],
    queryFn: () => clickPicture(id),
    gcTime: 0,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  });
  const another = (): void => void refetch();
  const solve = async (info: string): Promise<void> => {
    setWrong(false);
    try {
      await checkClicks(id, info);
      onSolved(info);
    } catch {
      setWrong(true);
      another();
    }
  };
  const asked = data?.text.join(' → ') ?? '';
  return (
    <Dialog open onClose={onClose} aria-labelledby="captcha-title" maxWidth="xs" fullWidth>
      <DialogTitle id="captcha-title">{translate('captcha.title')}</DialogTitle>
      <DialogContent>
        {error && <ErrorNotice error={error} onRetry={another} />}
        {data && (
          <>
            <Typography sx={{ mb: 1 }}>
              {translate('captcha.ask')} <b>{asked}</b>
            </Typography>
            <ClickPicture
              key={dataUpdatedAt}
              src={data.base64}
              count={data.text.length}
              label={translate('captcha.picture', { asked })}
              onClicked={(info) => void solve(info)}
            />
          </>
        )}
        {wrong && (
          <Alert severity="error" role="alert" sx={{ mt: 1 }}>
            {translate('captcha.wrong')}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={another}>{translate('captcha.another')}</Button>
        <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
      </DialogActions>
    </Dialog>
  );
}
