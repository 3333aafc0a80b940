import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DefaultEditorOptions, RichTextInput } from 'ra-input-rich-text';
import { useEffect, useId, useMemo, useRef } from 'react';
import type { DeclaredInputProps } from './FieldInput';
import { HtmlToolbar } from './HtmlToolbar';

/** Rich text; a file of its own, since the editor is large. What could run is taken out by the server. */
export default function HtmlInput({ defaultValue: _, label, ...props }: DeclaredInputProps) {
  const labelId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const editorOptions = useMemo(
    () => ({
      ...DefaultEditorOptions,
      editorProps: { attributes: { 'aria-labelledby': labelId, 'aria-multiline': 'true' } },
    }),
    [labelId],
  );
  // The stock input names the frame of the text, which is nothing that has a name, and not the text.
  useEffect(() => {
    frame.current?.querySelector('.RaRichTextInput-editorContent')?.removeAttribute('aria-labelledby');
  }, []);
  return (
    <Box ref={frame}>
      <Typography id={labelId} component="div" variant="body2" sx={{ fontWeight: 600, mb: 0.75 }}>
        {label}
      </Typography>
      <RichTextInput
        {...props}
        label={false}
        editorOptions={editorOptions}
        toolbar={<HtmlToolbar labelId={labelId} />}
        sx={{ '& .tiptap.ProseMirror': { minHeight: 160 } }}
      />
    </Box>
  );
}
