import { TerminalTasks1764288000000 } from './1764288000000-terminal-tasks';
import { CaptureRules1797000000001 } from './1797000000001-capture-rules';
import { Terminal1797000000006 } from './1797000000006-terminal';

export const migrations = [TerminalTasks1764288000000, CaptureRules1797000000001, Terminal1797000000006];
