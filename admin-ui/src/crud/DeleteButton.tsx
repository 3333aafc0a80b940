import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useState } from 'react';
import type { Identifier } from 'react-admin';
import { useDeleteMany, useGetResourceLabel, useNotify, useResourceContext, useTranslate } from 'react-admin';
import { errorText } from '../providers/problem';

/** Deletes rows after asking: the question says how many, the button repeats the verb, and focus starts on cancel. */
export function DeleteButton({ ids, onDeleted }: { ids: readonly Identifier[]; onDeleted: () => void }) {
  const resource = useResourceContext() ?? '';
  const translate = useTranslate();
  const nameOf = useGetResourceLabel();
  const notify = useNotify();
  const [asking, setAsking] = useState(false);
  const [deleteMany, { isPending }] = useDeleteMany();
  const count = { smart_count: ids.length };

  const remove = (): void =>
    void deleteMany(
      resource,
      { ids: [...ids] },
      {
        onSuccess: () => {
          setAsking(false);
          notify('ra.notification.deleted', { type: 'success', messageArgs: count });
          onDeleted();
        },
        onError: (error: unknown) => {
          setAsking(false);
          notify(errorText(error, 'ra.notification.http_error'), { type: 'error' });
        },
      },
    );

  return (
    <>
      <Button color="error" startIcon={<DeleteOutlined />} onClick={() => setAsking(true)}>
        {translate('ra.action.delete')}
      </Button>
      <Dialog open={asking} onClose={() => setAsking(false)} aria-labelledby="delete-title">
        <DialogTitle id="delete-title">{translate('form.deleteTitle')}</DialogTitle>
        <DialogContent>
          <DialogContentText>
            {translate('form.deleteText', { ...count, name: nameOf(resource, ids.length) })}
          </DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button autoFocus onClick={() => setAsking(false)}>
            {translate('ra.action.cancel')}
          </Button>
          <Button color="error" variant="contained" disabled={isPending} onClick={remove}>
            {translate('form.deleteDo', count)}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
