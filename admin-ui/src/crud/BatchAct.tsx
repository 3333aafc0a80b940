import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { actTitles } from '@parcelway/contracts/resources';
import { useId, useState } from 'react';
import type { FormEvent } from 'react';
import { useDataProvider, useNotify, useRefresh, useResourceContext, useTranslate } from 'react-admin';
import type { Identifier, RaRecord } from 'react-admin';
import { inLocale } from '../i18n/field-words';
import { useLanguage } from '../i18n/useLanguage';
import { useMay } from '../layout/access';
import { errorText, fieldErrors } from '../providers/problem';
import { ActFields, isFilled } from './ActFields';
import type { ActField } from './ActFields';
import { BatchResult } from './BatchResult';
import { runTogether } from './batch-run';
import type { Refused } from './batch-run';
import { declarationOf, representation } from './resource-fields';

/**
 * An act of the declaration on several rows, with one dialog for all of them that says what will happen and asks what the act needs. Afterwards
 * it names the rows that were refused, and why. Not drawn without its node.
 */
export function BatchAct({
  action,
  ids,
  text,
  fields = [],
  call = action,
  danger = false,
  onDone,
}: {
  action: string;
  ids: readonly Identifier[];
  text: string;
  fields?: readonly ActField[];
  /** What takes `{ids}`, where the act itself takes one row. */
  call?: string;
  danger?: boolean;
  /** Told the rows that were refused. */
  onDone?: (refused: readonly Identifier[]) => void;
}) {
  const resource = useResourceContext() ?? '';
  const translate = useTranslate();
  const language = useLanguage();
  const notify = useNotify();
  const refresh = useRefresh();
  const dataProvider = useDataProvider();
  const may = useMay();
  const titleId = useId();
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  const [wrong, setWrong] = useState<Readonly<Record<string, unknown>>>({});
  const [refused, setRefused] = useState<readonly Refused[]>();
  if (!may(resource, action)) return null;
  const act = inLocale(actTitles[action] ?? [action, action], language);
  const path = `/${resource}/${call}`;
  const nameOf = (row: RaRecord): string => representation(declarationOf(resource), row);

  async function run(event: FormEvent): Promise<void> {
    event.preventDefault();
    setBusy(true);
    setWrong({});
    try {
      const { data: rows } = await dataProvider.getMany<RaRecord>(resource, { ids: [...ids] });
      const failed = await runTogether(path, rows, values, nameOf);
      const done = rows.length - failed.length;
      if (done > 0) notify(translate('rows.actDone', { act, smart_count: done }), { type: 'success' });
      if (failed.length > 0) setRefused(failed);
      else setOpen(false);
      setValues({});
      refresh();
      onDone?.(failed.map(({ id }) => id));
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
        color={danger ? 'error' : 'primary'}
        onClick={() => {
          setRefused(undefined);
          setWrong({});
          setOpen(true);
        }}
      >
        {act}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} aria-labelledby={titleId} maxWidth="xs" fullWidth>
        <DialogTitle id={titleId}>{act}</DialogTitle>
        {refused ? (
          <BatchResult refused={refused} act={act} onClose={() => setOpen(false)} />
        ) : (
          <form onSubmit={(event) => void run(event)} noValidate>
            <DialogContent>
              <DialogContentText sx={{ mb: fields.length > 0 ? 2 : 0 }}>{text}</DialogContentText>
              <ActFields fields={fields} values={values} wrong={wrong} onChange={setValues} />
            </DialogContent>
            <DialogActions>
              <Button autoFocus={fields.length === 0} onClick={() => setOpen(false)} disabled={isBusy}>
                {translate('ra.action.close')}
              </Button>
              <Button
                type="submit"
                variant="contained"
                color={danger ? 'error' : 'primary'}
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
