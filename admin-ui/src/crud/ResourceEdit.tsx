import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import type { ReactNode } from 'react';
import {
  EditBase,
  useCreatePath,
  useEditContext,
  useNavigate,
  useNotify,
  useResourceContext,
  useTranslate,
} from 'react-admin';
import type { RaRecord } from 'react-admin';
import { PageTitle } from '../layout/PageTitle';
import { errorText, fieldErrors, problemCode } from '../providers/problem';
import { ErrorNotice } from './Notice';
import { PageHead } from './PageHead';
import type { FormShape } from './ResourceForm';
import { ResourceForm } from './ResourceForm';
import { useRowTitle } from './useRowTitle';

/** Changes a row of any resource. A row somebody else changed meanwhile is not overwritten: it asks to reload. */
export function ResourceEdit({
  children,
  next = 'show',
  ...shape
}: FormShape & { children?: ReactNode; next?: 'show' | 'list' }) {
  const resource = useResourceContext() ?? '';
  const createPath = useCreatePath();
  const navigate = useNavigate();
  const notify = useNotify();
  const [changed, setChanged] = useState(false);
  const [reloads, setReloads] = useState(0);
  return (
    <EditBase
      mutationMode="pessimistic"
      mutationOptions={{
        onSuccess: (row: RaRecord) => {
          notify('ra.notification.updated', { type: 'success', messageArgs: { smart_count: 1 } });
          navigate(createPath({ resource, type: next, ...(next === 'list' ? {} : { id: row.id }) }));
        },
        onError: (error: unknown) => {
          if (problemCode(error) === 'crud.changed_by_another') setChanged(true);
          else if (!hasFieldErrors(error))
            notify(errorText(error, 'ra.notification.http_error'), { type: 'error' });
        },
      }}
    >
      <EditContent key={reloads} shape={shape}>
        {children}
      </EditContent>
      <ChangedDialog
        open={changed}
        onClose={() => setChanged(false)}
        onReloaded={() => setReloads((count) => count + 1)}
      />
    </EditBase>
  );
}

const hasFieldErrors = (error: unknown): boolean => fieldErrors(error) !== undefined;

function EditContent({ shape, children }: { shape: FormShape; children: ReactNode }) {
  const { record, resource, error, refetch } = useEditContext();
  const title = useRowTitle(resource, record);
  return (
    <>
      <PageTitle of={title} />
      <PageHead title={title} />
      {error ? (
        <Card>
          <ErrorNotice error={error} onRetry={() => void refetch()} />
        </Card>
      ) : record ? (
        <>
          <ResourceForm resource={resource} adding={false} {...shape} />
          {children}
        </>
      ) : (
        <Card sx={{ p: 2 }} aria-busy>
          {Array.from({ length: 6 }, (_, row) => (
            <Skeleton key={row} height={56} />
          ))}
        </Card>
      )}
    </>
  );
}

function ChangedDialog({
  open,
  onClose,
  onReloaded,
}: {
  open: boolean;
  onClose: () => void;
  onReloaded: () => void;
}) {
  const { refetch } = useEditContext();
  const translate = useTranslate();
  return (
    <Dialog open={open} onClose={onClose} role="alertdialog" aria-labelledby="changed-title">
      <DialogTitle id="changed-title">{translate('form.changedTitle')}</DialogTitle>
      <DialogContent>
        <DialogContentText>{translate('form.changedText')}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
        <Button
          variant="contained"
          autoFocus
          onClick={() => {
            onClose();
            void Promise.resolve(refetch()).then(onReloaded);
          }}
        >
          {translate('app.reload')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
