import Box from '@mui/material/Box';
import { useRecordContext } from 'react-admin';

/** A field that holds JSON as text, laid out for reading. */
export function JsonText({ source }: { source: string }) {
  const value: unknown = useRecordContext()?.[source];
  const text = jsonText(value);
  if (text === '') return <>—</>;
  return (
    <Box
      component="pre"
      tabIndex={0}
      sx={{
        m: 0,
        p: 1.5,
        maxHeight: 420,
        overflow: 'auto',
        bgcolor: 'background.default',
        borderRadius: '6px',
        fontSize: 13,
        fontFamily: 'monospace',
        whiteSpace: 'pre-wrap',
      }}
    >
      {text}
    </Box>
  );
}

/** JSON laid out for reading; nothing for no value. */
export function jsonText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value !== 'string') return JSON.stringify(value, null, 2);
  try {
    return JSON.stringify(JSON.parse(value), null, 2);
  } catch {
    return value;
  }
}
