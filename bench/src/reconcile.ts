import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Compares the books by `npm run reconcile`. Throws when anything differs: rows that do not fit together measure nothing. */
export async function reconcile(natsUrl: string): Promise<void> {
  const command = join(__dirname, '../../../packages/launch/src/reconcile.mjs');
  await promisify(execFile)(process.execPath, [command], { env: { NATS_URL: natsUrl } });
}
