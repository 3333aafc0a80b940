import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { clearPidFile, firstAnswer, onFreePort, startProcess } from './server.mjs';
import { findCommand } from './system-packages.mjs';

/**
 * A private redis-server under `dir`, with every write in its append-only file.
 * @param password asked of every client
 * @param port the preferred port
 * @param databases how many numbered databases it has (16)
 * @returns the server with `url`
 */
export async function startRedis({ dir, logFile, password, port: preferred, databases = 16, onPid }) {
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  const pidFile = join(dir, 'redis.pid');
  const configFile = join(dir, 'redis.conf');
  await clearPidFile(pidFile, dir);
  const { port, server } = await onFreePort(preferred, (port) => {
    const lines = [
      'bind 127.0.0.1',
      `port ${port}`,
      `dir ${JSON.stringify(dir)}`,
      `pidfile ${JSON.stringify(pidFile)}`,
      `requirepass ${password}`,
      'appendonly yes',
      'save ""',
      `databases ${databases}`,
    ];
    writeFileSync(configFile, `${lines.join('\n')}\n`, { mode: 0o600 });
    return startProcess({
      name: 'redis',
      command: findCommand('redis-server'),
      args: [configFile],
      options: { cwd: dir },
      logFile,
      onPid,
      probe: async () =>
        (await firstAnswer(port, `AUTH ${password}\r\nPING\r\n`))?.startsWith('+OK') ?? false,
    });
  });
  return { ...server, port, url: `redis://:${password}@127.0.0.1:${port}/0` };
}
