import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Link from '@mui/material/Link';
import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsPhone } from '../../ui/useIsPhone';
import { useProtocol, type ProtocolCode } from './protocol-api';
import { ProtocolText } from './ProtocolText';

function ProtocolDialog({
  code,
  title,
  onClose,
}: {
  code: ProtocolCode;
  title: ReactNode;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const phone = useIsPhone();
  const titleId = useId();
  const found = useProtocol(code).data;
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="md" fullWidth fullScreen={phone}>
      <DialogTitle id={titleId} variant="h3">
        {found?.title ?? title}
      </DialogTitle>
      <DialogContent tabIndex={0}>
        <ProtocolText code={code} />
      </DialogContent>
      <DialogActions sx={{ px: 2.5, pb: 2 }}>
        <Button onClick={onClose}>{t('act.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}

/** Words of a sentence that open a document in place. */
export function ProtocolLink({ code, children }: { code: ProtocolCode; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Link
        component="button"
        type="button"
        onClick={() => setOpen(true)}
        sx={{ fontSize: 14, verticalAlign: 'baseline' }}
      >
        {children}
      </Link>
      {open && <ProtocolDialog code={code} title={children} onClose={() => setOpen(false)} />}
    </>
  );
}
