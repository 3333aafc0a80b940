import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type ReactNode } from 'react';

/** A question before something that cannot be undone; focus starts on the way out. */
export function ConfirmDialog({
  open,
  title,
  text,
  cancel,
  onCancel,
  choice,
  children,
}: {
  open: boolean;
  title: string;
  text: string;
  cancel: string;
  onCancel: () => void;
  /** What can be chosen before going on, below the text. */
  choice?: ReactNode;
  /** The buttons that go on. */
  children: ReactNode;
}) {
  const titleId = useId();
  return (
    <Dialog open={open} onClose={onCancel} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <DialogTitle id={titleId} variant="h3">
        {title}
      </DialogTitle>
      <DialogContent>
        <DialogContentText variant="body2">{text}</DialogContentText>
        {choice}
      </DialogContent>
      <DialogActions sx={{ px: 2.5, pb: 2, flexWrap: 'wrap', gap: 0.5 }}>
        <Button autoFocus onClick={onCancel}>
          {cancel}
        </Button>
        {children}
      </DialogActions>
    </Dialog>
  );
}
