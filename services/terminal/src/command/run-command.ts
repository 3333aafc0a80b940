import { fork } from 'node:child_process';
import { join } from 'node:path';
import type { TerminalTaskReason } from '@parcelway/contracts/statuses';
import type { Invocation } from './commands';

/** How a command ended: by itself with its exit code, or for a reason of ours. `detail` says what hindered its start. */
export interface Outcome {
  readonly exitCode: number | null;
  readonly reason: TerminalTaskReason;
  readonly detail?: string;
}

export interface RunningCommand {
  readonly ended: Promise<Outcome>;
  /** Ends the command and everything it started; the first reason counts. */
  stop(reason: TerminalTaskReason): void;
}

interface Told {
  readonly started?: true;
  readonly exitCode?: number;
  readonly error?: string;
}

/** Text by which programs ask a question. */
const QUESTION = /\(Y\/n\)/i;
/** A question may come in two pieces. */
const REMEMBERED = 16;

/**
 * Runs a program behind the guard that ends it when this process is gone. Output is UTF-8 text as it comes; both streams in one.
 * A program that asks a question or takes longer than allowed is stopped.
 */
export function runCommand(
  { program, args, folder, environment, timeoutS }: Invocation,
  on: { started(): void; output(text: string): void },
): RunningCommand {
  const guard = fork(join(__dirname, 'command-guard.mjs'), [folder, program, ...args], {
    cwd: folder,
    env: environment,
    execArgv: [],
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let stopped: TerminalTaskReason | null = null;
  let told: Told = {};
  const stop = (reason: TerminalTaskReason): void => {
    stopped ??= reason;
    if (guard.connected) guard.send('stop');
  };
  const timer = setTimeout(() => stop('timed_out'), timeoutS * 1_000);

  let tail = '';
  for (const stream of [guard.stdout, guard.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      on.output(text);
      const seen = tail + text;
      if (QUESTION.test(seen)) stop('interactive');
      tail = seen.slice(-REMEMBERED);
    });
  guard.on('message', (message: Told) => {
    told = { ...told, ...message };
    if (message.started) on.started();
  });

  const ended = new Promise<Outcome>((resolve) => {
    const finish = (error?: Error): void => {
      clearTimeout(timer);
      if (stopped) resolve({ exitCode: null, reason: stopped });
      else if (told.exitCode !== undefined) resolve({ exitCode: told.exitCode, reason: '' });
      else if (told.started) resolve({ exitCode: null, reason: 'interrupted' });
      else resolve({ exitCode: null, reason: 'not_started', detail: told.error ?? error?.message ?? '' });
    };
    guard.once('error', finish);
    guard.once('close', () => finish());
  });
  return { ended, stop };
}
