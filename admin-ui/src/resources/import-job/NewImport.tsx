import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { saveFile } from '@parcelway/look';
import type { DragEvent, FormEvent } from 'react';
import { useState } from 'react';
import { useCreatePath, useNavigate, useNotify, useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { enumWords } from '../../i18n/enum-words';
import { inLocale } from '../../i18n/field-words';
import { useLanguage } from '../../i18n/useLanguage';
import { useMay } from '../../layout/access';
import { importTemplate, startImport } from '../../providers/admin-api';
import { errorText } from '../../providers/problem';
import type { Importable } from './importable';

/** Kind (at first the one that the address names) and file, chosen or dropped; sends the file to be checked and opens its job. */
export function NewImport({ kinds }: { kinds: readonly Importable[] }) {
  const translate = useTranslate();
  const language = useLanguage();
  const notify = useNotify();
  const navigate = useNavigate();
  const createPath = useCreatePath();
  const may = useMay();
  const [search] = useSearchParams();
  const [kind, setKind] = useState((kinds.find((one) => one.kind === search.get('kind')) ?? kinds[0])?.kind);
  const [member, setMember] = useState('');
  const [file, setFile] = useState<File>();
  const [isBusy, setBusy] = useState(false);
  const chosen = kinds.find((one) => one.kind === kind);
  const needsMember = kind === 'sheet_order';
  const fail = (error: unknown) => notify(errorText(error, 'ra.notification.http_error'), { type: 'error' });

  async function check(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (!chosen || !file) return;
    setBusy(true);
    try {
      const id = await startImport(chosen.resource, file, needsMember ? { user_id: Number(member) } : {});
      navigate(createPath({ resource: 'import-job', type: 'show', id }));
    } catch (error) {
      fail(error);
    } finally {
      setBusy(false);
    }
  }

  function drop(event: DragEvent): void {
    event.preventDefault();
    setFile(event.dataTransfer.files[0]);
  }

  return (
    <Card
      component="form"
      aria-label={translate('imports.title')}
      onSubmit={(event: FormEvent) => void check(event)}
      onDragOver={(event: DragEvent) => event.preventDefault()}
      onDrop={drop}
      sx={{ p: 2, mb: 1.5 }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        <TextField
          select
          size="small"
          label={translate('imports.kind')}
          value={kind ?? ''}
          onChange={({ target }) => setKind(kinds.find((one) => one.kind === target.value)?.kind)}
          sx={{ minWidth: 180 }}
        >
          {kinds.map((one) => (
            <MenuItem key={one.kind} value={one.kind}>
              {inLocale(enumWords['import-job.kind']?.[one.kind] ?? [one.kind, one.kind], language)}
            </MenuItem>
          ))}
        </TextField>
        {needsMember && (
          <TextField
            size="small"
            required
            label={translate('imports.user')}
            value={member}
            onChange={({ target }) => setMember(target.value.replace(/\D/g, ''))}
            slotProps={{ htmlInput: { inputMode: 'numeric' } }}
          />
        )}
        <Button
          component="label"
          role={undefined}
          tabIndex={-1}
          variant="outlined"
          startIcon={<UploadFileOutlined />}
        >
          {file?.name ?? translate('imports.file')}
          <input
            type="file"
            accept=".xlsx"
            aria-label={translate('imports.file')}
            onChange={({ target }) => setFile(target.files?.[0])}
            style={{ position: 'absolute', width: 1, height: 1, opacity: 0 }}
          />
        </Button>
        <Button type="submit" variant="contained" disabled={!file || isBusy || (needsMember && !member)}>
          {translate(isBusy ? 'imports.checking' : 'imports.check')}
        </Button>
        {may('import-job', 'template') && kind && (
          <Button
            startIcon={<DownloadOutlined />}
            onClick={() =>
              void importTemplate(kind)
                .then((template) => saveFile(template, `${kind}.xlsx`))
                .catch(fail)
            }
          >
            {translate('imports.template')}
          </Button>
        )}
      </Box>
      <Typography sx={{ mt: 1, fontSize: 12.5, color: 'text.secondary' }}>
        {translate('imports.hint')}
      </Typography>
    </Card>
  );
}
