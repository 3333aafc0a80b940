import SummarizeOutlined from '@mui/icons-material/SummarizeOutlined';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { actTitles } from '@parcelway/contracts/resources';
import { formatDetailTime } from '@parcelway/look';
import { useId, useState } from 'react';
import { useRecordContext, useResourceContext, useTranslate } from 'react-admin';
import type { RaRecord } from 'react-admin';
import { inLocale } from '../i18n/field-words';
import { useLanguage } from '../i18n/useLanguage';
import { useMay } from '../layout/access';
import { usePrint } from './PrintOverlay';
import { fetchDocument } from '../providers/rest';

const thisMonth = (): string => formatDetailTime(new Date()).slice(0, 7);

/** Prints the row's statement of a month. */
export function MonthStatement({ nameOf }: { nameOf: (row: RaRecord) => string }) {
  const resource = useResourceContext() ?? '';
  const row = useRecordContext<RaRecord>();
  const translate = useTranslate();
  const language = useLanguage();
  const may = useMay();
  const print = usePrint();
  const titleId = useId();
  const [isOpen, setOpen] = useState(false);
  const [month, setMonth] = useState(thisMonth);
  if (!row || !may(resource, 'statement')) return null;
  const name = nameOf(row);
  const act = inLocale(actTitles['statement'] ?? ['', ''], language);
  return (
    <>
      <Button variant="outlined" startIcon={<SummarizeOutlined />} onClick={() => setOpen(true)}>
        {act}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} aria-labelledby={titleId} maxWidth="xs" fullWidth>
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            setOpen(false);
            print({
              title: `${act} ${name} ${month}`,
              load: () => fetchDocument(`/${resource}/statement?id=${String(row.id)}&month=${month}`),
            });
          }}
        >
          <DialogTitle id={titleId}>{`${act} · ${name}`}</DialogTitle>
          <DialogContent>
            <TextField
              type="month"
              label={translate('sales.month')}
              value={month}
              onChange={({ target }) => setMonth(target.value)}
              autoFocus
              fullWidth
            />
          </DialogContent>
          <DialogActions>
            <Button onClick={() => setOpen(false)}>{translate('ra.action.cancel')}</Button>
            <Button type="submit" variant="contained" disabled={!month}>
              {translate('sales.show')}
            </Button>
          </DialogActions>
        </form>
      </Dialog>
    </>
  );
}
