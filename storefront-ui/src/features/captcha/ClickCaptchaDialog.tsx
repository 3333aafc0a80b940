import RefreshOutlined from '@mui/icons-material/RefreshOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { ClickPicture } from '@parcelway/look';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState, RowsSkeleton } from '../../ui/States';
import { checkClicks, fetchClickPicture, type CaptchaAnswer } from './captcha-api';

/**
 * Asks to click the named things of a picture in their order: by mouse, finger, or arrow keys and space. `onSolved` gets
 * what the call behind it posts; a wrong answer brings a new picture.
 */
export function ClickCaptchaDialog({
  id,
  onSolved,
  onClose,
}: {
  id: string;
  onSolved: (answer: CaptchaAnswer) => void;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const titleId = useId();
  const [wrong, setWrong] = useState(false);
  const picture = useQuery({
    queryKey: ['clickCaptcha', id],
    queryFn: () => fetchClickPicture(id),
    gcTime: 0,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  });
  const another = (): void => void picture.refetch();
  const solve = async (info: string): Promise<void> => {
    setWrong(false);
    try {
      await checkClicks(id, info);
      onSolved({ captchaId: id, captchaInfo: info });
    } catch {
      setWrong(true);
      another();
    }
  };
  const asked = picture.data?.text.join(' → ') ?? '';
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <DialogTitle id={titleId} variant="h3">
        {t('captcha.title')}
      </DialogTitle>
      <DialogContent>
        {picture.isPending && <RowsSkeleton rows={1} height={200} />}
        {picture.isError && <ErrorState error={picture.error} onRetry={another} />}
        {picture.data && (
          <>
            <Typography sx={{ mb: 1 }}>
              {t('captcha.ask')} <b>{asked}</b>
            </Typography>
            <ClickPicture
              key={picture.dataUpdatedAt}
              src={picture.data.base64}
              count={picture.data.text.length}
              label={t('captcha.picture', { asked })}
              onClicked={(info) => void solve(info)}
            />
            <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
              {t('captcha.hint')}
            </Typography>
          </>
        )}
        {wrong && (
          <Alert severity="error" role="alert" sx={{ mt: 1 }}>
            {t('captcha.wrong')}
          </Alert>
        )}
      </DialogContent>
      <DialogActions sx={{ px: 2.5, pb: 2 }}>
        <Button startIcon={<RefreshOutlined />} onClick={another}>
          {t('captcha.another')}
        </Button>
        <Button onClick={onClose}>{t('act.cancel')}</Button>
      </DialogActions>
    </Dialog>
  );
}
