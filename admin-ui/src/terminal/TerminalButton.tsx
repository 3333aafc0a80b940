import TerminalOutlined from '@mui/icons-material/TerminalOutlined';
import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useTranslate } from 'react-admin';
import { isFailed } from './task-rules';
import { useTerminal } from './terminal-context';

/** Opens the terminal; only super admins have one. A red dot says that a task has failed while the panel was closed. */
export function TerminalButton() {
  const translate = useTranslate();
  const terminal = useTerminal();
  if (!terminal) return null;
  const { isOpen, setOpen, tasks, showsDot } = terminal;
  const hasFailed = !isOpen && tasks.some(isFailed);
  const label = translate(hasFailed ? 'terminal.openFailed' : 'terminal.open');
  return (
    <Tooltip title={label}>
      <IconButton
        aria-label={label}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        sx={{ width: 40, height: 40, color: 'text.secondary', '& svg': { fontSize: 20 } }}
      >
        <Badge variant="dot" color="error" invisible={!hasFailed || !showsDot}>
          <TerminalOutlined />
        </Badge>
      </IconButton>
    </Tooltip>
  );
}
