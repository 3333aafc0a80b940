import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Link from '@mui/material/Link';
import MenuItem from '@mui/material/MenuItem';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { TerminalSettingView } from '@parcelway/contracts';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { PACKAGE_MANAGERS, useTerminalSetting } from './useTerminalSetting';

const PORT = /^[1-9]\d{0,4}$/;

/** Settings of the terminal: some of the server's, some of this browser's. */
export function SettingsPanel({
  blocks,
  onBlocks,
  showsDot,
  onShowsDot,
  onLeave,
}: {
  blocks: boolean;
  onBlocks: (blocks: boolean) => void;
  showsDot: boolean;
  onShowsDot: (shows: boolean) => void;
  onLeave: () => void;
}) {
  const translate = useTranslate();
  const { setting, change } = useTerminalSetting();
  return (
    <Box sx={{ p: 2, display: 'flex', flexDirection: 'column', gap: 1.5, overflow: 'auto' }}>
      <Typography component="h3" variant="subtitle1" sx={{ fontWeight: 700 }}>
        {translate('terminal.settings')}
      </Typography>
      {setting && (
        <>
          <TextField
            select
            id="terminal-package-manager"
            label={translate('terminal.packageManager')}
            value={setting.packageManager}
            onChange={({ target }) =>
              change({ packageManager: target.value as TerminalSettingView['packageManager'] })
            }
          >
            {PACKAGE_MANAGERS.map((name) => (
              <MenuItem key={name} value={name}>
                {name === 'none' ? translate('terminal.none') : name}
              </MenuItem>
            ))}
          </TextField>
          <PortField key={setting.port} port={setting.port} onChange={(port) => change({ port })} />
          <Toggle
            label={translate('terminal.cleanup')}
            checked={setting.automaticCleanupTask === '1'}
            onChange={(on) => change({ automaticCleanupTask: on ? '1' : '0' })}
          />
        </>
      )}
      <Toggle label={translate('terminal.block')} checked={blocks} onChange={onBlocks} />
      <Toggle label={translate('terminal.dot')} checked={showsDot} onChange={onShowsDot} />
      <Typography variant="body2" color="text.secondary">
        {translate('terminal.audit')}
      </Typography>
      <Link component={RouterLink} to="/admin-log" onClick={onLeave} sx={{ fontWeight: 600 }}>
        {translate('terminal.auditLink')}
      </Link>
    </Box>
  );
}

function PortField({ port, onChange }: { port: string; onChange: (port: string) => void }) {
  const translate = useTranslate();
  const [text, setText] = useState(port);
  const isWrong = !PORT.test(text) || Number(text) > 65_535;
  return (
    <TextField
      id="terminal-port"
      label={translate('terminal.port')}
      value={text}
      error={isWrong}
      helperText={translate(isWrong ? 'terminal.portWrong' : 'terminal.portHint')}
      onChange={({ target }) => setText(target.value.trim())}
      onBlur={() => !isWrong && text !== port && onChange(text)}
      slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 5, autoComplete: 'off' } }}
    />
  );
}

function Toggle({
  label,
  checked,
  onChange,
}: {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}) {
  return (
    <FormControlLabel
      labelPlacement="start"
      label={label}
      control={<Switch checked={checked} onChange={(_event, on) => onChange(on)} />}
      sx={{ m: 0, justifyContent: 'space-between' }}
    />
  );
}
