import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** Starts a floor (`floor/<name>.ts`) as a process of its own; it ends when it is disconnected. */
export async function forkFloor(
  name: 'server' | 'pushes',
  begin: Readonly<Record<string, unknown>>,
): Promise<{ readonly process: ChildProcess; readonly url: string }> {
  const floor = fork(join(__dirname, `floor/${name}.js`), [], { execArgv: [] });
  floor.send(begin);
  const ended = once(floor, 'exit').then(() => Promise.reject(new Error('The floor did not start')));
  const [answer] = (await Promise.race([once(floor, 'message'), ended])) as [{ url: string }];
  ended.catch(() => undefined);
  return { process: floor, url: answer.url };
}
