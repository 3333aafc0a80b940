import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import { useTranslate } from 'react-admin';
import type { Refused } from './batch-run';

/** The rows that an act was refused for, each with the reason. */
export function BatchResult({
  refused,
  act,
  onClose,
}: {
  refused: readonly Refused[];
  act: string;
  onClose: () => void;
}) {
  const translate = useTranslate();
  return (
    <>
      <DialogContent>
        <DialogContentText role="alert">
          {translate('sheets.refused', { act, smart_count: refused.length })}
        </DialogContentText>
        <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5 }}>
          {refused.map(({ id, name, text }) => (
            <li key={id}>
              <b>{name}</b> {text}
            </li>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button autoFocus variant="contained" onClick={onClose}>
          {translate('ra.action.close')}
        </Button>
      </DialogActions>
    </>
  );
}
