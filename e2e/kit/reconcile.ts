import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';

const COMMAND = resolve(__dirname, '../../packages/launch/src/reconcile.mjs');
const CHANGED = [
  'payment_service.bill',
  'payment_service.payment_record',
  'payment_service.refund_request',
  'order_service.luggage_order',
  'order_service.sheet_order',
  'order_service.store_order',
];

/** Sets the clock of what was paid an hour back: a reconciliation does not judge what changed in the last minutes. */
export async function letAnHourPass(run: (sql: string) => Promise<unknown>): Promise<void> {
  for (const table of CHANGED)
    await run(
      `UPDATE ${table} SET create_time = create_time - interval '1 hour', update_time = update_time - interval '1 hour'`,
    );
  await run(
    `UPDATE payment_service.refund_request SET settled_at = settled_at - interval '1 hour', next_try_at = next_try_at - interval '1 hour'`,
  );
}

/** What `npm run reconcile` prints and ends with, for the copy on this NATS. */
export async function reconcile(
  natsUrl: string,
  ...options: string[]
): Promise<{ code: number; said: string }> {
  const child = spawn(process.execPath, [COMMAND, ...options], { env: { NATS_URL: natsUrl } });
  const ended = new Promise<number>((done, fail) => {
    child.once('error', fail);
    child.once('close', (code) => done(code ?? 1));
  });
  const [code, ...said] = await Promise.all([ended, text(child.stdout), text(child.stderr)]);
  return { code, said: said.join('') };
}
