import RefreshOutlined from '@mui/icons-material/RefreshOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useId, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState, RowsSkeleton } from '../../ui/States';
import { checkClicks, fetchClickPicture, type CaptchaAnswer } from './captcha-api';
import { clickInfo, type Click } from './click-info';

const STEP_PX = 8;
const moves: Record<string, Click> = {
  ArrowLeft: { x: -STEP_PX, y: 0 },
  ArrowRight: { x: STEP_PX, y: 0 },
  ArrowUp: { x: 0, y: -STEP_PX },
  ArrowDown: { x: 0, y: STEP_PX },
};
const within = (value: number, end: number): number => Math.min(Math.max(value, 0), end);

const spot = { position: 'absolute', transform: 'translate(-50%, -50%)', borderRadius: '50%' } as const;

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
  const frame = useRef<HTMLDivElement>(null);
  const [clicks, setClicks] = useState<readonly Click[]>([]);
  const [cursor, setCursor] = useState<Click | null>(null);
  const [wrong, setWrong] = useState(false);
  const picture = useQuery({
    queryKey: ['clickCaptcha', id],
    queryFn: () => fetchClickPicture(id),
    gcTime: 0,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  });
  const another = (): void => {
    setClicks([]);
    void picture.refetch();
  };
  const solve = async (all: readonly Click[], shown: DOMRect): Promise<void> => {
    const info = clickInfo(all, shown);
    try {
      await checkClicks(id, info);
      onSolved({ captchaId: id, captchaInfo: info });
    } catch {
      setWrong(true);
      another();
    }
  };
  const add = (click: Click): void => {
    const shown = frame.current?.getBoundingClientRect();
    if (!shown || !picture.data || clicks.length >= picture.data.text.length) return;
    const all = [...clicks, click];
    setClicks(all);
    setWrong(false);
    if (all.length === picture.data.text.length) void solve(all, shown);
  };
  const byMouse = (event: MouseEvent<HTMLDivElement>): void => {
    const shown = event.currentTarget.getBoundingClientRect();
    setCursor(null);
    add({ x: event.clientX - shown.left, y: event.clientY - shown.top });
  };
  const byKey = (event: KeyboardEvent<HTMLDivElement>): void => {
    const { width, height } = event.currentTarget.getBoundingClientRect();
    const from = cursor ?? { x: width / 2, y: height / 2 };
    const move = moves[event.key];
    if (move) setCursor({ x: within(from.x + move.x, width), y: within(from.y + move.y, height) });
    else if (event.key === ' ' || event.key === 'Enter') add(from);
    else return;
    event.preventDefault();
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
            <Box
              ref={frame}
              role="application"
              tabIndex={0}
              aria-label={t('captcha.picture', { asked })}
              onClick={byMouse}
              onKeyDown={byKey}
              sx={{ position: 'relative', cursor: 'crosshair', borderRadius: '6px', overflow: 'hidden' }}
            >
              <Box
                component="img"
                src={picture.data.base64}
                alt=""
                draggable={false}
                sx={{ display: 'block', width: '100%', height: 'auto' }}
              />
              {clicks.map((click, index) => (
                <Box
                  key={`${index}:${click.x},${click.y}`}
                  sx={{
                    ...spot,
                    left: click.x,
                    top: click.y,
                    width: 26,
                    height: 26,
                    display: 'grid',
                    placeItems: 'center',
                    fontSize: 13,
                    fontWeight: 700,
                    bgcolor: 'primary.main',
                    color: 'primary.contrastText',
                    border: '2px solid #fff',
                  }}
                >
                  {index + 1}
                </Box>
              ))}
              {cursor && (
                <Box
                  aria-hidden
                  sx={{
                    ...spot,
                    left: cursor.x,
                    top: cursor.y,
                    width: 20,
                    height: 20,
                    border: '3px solid',
                    borderColor: 'secondary.main',
                    boxShadow: '0 0 0 2px #14252B',
                  }}
                />
              )}
            </Box>
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
