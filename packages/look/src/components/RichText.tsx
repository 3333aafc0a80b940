import Box from '@mui/material/Box';

/** Text that staff wrote with headings and lists. The server has cleaned its HTML; at most 70 Latin characters a line. */
export function RichText({ html }: { html: string }) {
  return (
    <Box
      dangerouslySetInnerHTML={{ __html: html }}
      sx={{
        maxWidth: '70ch',
        overflowWrap: 'anywhere',
        '& > :first-of-type': { mt: 0 },
        '& h2': { fontSize: 20, lineHeight: 1.4, mt: 3.5, mb: 1 },
        '& h3': { fontSize: 17, lineHeight: 1.5, mt: 2.5, mb: 0.75 },
        '& p': { my: 1.25 },
        '& ul, & ol': { pl: 3, my: 1.25 },
        '& li': { my: 0.5 },
        '& a': { color: 'primary.main' },
        '& img': { maxWidth: '100%', height: 'auto', borderRadius: '6px' },
        '& table': { borderCollapse: 'collapse', width: '100%', my: 2, fontSize: 14 },
        '& th, & td': { border: 1, borderColor: 'divider', p: 1, textAlign: 'left', verticalAlign: 'top' },
        '& th': { bgcolor: 'sunken' },
        '& blockquote': {
          m: 0,
          my: 2,
          pl: 2,
          borderLeft: 3,
          borderColor: 'divider',
          color: 'text.secondary',
        },
      }}
    />
  );
}
