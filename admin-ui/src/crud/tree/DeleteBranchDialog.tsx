import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useDeleteMany, useNotify, useTranslate } from 'react-admin';
import { errorText } from '../../providers/problem';
import { idsBelow } from './row-tree';
import type { TreeRecord } from './useTreeRows';

/** Deletes a row with all that hangs under it, at once or not at all, after saying how many that are. */
export function DeleteBranchDialog({
  resource,
  row,
  rows,
  title,
  onClose,
  onDeleted,
}: {
  resource: string;
  row: TreeRecord;
  rows: readonly TreeRecord[];
  title: string;
  onClose: () => void;
  onDeleted: () => void;
}) {
  const translate = useTranslate();
  const notify = useNotify();
  const below = idsBelow(rows, row.id);
  const count = { smart_count: below.length + 1 };
  const [deleteMany, { isPending }] = useDeleteMany();
  const remove = (): void =>
    void deleteMany(
      resource,
      { ids: [row.id, ...below] },
      {
        onSuccess: () => {
          notify('ra.notification.deleted', { type: 'success', messageArgs: count });
          onClose();
          onDeleted();
        },
        onError: (error: unknown) => {
          notify(errorText(error, 'ra.notification.http_error'), { type: 'error' });
          onClose();
        },
      },
    );
  return (
    <Dialog open onClose={onClose} role="alertdialog" aria-labelledby="delete-branch" maxWidth="xs" fullWidth>
      <DialogTitle id="delete-branch">{translate('tree.deleteTitle', { title })}</DialogTitle>
      <DialogContent>
        <DialogContentText>
          {below.length === 0
            ? translate('tree.deleteLeaf')
            : translate('tree.deleteBranch', { smart_count: below.length })}
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button autoFocus onClick={onClose}>
          {translate('ra.action.cancel')}
        </Button>
        <Button color="error" variant="contained" disabled={isPending} onClick={remove}>
          {translate('form.deleteDo', count)}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
