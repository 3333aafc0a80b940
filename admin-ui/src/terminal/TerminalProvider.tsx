import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { useStore } from 'react-admin';
import { useMe } from '../layout/access';
import { blockerOf } from './task-rules';
import type { Task } from './task-rules';
import { listTasks } from './terminal-api';
import { TASKS, TerminalContext } from './terminal-context';

const TerminalDrawer = lazy(async () => ({ default: (await import('./TerminalDrawer')).TerminalDrawer }));

const OPEN_MS = 2_000;
const CLOSED_MS = 20_000;
const NO_TASKS: readonly Task[] = [];

/** Gives the workspace its terminal: state for the button in the top bar, and the panel itself once it is opened. */
export function TerminalProvider({ children }: { children: ReactNode }) {
  const me = useMe();
  return me.super ? <WithTerminal>{children}</WithTerminal> : children;
}

function WithTerminal({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const [showsDot, setShowsDot] = useStore('terminal.showDot', true);
  const { data: tasks = NO_TASKS } = useQuery({
    queryKey: TASKS,
    queryFn: listTasks,
    refetchInterval: isOpen ? OPEN_MS : CLOSED_MS,
    retry: false,
  });
  const terminal = useMemo(
    () => ({
      isOpen,
      setOpen: (open: boolean) => {
        setOpen(open);
        if (open) setWasOpened(true);
      },
      tasks,
      blocker: blockerOf(tasks),
      showsDot,
      setShowsDot,
    }),
    [isOpen, tasks, showsDot, setShowsDot],
  );
  return (
    <TerminalContext value={terminal}>
      {children}
      {wasOpened && (
        <Suspense>
          <TerminalDrawer />
        </Suspense>
      )}
    </TerminalContext>
  );
}
