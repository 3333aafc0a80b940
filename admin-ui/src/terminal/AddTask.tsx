import AddOutlined from '@mui/icons-material/AddOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { TerminalCommands } from '@parcelway/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { listCommands } from './terminal-api';
import { COMMANDS } from './useTerminalSetting';

type Command = TerminalCommands['commands'][number];

/** The menu of what can be run; a restore asks for its backup first. */
export function AddTask({ onAdd }: { onAdd: (command: string, extend?: string) => void }) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [restoring, setRestoring] = useState<Command | null>(null);
  const { data, refetch } = useQuery({ queryKey: COMMANDS, queryFn: listCommands });
  const choose = (command: Command): void => {
    setAnchor(null);
    if (command.extend === null) onAdd(command.key);
    else setRestoring(command);
  };
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<AddOutlined />}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => {
          setAnchor(currentTarget);
          // A backup that was made meanwhile is offered.
          void refetch();
        }}
      >
        {translate('terminal.add')}
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {data?.commands.map((command) => (
          <MenuItem key={command.key} onClick={() => choose(command)}>
            <ListItemText
              primary={command.title}
              secondary={command.key}
              slotProps={{ secondary: { sx: { fontFamily: 'monospace' } } }}
            />
          </MenuItem>
        ))}
      </Menu>
      {restoring && (
        <BackupDialog
          title={restoring.title}
          backups={data?.backups ?? []}
          onClose={() => setRestoring(null)}
          onChoose={(backup) => {
            setRestoring(null);
            onAdd(restoring.key, backup);
          }}
        />
      )}
    </>
  );
}

function BackupDialog({
  title,
  backups,
  onClose,
  onChoose,
}: {
  title: string;
  backups: readonly string[];
  onClose: () => void;
  onChoose: (backup: string) => void;
}) {
  const translate = useTranslate();
  const [backup, setBackup] = useState(backups[0] ?? '');
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="terminal-backup-title">
      <DialogTitle id="terminal-backup-title">{title}</DialogTitle>
      <DialogContent>
        <Alert severity="warning" sx={{ mb: 2 }}>
          {translate(backups.length === 0 ? 'terminal.noBackups' : 'terminal.backupHint')}
        </Alert>
        {backups.length > 0 && (
          <TextField
            select
            id="terminal-backup"
            label={translate('terminal.backup')}
            value={backup}
            onChange={({ target }) => setBackup(target.value)}
          >
            {backups.map((name) => (
              <MenuItem key={name} value={name}>
                {name}
              </MenuItem>
            ))}
          </TextField>
        )}
      </DialogContent>
      <DialogActions>
        <Button autoFocus onClick={onClose}>
          {translate('ra.action.cancel')}
        </Button>
        <Button color="error" variant="contained" disabled={backup === ''} onClick={() => onChoose(backup)}>
          {translate('terminal.restore')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
