import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import type { TerminalSettingView } from '@parcelway/contracts';
import { useTranslate } from 'react-admin';
import { PACKAGE_MANAGERS, useTerminalSetting } from './useTerminalSetting';

/** Chooses the package manager and tries it out. */
export function PackageManagerDialog({
  onAdd,
  onClose,
}: {
  onAdd: (command: string) => void;
  onClose: () => void;
}) {
  const translate = useTranslate();
  const { setting, change } = useTerminalSetting();
  const chosen = setting?.packageManager ?? 'none';
  const run = (command: string) => (): void => {
    onAdd(command);
    onClose();
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="terminal-package-manager-title">
      <DialogTitle id="terminal-package-manager-title">{translate('terminal.packageManager')}</DialogTitle>
      <DialogContent>
        <DialogContentText>{translate('terminal.packageManagerHint')}</DialogContentText>
        <RadioGroup
          aria-labelledby="terminal-package-manager-title"
          value={chosen}
          onChange={(_event, name) =>
            change({ packageManager: name as TerminalSettingView['packageManager'] })
          }
        >
          {PACKAGE_MANAGERS.map((name) => (
            <FormControlLabel
              key={name}
              value={name}
              control={<Radio />}
              label={name === 'none' ? translate('terminal.none') : name}
            />
          ))}
        </RadioGroup>
      </DialogContent>
      <DialogActions>
        {chosen === 'pnpm' && <Button onClick={run('install.pnpm')}>{translate('terminal.install')}</Button>}
        {chosen !== 'none' && chosen !== 'ni' && (
          <Button onClick={run(`version.${chosen}`)}>{translate('terminal.version')}</Button>
        )}
        {chosen !== 'none' && <Button onClick={run(`test.${chosen}`)}>{translate('terminal.test')}</Button>}
        <Button variant="contained" onClick={onClose}>
          {translate('app.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
