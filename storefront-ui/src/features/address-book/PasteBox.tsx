import AutoFixHighOutlined from '@mui/icons-material/AutoFixHighOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../ui/States';
import { useParseAddress } from './address-api';
import type { AddressForm } from './address-form';
import { formPartOf } from './address-form';

/** The server's own cap. */
const MOST = 500;

/** A place to drop a whole address as it came by message; what is read of it goes into the form, and what is missing is said. */
export function PasteBox({ onRead }: { onRead: (part: Partial<AddressForm>) => void }) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const boxId = useId();
  const parse = useParseAddress();
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const unsure = parse.data?.unsure ?? [];
  return (
    <Box sx={{ mb: 2.5 }}>
      <Button
        startIcon={<AutoFixHighOutlined />}
        aria-expanded={isOpen}
        aria-controls={boxId}
        onClick={() => setOpen(!isOpen)}
      >
        {t('address.paste.open')}
      </Button>
      <Collapse in={isOpen} id={boxId}>
        <TextField
          label={t('address.paste.label')}
          placeholder={t('address.paste.example')}
          value={text}
          onChange={({ target }) => setText(target.value)}
          multiline
          minRows={3}
          fullWidth
          sx={{ mt: 1 }}
          slotProps={{ htmlInput: { maxLength: MOST }, inputLabel: { shrink: true } }}
        />
        <Box sx={{ display: 'flex', justifyContent: 'flex-end', mt: 1 }}>
          <Button
            variant="outlined"
            disabled={text.trim() === '' || parse.isPending}
            onClick={() => parse.mutate(text, { onSuccess: ({ fields }) => onRead(formPartOf(fields)) })}
          >
            {t('address.paste.read')}
          </Button>
        </Box>
      </Collapse>
      <Box aria-live="polite">
        {parse.isError && (
          <Alert severity="error" sx={{ mt: 1 }}>
            {errorText(parse.error)}
          </Alert>
        )}
        {parse.isSuccess && (
          <Alert severity={unsure.length > 0 ? 'warning' : 'success'} sx={{ mt: 1 }}>
            {unsure.length > 0
              ? t('address.paste.unsure', {
                  fields: unsure.map((name) => t(`address.field.${name}`)).join(t('address.paste.and')),
                })
              : t('address.paste.done')}
          </Alert>
        )}
      </Box>
    </Box>
  );
}
