import { DefaultEditorOptions, RichTextInput } from 'ra-input-rich-text';
import type { DeclaredInputProps } from './FieldInput';

/** Rich text; a file of its own, since the editor is large. What could run is taken out by the server. */
export default function HtmlInput({ defaultValue: _, label, ...props }: DeclaredInputProps) {
  return (
    <RichTextInput
      {...props}
      label={<>{label}</>}
      editorOptions={DefaultEditorOptions}
      fullWidth
      sx={{ '& .tiptap.ProseMirror': { minHeight: 160 } }}
    />
  );
}
