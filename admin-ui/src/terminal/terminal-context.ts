import { createContext, use } from 'react';
import type { Task } from './task-rules';

/** Key of the list of tasks in the page's cache. */
export const TASKS = ['terminal-tasks'] as const;

export interface Terminal {
  readonly isOpen: boolean;
  readonly setOpen: (isOpen: boolean) => void;
  readonly tasks: readonly Task[];
  readonly blocker: Task | undefined;
  /** Remembered on this device: a red dot tells of failures while the panel is closed. */
  readonly showsDot: boolean;
  readonly setShowsDot: (shows: boolean) => void;
}

export const TerminalContext = createContext<Terminal | null>(null);

/** The terminal; null for whoever is no super admin. */
export const useTerminal = (): Terminal | null => use(TerminalContext);
