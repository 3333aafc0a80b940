import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { actTitles } from '@parcelway/contracts/resources';
import { useId, useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { useNotify, useRefresh, useResourceContext, useTranslate } from 'react-admin';
import { inLocale } from '../i18n/field-words';
import { useLanguage } from '../i18n/useLanguage';
import { useMay } from '../layout/access';
import { errorText, fieldErrors } from '../providers/problem';
import { ActFields, isFilled } from './ActFields';
import type { ActField } from './ActFields';
import { BatchResult } from './BatchResult';
import type { Refused } from './batch-run';

export interface ActQuestionProps {
  readonly action: string;
  /** What it is called here, instead of the act's own word. */
  readonly title?: string;
  /** What will happen, in the reader's language. */
  readonly text: string;
  readonly fields?: readonly ActField[];
  readonly danger?: boolean;
  readonly icon?: ReactNode;
  /** What the fields say at first. */
  readonly initial?: Readonly<Record<string, string>>;
  /** Below the fields; what it asks for is the caller's to send. */
  readonly children?: ReactNode;
}

/**
 * The button of an act of the declaration, and the dialog that says what will happen and asks what the act needs. Not drawn without its node.
 * What the server says of a field stands at the field, everything else at the foot of the page; what was typed stays until it is done.
 */
export function ActQuestion({
  action,
  title,
  text,
  fields = [],
  danger = false,
  icon,
  initial = {},
  children,
  variant,
  run,
}: ActQuestionProps & {
  variant: 'text' | 'outlined';
  /** Does `act`, as the reader calls it, with what was typed; answers the rows that were refused. */
  run: (values: Readonly<Record<string, string>>, act: string) => Promise<readonly Refused[]>;
}) {
  const resource = useResourceContext() ?? '';
  const translate = useTranslate();
  const language = useLanguage();
  const notify = useNotify();
  const refresh = useRefresh();
  const may = useMay();
  const titleId = useId();
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  const [wrong, setWrong] = useState<Readonly<Record<string, unknown>>>({});
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  if (!may(resource, action)) return null;
  const act = title ?? inLocale(actTitles[action] ?? [action, action], language);
  const color = danger ? 'error' : 'primary';
  const close = () => setOpen(false);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setBusy(true);
    setWrong({});
    try {
      const failed = await run(values, act);
      setRefused(failed);
      if (failed.length === 0) close();
      setValues({});
      refresh();
    } catch (error) {
      const errors = fieldErrors(error);
      setWrong(errors ?? {});
      if (!errors) notify(errorText(error, 'ra.notification.http_error'), { type: 'error' });
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <Button
        variant={variant}
        startIcon={icon}
        color={color}
        onClick={() => {
          setRefused([]);
          setWrong({});
          setValues((typed) => ({ ...initial, ...typed }));
          setOpen(true);
        }}
      >
        {act}
      </Button>
      <Dialog open={isOpen} onClose={close} aria-labelledby={titleId} maxWidth="xs" fullWidth>
        <DialogTitle id={titleId}>{act}</DialogTitle>
        {refused.length > 0 ? (
          <BatchResult refused={refused} act={act} onClose={close} />
        ) : (
          <form onSubmit={(event) => void submit(event)} noValidate>
            <DialogContent>
              <DialogContentText sx={{ mb: fields.length > 0 ? 2 : 0 }}>{text}</DialogContentText>
              <ActFields fields={fields} values={values} wrong={wrong} onChange={setValues} />
              {children}
            </DialogContent>
            <DialogActions>
              <Button autoFocus={fields.length === 0} onClick={close} disabled={isBusy}>
                {translate('ra.action.close')}
              </Button>
              <Button
                type="submit"
                variant="contained"
                color={color}
                disabled={isBusy || !isFilled(fields, values)}
                aria-busy={isBusy}
              >
                {act}
              </Button>
            </DialogActions>
          </form>
        )}
      </Dialog>
    </>
  );
}
