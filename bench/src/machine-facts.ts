import { statfsSync } from 'node:fs';
import { availableParallelism, cpus, totalmem } from 'node:os';
import type { Pool } from 'pg';

const TMPFS = 0x01021994;

/** What the figures depend on besides the code. */
export interface MachineFacts {
  readonly processor: string;
  readonly processors: number;
  readonly memoryGb: number;
  readonly node: string;
  readonly postgres: string;
  /** Whether the database's files are in memory: then nothing is really written through. */
  readonly isDataInMemory: boolean;
  readonly fsync: string;
  readonly synchronousCommit: string;
  readonly sharedBuffers: string;
}

export async function describeMachine(pool: Pool, dataDir: string): Promise<MachineFacts> {
  const setting = async (name: string): Promise<string> => {
    const { rows } = await pool.query<{ value: string }>(`SELECT current_setting($1) AS value`, [name]);
    return rows[0]?.value ?? '';
  };
  return {
    processor: cpus()[0]?.model ?? 'unknown',
    processors: availableParallelism(),
    memoryGb: Math.round(totalmem() / 2 ** 30),
    node: process.version,
    postgres: await setting('server_version'),
    isDataInMemory: statfsSync(dataDir).type === TMPFS,
    fsync: await setting('fsync'),
    synchronousCommit: await setting('synchronous_commit'),
    sharedBuffers: await setting('shared_buffers'),
  };
}
