import { listLoad } from './loads/list';
import type { Call } from './loads/load';
import { trackLoad } from './loads/track';
import type { System } from './rounds';
import type { Seeded } from './seed';

interface Listed {
  readonly list: readonly { readonly order_no: string }[];
  readonly total: number;
}

interface Tracked {
  readonly status: number;
  readonly events: readonly object[];
}

/** Refuses to measure two systems that do not do the same: both must list the same orders and tell of the same events. */
export async function checkSameAnswers(
  { bench, waybillNos }: Seeded,
  origins: Readonly<Record<System, string>>,
): Promise<void> {
  const fromBoth = async <Data>(call: Call | null): Promise<Record<System, Data>> => {
    if (!call) throw new Error('Nothing to ask');
    return { stack: await ask<Data>(origins.stack, call), floor: await ask<Data>(origins.floor, call) };
  };
  const listed = await fromBoth<Listed>(listLoad(bench)());
  const pageOf = ({ list, total }: Listed): string =>
    JSON.stringify([list.map(({ order_no }) => order_no), total]);
  if (listed.stack.list.length !== 25 || pageOf(listed.stack) !== pageOf(listed.floor))
    throw new Error('Stack and floor list different orders');
  const tracked = await fromBoth<Tracked>(trackLoad(bench, waybillNos)());
  const storyOf = ({ status, events }: Tracked): string => JSON.stringify([status, events.length]);
  if (tracked.stack.events.length === 0 || storyOf(tracked.stack) !== storyOf(tracked.floor))
    throw new Error('Stack and floor track differently');
}

async function ask<Data>(origin: string, { method, path, headers, body }: Call): Promise<Data> {
  const answer = await fetch(origin + path, {
    method,
    headers: { ...headers, connection: 'close' },
    body: body ?? null,
  });
  const text = await answer.text();
  const { code, data } = JSON.parse(text) as { code: number; data: Data };
  if (code !== 1) throw new Error(`${path}: ${text.slice(0, 500)}`);
  return data;
}
