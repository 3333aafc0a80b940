import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { WriteIntent } from '@parcelway/client';
import { actTitles } from '@parcelway/contracts/resources';
import { useId, useRef, useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { useRecordContext, useRefresh, useResourceContext, useNotify, useTranslate } from 'react-admin';
import { inLocale } from '../i18n/field-words';
import { useLanguage } from '../i18n/useLanguage';
import { useMay } from '../layout/access';
import { errorText, fieldErrors } from '../providers/problem';
import { callRest } from '../providers/rest';
import { ActFields, isFilled } from './ActFields';
import type { ActField } from './ActFields';

/**
 * An act of the declaration on the row of the page that needs words: a reason, an amount. Not drawn without its node. What the server says
 * of a field stands at the field, everything else at the foot of the page; what was typed stays until it is done. An act on no row says in
 * `subject` what it is about.
 */
export function ActDialog<Answer = unknown>({
  action,
  text,
  fields,
  icon,
  danger = false,
  subject,
  initial = {},
  children,
  done,
  onDone,
}: {
  action: string;
  /** What will happen, in the reader's language. */
  text: string;
  fields: readonly ActField[];
  icon?: ReactNode;
  danger?: boolean;
  /** Sent instead of the row's id. */
  subject?: Readonly<Record<string, unknown>>;
  /** What the fields say at first. */
  initial?: Readonly<Record<string, string>>;
  /** Below the fields; what it asks for goes into `subject`. */
  children?: ReactNode;
  /** What is said of the answer, instead of that it is done. */
  done?: (answer: Answer) => string;
  onDone?: (answer: Answer) => void;
}) {
  const record = useRecordContext();
  const resource = useResourceContext() ?? '';
  const translate = useTranslate();
  const language = useLanguage();
  const notify = useNotify();
  const refresh = useRefresh();
  const may = useMay();
  const titleId = useId();
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  // Pressed again after a broken connection, it goes on with the same act.
  const intent = useRef(new WriteIntent());
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  const [wrong, setWrong] = useState<Readonly<Record<string, unknown>>>({});
  const about = subject ?? (record && { id: record.id });
  if (!about || !may(resource, action)) return null;
  const title = inLocale(actTitles[action] ?? [action, action], language);
  const missing = !isFilled(fields, values);

  async function run(event: FormEvent): Promise<void> {
    event.preventDefault();
    setBusy(true);
    try {
      const body = { ...about, ...values };
      const answer = await intent.current.run(body, (idempotencyKey) =>
        callRest<Answer>('POST', `/${resource}/${action}`, body, { idempotencyKey }),
      );
      onDone?.(answer);
      notify(done?.(answer) ?? translate('rows.actDone', { act: title, smart_count: 1 }), {
        type: 'success',
      });
      setOpen(false);
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
        variant="outlined"
        startIcon={icon}
        color={danger ? 'error' : 'primary'}
        onClick={() => {
          setWrong({});
          setValues((typed) => ({ ...initial, ...typed }));
          setOpen(true);
        }}
      >
        {title}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} aria-labelledby={titleId} maxWidth="xs" fullWidth>
        <form onSubmit={(event) => void run(event)} noValidate>
          <DialogTitle id={titleId}>{title}</DialogTitle>
          <DialogContent>
            <DialogContentText sx={{ mb: 2 }}>{text}</DialogContentText>
            <ActFields fields={fields} values={values} wrong={wrong} onChange={setValues} />
            {children}
          </DialogContent>
          <DialogActions>
            <Button onClick={() => setOpen(false)} disabled={isBusy}>
              {translate('ra.action.close')}
            </Button>
            <Button
              type="submit"
              variant="contained"
              color={danger ? 'error' : 'primary'}
              disabled={isBusy || missing}
              aria-busy={isBusy}
            >
              {title}
            </Button>
          </DialogActions>
        </form>
      </Dialog>
    </>
  );
}
