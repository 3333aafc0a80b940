import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useBeforeUnload, useBlocker } from 'react-router';
import { ConfirmDialog } from '../../ui/ConfirmDialog';

/** Asks before a changed form is left, and offers to keep it where it can be kept. */
export function LeaveDialog({
  when,
  onKeep,
  onClose,
  onDiscard,
}: {
  /** Read at the moment of leaving. */
  when: () => boolean;
  /** Absent where nothing can be kept. */
  onKeep?: () => void;
  /** The page is closed without a question that could be answered here; absent, the browser asks. */
  onClose?: () => void;
  onDiscard?: () => void;
}) {
  const { t } = useTranslation();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && when(),
  );
  useBeforeUnload((event) => {
    if (!when()) return;
    if (onClose) onClose();
    else event.preventDefault();
  });
  const leave = (before?: () => void): void => {
    before?.();
    blocker.proceed?.();
  };
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title={t('confirm.leave')}
      text={t(onKeep ? 'confirm.leaveText' : 'confirm.lostText')}
      cancel={t('confirm.stay')}
      onCancel={() => blocker.reset?.()}
    >
      <Button onClick={() => leave(onDiscard)} color="error">
        {t('confirm.discard')}
      </Button>
      {onKeep && (
        <Button variant="contained" onClick={() => leave(onKeep)}>
          {t('confirm.keepDraft')}
        </Button>
      )}
    </ConfirmDialog>
  );
}
