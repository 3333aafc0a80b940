import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';

/** Stored rich text in a frame of its own, where nothing runs. */
export function HtmlView({ html }: { html: string }) {
  const translate = useTranslate();
  return (
    <Box
      component="iframe"
      title={translate('app.preview')}
      sandbox=""
      srcDoc={`<meta charset="utf-8"><style>body{font:14px/1.6 system-ui,sans-serif;margin:12px;color:#14252b}img{max-width:100%}</style>${html}`}
      sx={{
        width: '100%',
        height: 320,
        border: 1,
        borderColor: 'divider',
        borderRadius: '6px',
        bgcolor: '#fff',
      }}
    />
  );
}

/** The words of rich text without its marks, for one line of a table. */
export function wordsOf(html: string): string {
  return (new DOMParser().parseFromString(html, 'text/html').body.textContent ?? '').trim();
}
