import type { TerminalOutput } from '@parcelway/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { followOutput } from './terminal-api';
import type { Task } from './task-rules';
import { TASKS } from './terminal-context';

type Piece = TerminalOutput['pieces'][number];

/** What a task has written so far, growing while it runs; a retry begins it again. */
export function useTaskOutput(task: Task | undefined): {
  readonly pieces: readonly Piece[];
  readonly error: unknown;
} {
  const queryClient = useQueryClient();
  const [pieces, setPieces] = useState<readonly Piece[]>([]);
  const [error, setError] = useState<unknown>(null);
  const id = task?.id;
  // An ended task that is tried again has no end any more: that is another run.
  const run = task ? `${task.id} ${task.finished_at === null ? 'open' : task.finished_at}` : '';
  useEffect(() => {
    if (id === undefined) return;
    const reader = new AbortController();
    setPieces([]);
    setError(null);
    let shown = '';
    const onSeen = ({ task: seen, pieces: more }: TerminalOutput): void => {
      if (reader.signal.aborted) return;
      if (more.length > 0) setPieces((known) => [...known, ...more]);
      if (shown !== '' && shown !== String(seen.status))
        void queryClient.invalidateQueries({ queryKey: TASKS });
      shown = String(seen.status);
    };
    followOutput(id, onSeen, reader.signal).catch((reason: unknown) => {
      if (!reader.signal.aborted) setError(reason);
    });
    return () => reader.abort();
  }, [id, run, queryClient]);
  return { pieces, error };
}
