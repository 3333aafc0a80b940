import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'react-admin';
import { Key } from './Key';

const LIST: readonly (readonly [keys: readonly string[], words: string])[] = [
  [['/'], 'keys.search'],
  [['['], 'keys.menu'],
  [['Alt', '← →'], 'keys.tabs'],
  [['Alt', 'X'], 'keys.closeTab'],
  [['J', 'K'], 'keys.rows'],
  [['Enter'], 'keys.open'],
  [['X'], 'keys.select'],
  [['E'], 'keys.edit'],
  [['Ctrl', 'Enter'], 'keys.save'],
  [['Alt', '1'], 'keys.mode'],
  [['Alt', 'P'], 'keys.print'],
  [['Alt', 'W'], 'keys.weigh'],
  [['Alt', 'S'], 'keys.size'],
  [['?'], 'keys.help'],
];

/** The list of keys, opened with `?`. */
export function KeysDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const translate = useTranslate();
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby="keys-title">
      <DialogTitle id="keys-title">{translate('keys.title')}</DialogTitle>
      <DialogContent>
        <Box
          component="dl"
          sx={{
            m: 0,
            display: 'grid',
            gridTemplateColumns: 'auto 1fr',
            columnGap: 3,
            rowGap: 1,
            minWidth: 280,
          }}
        >
          {LIST.map(([keys, words]) => (
            <Box key={words} sx={{ display: 'contents' }}>
              <Box component="dt" sx={{ display: 'flex', gap: 0.5 }}>
                {keys.map((key) => (
                  <Key key={key}>{key}</Key>
                ))}
              </Box>
              <Box component="dd" sx={{ m: 0 }}>
                {translate(words)}
              </Box>
            </Box>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button autoFocus onClick={onClose}>
          {translate('app.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
