import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../ports.mjs';
import { Plain, root } from '../settings.mjs';

const insidePorts = { postgres: 5432, nats: 4222, redis: 6379 };

/**
 * The named servers of docker-compose.yml, each on a free port of this machine, as a compose project of this data folder
 * (its volumes keep the data).
 * @returns `{ports: {name: port}, stop()}`
 */
export async function composeUp(names, { dataDir, ports, secrets }) {
  const chosen = {};
  for (const name of names) chosen[name] = await freePort(ports[name]);
  const override = join(dataDir, 'compose.ports.json');
  const services = Object.fromEntries(
    names.map((name) => [name, { ports: [`127.0.0.1:${chosen[name]}:${insidePorts[name]}`] }]),
  );
  writeFileSync(override, JSON.stringify({ services }));
  const project = `parcelway-${createHash('sha256').update(dataDir).digest('hex').slice(0, 8)}`;
  const compose = (...args) =>
    promisify(execFile)(
      'docker',
      ['compose', '-p', project, '-f', join(root, 'docker-compose.yml'), '-f', override, ...args],
      {
        cwd: root,
        // The file asks for the secrets of every process in it, also of those that are not started here.
        env: { ADMIN_USERNAME: 'unused', ADMIN_PASSWORD: 'unused', ...process.env, ...secrets },
        maxBuffer: 16 << 20,
      },
    );
  try {
    await compose('up', '-d', '--wait', ...names);
  } catch (error) {
    throw new Plain(
      `docker compose could not start ${names.join(', ')}: ${(error.stderr || error.message).trim()}`,
    );
  }
  return { ports: chosen, stop: () => compose('stop', '-t', '10', ...names).then(() => undefined) };
}
