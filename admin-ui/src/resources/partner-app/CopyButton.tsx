import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import Button from '@mui/material/Button';
import { useNotify, useTranslate } from 'react-admin';

/** Puts a text into the clipboard and says so. */
export function CopyButton({ text }: { text: string }) {
  const translate = useTranslate();
  const notify = useNotify();
  // Browsers give the clipboard to secure pages only.
  if (!window.isSecureContext) return null;
  return (
    <Button
      startIcon={<ContentCopyOutlined />}
      onClick={() =>
        void navigator.clipboard.writeText(text).then(() => notify('app.copied', { type: 'success' }))
      }
    >
      {translate('app.copy')}
    </Button>
  );
}
