import { setTimeout as delay } from 'node:timers/promises';
import { Connection } from '../connection';
import type { Load } from './load';

/** Orders and payments a second that go on beside a list. Ten times a busy day: 20 a second are 72,000 an hour. */
export const WRITES_PER_SECOND = { place: 20, pay: 10 } as const;
const TICK_MS = 50;
const CONNECTIONS = 8;

export interface Written {
  readonly count: number;
  readonly errors: number;
}

/** Writes at a steady pace, however long each takes, until it is stopped; `stop` waits for the last answers. */
export function writeInBackground(
  origin: string,
  loads: { readonly place: Load; readonly pay: Load },
): { stop(): Promise<Written> } {
  const connections = Array.from({ length: CONNECTIONS }, () => new Connection(origin));
  const underWay = new Set<Promise<void>>();
  const begun = performance.now();
  const sent = { place: 0, pay: 0 };
  let count = 0;
  let errors = 0;
  let stopped = false;

  const send = (load: Load): void => {
    const call = load();
    const connection = connections[count % CONNECTIONS];
    if (!call || !connection) return;
    count += 1;
    const work = connection.send(call).then((failure) => {
      if (failure !== null) errors += 1;
    });
    underWay.add(work);
    void work.finally(() => underWay.delete(work));
  };
  const pace = async (): Promise<void> => {
    while (!stopped) {
      const seconds = (performance.now() - begun) / 1000;
      for (const kind of ['place', 'pay'] as const) {
        for (; sent[kind] < seconds * WRITES_PER_SECOND[kind]; sent[kind] += 1) send(loads[kind]);
      }
      await delay(TICK_MS);
    }
  };
  const pacing = pace();
  return {
    async stop() {
      stopped = true;
      await pacing;
      await Promise.all(underWay);
      await Promise.all(connections.map((connection) => connection.close()));
      return { count, errors };
    },
  };
}
