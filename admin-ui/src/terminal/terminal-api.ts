import type {
  TerminalCommands,
  TerminalOutput,
  TerminalSettingView,
  TerminalTaskView,
} from '@parcelway/contracts';
import { callRest, REST } from '../providers/rest';
import { sessions } from '../providers/session';
import { EventReader } from './event-reader';
import type { Task } from './task-rules';

/** So many of the latest tasks are shown. */
const SHOWN = 200;
const PAUSE_MS = 1_500;

const quietly = { inBackground: true, keepDuplicates: true } as const;

/** The latest tasks in the order of the queue. */
export async function listTasks(): Promise<readonly Task[]> {
  const query = { sort: '["id","DESC"]', range: `[0,${SHOWN - 1}]` };
  const tasks = await callRest<Task[]>('GET', '/terminal-task', undefined, { query, ...quietly });
  return tasks.reverse();
}

export const listCommands = () => callRest<TerminalCommands>('GET', '/terminal-task/commands');
export const readSetting = () => callRest<TerminalSettingView>('GET', '/terminal-setting');
export const changeSetting = (change: Partial<TerminalSettingView>) =>
  callRest<TerminalSettingView>('PUT', '/terminal-setting', change);
export const addTask = (task: { command: string; blockOnFailure: boolean; extend?: string }) =>
  callRest<TerminalTaskView>('POST', '/terminal-task', task);
export const retryTask = (id: number) => callRest<TerminalTaskView>('POST', '/terminal-task/retry', { id });
export const deleteTask = (id: number) => callRest<unknown>('DELETE', `/terminal-task/${id}`);

/**
 * Reads a task's output along until it has ended or `signal` is aborted. A stream that breaks is opened again where it broke; what goes
 * wrong otherwise, and the end of a session too, shows in the plain call that is made first.
 */
export async function followOutput(
  id: number,
  onSeen: (seen: TerminalOutput) => void,
  signal: AbortSignal,
): Promise<void> {
  let from = 0;
  const take = (seen: TerminalOutput): boolean => {
    from = seen.next;
    onSeen(seen);
    return seen.task.finished_at !== null && !seen.more;
  };
  while (!signal.aborted) {
    const query = { id, from };
    if (
      take(
        await callRest<TerminalOutput>('GET', '/terminal-task/output', undefined, {
          query,
          signal,
          ...quietly,
        }),
      )
    )
      return;
    if (await readStream(id, from, take, signal)) return;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}

/** True when the stream has told the end. */
async function readStream(
  id: number,
  from: number,
  take: (seen: TerminalOutput) => boolean,
  signal: AbortSignal,
): Promise<boolean> {
  try {
    const response = await fetch(`${REST}/terminal-task/${id}/stream?from=${from}`, {
      headers: { authorization: `Bearer ${sessions.get()?.token ?? ''}` },
      signal,
    });
    const reader = response.ok ? response.body?.pipeThrough(new TextDecoderStream()).getReader() : undefined;
    const events = new EventReader();
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read())
      for (const { kind, data } of events.take(part.value))
        if (kind === 'refused' || take(JSON.parse(data) as TerminalOutput)) return kind !== 'refused';
  } catch {
    // Broken off: the caller asks again.
  }
  return false;
}
