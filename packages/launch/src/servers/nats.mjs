import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { clearPidFile, firstAnswer, onFreePort, startProcess } from './server.mjs';
import { findCommand } from './system-packages.mjs';

const maxPayload = '8MB';

/**
 * A private nats-server with JetStream under `dir`; the streams are in `dir/jetstream`.
 * @param port the preferred port
 * @returns the server with `url`
 */
export async function startNats({ dir, logFile, port: preferred, onPid }) {
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  const pidFile = join(dir, 'nats.pid');
  const configFile = join(dir, 'nats.conf');
  await clearPidFile(pidFile, dir);
  const { port, server } = await onFreePort(preferred, (port) => {
    writeFileSync(
      configFile,
      natsConfig({ port, storeDir: join(dir, 'jetstream'), pidFile, version: natsVersion() }),
    );
    return startProcess({
      name: 'nats',
      command: findCommand('nats-server'),
      args: ['-c', configFile],
      options: { cwd: dir },
      logFile,
      onPid,
      probe: async () => (await firstAnswer(port))?.startsWith('INFO ') ?? false,
    });
  });
  return { ...server, port, url: `nats://127.0.0.1:${port}`, storeDir: join(dir, 'jetstream') };
}

function natsConfig({ port, storeDir, pidFile, version: [major, minor] }) {
  // Without it JetStream acknowledges before the message is on the disk; servers before 2.10 do not know the word.
  const sync = major > 2 || (major === 2 && minor >= 10) ? '\n  sync_interval: always' : '';
  return `listen: "127.0.0.1:${port}"
max_payload: ${maxPayload}
pid_file: ${JSON.stringify(pidFile)}
jetstream {
  store_dir: ${JSON.stringify(storeDir)}${sync}
}
`;
}

/** Whether there is a nats-server, and it knows JetStream (2.2). */
export function natsIsUsable() {
  const [major, minor] = natsVersion();
  return major > 2 || (major === 2 && minor >= 2);
}

let version;

/** `[major, minor]` of the nats-server of this machine; zeros when there is none. */
function natsVersion() {
  const command = findCommand('nats-server');
  if (!command) return [0, 0];
  version ??= /v(\d+)\.(\d+)/.exec(spawnSync(command, ['--version'], { encoding: 'utf8' }).stdout ?? '');
  return version ? [Number(version[1]), Number(version[2])] : [0, 0];
}
