import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Member } from '../../app/use-session';
import { useToast } from '../../ui/Toast';
import { useIsPhone } from '../../ui/useIsPhone';
import type { ContactKind } from '../verification-code/code-request';
import { NewContactStep } from './NewContactStep';
import { OwnContactStep } from './OwnContactStep';

/**
 * Changes e-mail or mobile: first the one in use is proved by password and code, then the new one by its code. A member
 * without one gives the password with the new one.
 */
export function ChangeBindDialog({
  kind,
  member,
  onClose,
}: {
  kind: ContactKind;
  member: Member;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const phone = useIsPhone();
  const toast = useToast();
  const titleId = useId();
  const [token, setToken] = useState<string | null>(null);
  const own = member[kind];
  const verb = t(own ? 'profile.change' : 'profile.bind');
  const name = t(`code.kind.${kind}`);
  const done = (): void => {
    toast(t('profile.bound', { name }));
    onClose();
  };
  return (
    <Dialog open onClose={onClose} fullScreen={phone} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId} variant="h3">
        {t('profile.changeTitle', { verb, name })}
      </DialogTitle>
      {own && token === null ? (
        <OwnContactStep kind={kind} own={own} onVerified={setToken} onClose={onClose} />
      ) : (
        <NewContactStep kind={kind} token={token} onDone={done} onClose={onClose} />
      )}
    </Dialog>
  );
}
