import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';

const LOOK_AGAIN_MS = 2_000;
const PATIENCE_MS = 180_000;

/**
 * Compares the books, as `npm run reconcile` does, when the service's own nightly comparison is over. Throws when anything differs: rows that do
 * not fit together measure nothing.
 */
export async function reconcile(databaseUrl: string): Promise<void> {
  const command = join(__dirname, '../../../packages/launch/src/reconcile.mjs');
  for (const end = Date.now() + PATIENCE_MS; ; await delay(LOOK_AGAIN_MS)) {
    try {
      await promisify(execFile)(process.execPath, [command], { env: { DATABASE_URL: databaseUrl } });
      return;
    } catch (error) {
      if (!String(error).includes('is under way') || Date.now() > end) throw error;
    }
  }
}
