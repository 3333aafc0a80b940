import CloseOutlined from '@mui/icons-material/CloseOutlined';
import Inventory2Outlined from '@mui/icons-material/Inventory2Outlined';
import SettingsOutlined from '@mui/icons-material/SettingsOutlined';
import TerminalOutlined from '@mui/icons-material/TerminalOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { ToneChip } from '@parcelway/look';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useStore, useTranslate } from 'react-admin';
import { errorText } from '../providers/problem';
import { AddTask } from './AddTask';
import { PackageManagerDialog } from './PackageManagerDialog';
import { SettingsPanel } from './SettingsPanel';
import { TaskList } from './TaskList';
import { TaskOutput } from './TaskOutput';
import { isSuccess, shownTask } from './task-rules';
import { addTask, deleteTask } from './terminal-api';
import { TASKS, useTerminal } from './terminal-context';

/** The terminal over the workspace: queue, output and settings. */
export function TerminalDrawer() {
  const translate = useTranslate();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const terminal = useTerminal();
  const [chosen, setChosen] = useState<number | null>(null);
  const [blocks, setBlocks] = useStore('terminal.blocks', true);
  const [dialog, setDialog] = useState<'package manager' | 'settings' | null>(null);
  const hasRoom = useMediaQuery<Theme>((theme) => theme.breakpoints.up('lg'));
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  if (!terminal) return null;
  const { isOpen, setOpen, tasks, blocker, showsDot, setShowsDot } = terminal;
  const shown = shownTask(tasks, chosen);
  const refresh = (): void => void queryClient.invalidateQueries({ queryKey: TASKS });
  const fail = (error: unknown): void =>
    notify(errorText(error, 'ra.notification.http_error'), { type: 'error' });

  const add = (command: string, extend?: string): void => {
    addTask({ command, blockOnFailure: blocks, ...(extend === undefined ? {} : { extend }) }).then(
      ({ id }) => {
        if (!blocker) setChosen(id);
        notify(blocker ? 'terminal.blocked' : 'terminal.added', { type: blocker ? 'warning' : 'success' });
        refresh();
      },
      fail,
    );
  };
  const clear = (): void => {
    Promise.all(tasks.filter(isSuccess).map(({ id }) => deleteTask(id))).then(refresh, fail);
  };
  const settings = (
    <SettingsPanel
      blocks={blocks}
      onBlocks={setBlocks}
      showsDot={showsDot}
      onShowsDot={setShowsDot}
      onLeave={() => setOpen(false)}
    />
  );

  return (
    <Drawer
      anchor="bottom"
      open={isOpen}
      onClose={() => setOpen(false)}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-labelledby': 'terminal-title',
          sx: { height: { xs: '92dvh', md: '71dvh' }, borderTop: 3, borderColor: 'primary.main' },
        },
      }}
    >
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 1,
          px: 2,
          py: 1,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <TerminalOutlined fontSize="small" aria-hidden />
        <Typography id="terminal-title" component="h2" variant="subtitle1" sx={{ fontWeight: 700 }}>
          {translate('terminal.title')}
        </Typography>
        {blocker && <ToneChip tone="danger" label={translate('terminal.stopped')} />}
        <Typography variant="body2" color="text.secondary" sx={{ display: { xs: 'none', md: 'block' } }}>
          {translate('terminal.hint')}
        </Typography>
        <Box sx={{ flex: 1 }} />
        <AddTask onAdd={add} />
        <Button
          variant="outlined"
          startIcon={<Inventory2Outlined />}
          onClick={() => setDialog('package manager')}
        >
          {translate('terminal.packageManager')}
        </Button>
        <Button variant="outlined" disabled={!tasks.some(isSuccess)} onClick={clear}>
          {translate('terminal.clear')}
        </Button>
        {!hasRoom && (
          <IconButton aria-label={translate('terminal.settings')} onClick={() => setDialog('settings')}>
            <SettingsOutlined />
          </IconButton>
        )}
        <IconButton aria-label={translate('app.close')} onClick={() => setOpen(false)}>
          <CloseOutlined />
        </IconButton>
      </Box>
      <Box sx={{ flex: 1, minHeight: 0, display: 'flex', flexDirection: isNarrow ? 'column' : 'row' }}>
        <Box
          sx={{
            display: 'flex',
            flexDirection: 'column',
            flex: 'none',
            width: isNarrow ? '100%' : 396,
            maxHeight: isNarrow ? '45%' : 'none',
            minHeight: 0,
          }}
        >
          {blocker && (
            <Alert severity="error" sx={{ borderRadius: 0 }}>
              {translate('terminal.blocked')}
              <br />
              {translate('terminal.unblock')}
            </Alert>
          )}
          <TaskList tasks={tasks} blocker={blocker} shown={shown} onChoose={setChosen} />
        </Box>
        {shown ? (
          <TaskOutput key={shown.id} task={shown} onChanged={refresh} />
        ) : (
          <Box sx={{ flex: 1, display: 'grid', placeContent: 'center', color: 'text.secondary' }}>
            {translate('terminal.choose')}
          </Box>
        )}
        {hasRoom && (
          <Box sx={{ width: 300, flex: 'none', borderLeft: 1, borderColor: 'divider' }}>{settings}</Box>
        )}
      </Box>
      {dialog === 'package manager' && <PackageManagerDialog onAdd={add} onClose={() => setDialog(null)} />}
      {dialog === 'settings' && (
        <Dialog
          open
          fullWidth
          maxWidth="xs"
          aria-label={translate('terminal.settings')}
          onClose={() => setDialog(null)}
        >
          {settings}
        </Dialog>
      )}
    </Drawer>
  );
}
