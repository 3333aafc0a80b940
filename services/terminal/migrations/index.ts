import { TerminalTasks1764288000000 } from './1764288000000-terminal-tasks';

export const migrations = [TerminalTasks1764288000000];
