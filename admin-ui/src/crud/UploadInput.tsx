import CloseOutlined from '@mui/icons-material/CloseOutlined';
import FolderOpenOutlined from '@mui/icons-material/FolderOpenOutlined';
import UploadOutlined from '@mui/icons-material/UploadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useId, useRef, useState } from 'react';
import { InputHelperText, useInput, useTranslate } from 'react-admin';
import { useMay } from '../layout/access';
import { uploadFile } from '../providers/admin-api';
import { errorText } from '../providers/problem';
import { AttachmentPicker } from './AttachmentPicker';
import type { DeclaredInputProps } from './FieldInput';
import { addressesIn, FileView, Picture } from './FileView';

/**
 * One picture or file, or with `isMany` several pictures. The form holds their site-relative addresses as a comma list; a file is
 * uploaded when it is chosen, or taken from what was uploaded before.
 */
export function UploadInput({
  source,
  label,
  validate,
  disabled,
  isPicture,
  isMany,
}: DeclaredInputProps & { isPicture: boolean; isMany: boolean }) {
  const translate = useTranslate();
  const may = useMay();
  const labelId = useId();
  const faultId = useId();
  const chooser = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const [busy, setBusy] = useState(false);
  const [picking, setPicking] = useState(false);
  const [failure, setFailure] = useState('');
  const { field, fieldState } = useInput({ source, validate, disabled });
  const addresses = addressesIn(field.value);
  const set = (next: readonly string[]): void => field.onChange(next.length > 0 ? next.join(',') : null);
  const add = (more: readonly string[]): void => set(isMany ? [...addresses, ...more] : more.slice(-1));

  async function upload(files: readonly File[]): Promise<void> {
    setBusy(true);
    setFailure('');
    try {
      add(await Promise.all(files.map(uploadFile)));
    } catch (error) {
      setFailure(errorText(error, translate('form.failed')));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Box role="group" aria-labelledby={labelId}>
      <Typography id={labelId} component="div" variant="body2" sx={{ fontWeight: 600, mb: 0.75 }}>
        {label}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        {addresses.map((address, index) => (
          <Box key={`${index} ${address}`} sx={{ position: 'relative', pr: isPicture ? 0 : 3 }}>
            {isPicture ? <Picture address={address} size={72} /> : <FileView address={address} />}
            {!disabled && (
              <IconButton
                aria-label={translate('upload.remove', { name: address.split('/').at(-1) })}
                onClick={() => {
                  set(addresses.filter((_, at) => at !== index));
                  opener.current?.focus();
                }}
                sx={{
                  position: 'absolute',
                  top: -8,
                  right: -8,
                  width: 24,
                  height: 24,
                  bgcolor: 'background.paper',
                  border: 1,
                  borderColor: 'divider',
                }}
              >
                <CloseOutlined sx={{ fontSize: 14 }} />
              </IconButton>
            )}
          </Box>
        ))}
        {!disabled && (
          <>
            <input
              ref={chooser}
              type="file"
              hidden
              aria-labelledby={labelId}
              multiple={isMany}
              {...(isPicture ? { accept: 'image/*' } : {})}
              onChange={({ target }) => {
                const files = Array.from(target.files ?? []);
                target.value = '';
                if (files.length > 0) void upload(files);
              }}
            />
            <Button
              ref={opener}
              variant="outlined"
              startIcon={<UploadOutlined />}
              aria-busy={busy}
              aria-describedby={`${labelId} ${faultId}`}
              onClick={() => !busy && chooser.current?.click()}
            >
              {translate(busy ? 'upload.busy' : 'upload.upload')}
            </Button>
            {may('attachment', 'list') && (
              <Button
                startIcon={<FolderOpenOutlined />}
                aria-haspopup="dialog"
                aria-describedby={labelId}
                onClick={() => setPicking(true)}
              >
                {translate('upload.pick')}
              </Button>
            )}
          </>
        )}
      </Box>
      {failure && (
        <FormHelperText error role="alert">
          {failure}
        </FormHelperText>
      )}
      {fieldState.invalid && (
        <FormHelperText error id={faultId}>
          <InputHelperText error={fieldState.error?.message ?? ''} helperText={false} />
        </FormHelperText>
      )}
      {picking && (
        <AttachmentPicker
          isPicture={isPicture}
          onPick={(address) => {
            setPicking(false);
            add([address]);
          }}
          onClose={() => setPicking(false)}
        />
      )}
    </Box>
  );
}
