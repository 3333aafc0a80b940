import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useFormContext } from 'react-hook-form';
import { useRecordContext, useTranslate } from 'react-admin';
import { ArticlePreview } from './ArticlePreview';

/** Shows what the form holds, before it is saved. */
export function PreviewOfForm() {
  const translate = useTranslate();
  const { getValues } = useFormContext();
  const [shown, setShown] = useState<FieldValues>();
  return (
    <>
      <Button variant="outlined" startIcon={<VisibilityOutlined />} onClick={() => setShown(getValues())}>
        {translate('article.preview')}
      </Button>
      {shown && <ArticlePreview article={shown} onClose={() => setShown(undefined)} />}
    </>
  );
}

/** Shows the article of a details page. */
export function PreviewOfRecord() {
  const translate = useTranslate();
  const article = useRecordContext();
  const [open, setOpen] = useState(false);
  if (!article) return null;
  return (
    <>
      <Button variant="outlined" startIcon={<VisibilityOutlined />} onClick={() => setOpen(true)}>
        {translate('article.preview')}
      </Button>
      {open && <ArticlePreview article={article} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Shows the article of a row. */
export function PreviewOfRow() {
  const translate = useTranslate();
  const article = useRecordContext();
  const [open, setOpen] = useState(false);
  if (!article) return null;
  const label = translate('article.preview');
  return (
    <>
      <Tooltip title={label}>
        <IconButton aria-label={label} onClick={() => setOpen(true)} sx={{ width: 28, height: 28 }}>
          <VisibilityOutlined sx={{ fontSize: 16 }} />
        </IconButton>
      </Tooltip>
      {open && <ArticlePreview article={article} onClose={() => setOpen(false)} />}
    </>
  );
}
