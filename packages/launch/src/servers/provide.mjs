import { join } from 'node:path';
import { Plain } from '../settings.mjs';
import { composeUp } from './compose.mjs';
import { dockerAnswers } from './docker.mjs';
import { natsIsUsable, startNats } from './nats.mjs';
import { databaseName, postgresBinaries, startPostgres } from './postgres.mjs';
import { startRedis } from './redis.mjs';
import { findCommand, installPackages, mayInstall } from './system-packages.mjs';

/** What each server is called here, in the environment, and in Debian; and how it is started privately. */
const kinds = {
  postgres: {
    variable: 'DATABASE_URL',
    usable: () => postgresBinaries() !== undefined,
    start: startPostgres,
  },
  nats: { variable: 'NATS_URL', package: 'nats-server', usable: natsIsUsable, start: startNats },
  redis: {
    variable: 'REDIS_URL',
    package: 'redis-server',
    usable: () => findCommand('redis-server') !== undefined,
    start: startRedis,
  },
};

/**
 * PostgreSQL, NATS with JetStream and Redis for one copy: those the environment names, private ones under the data
 * folder for the rest, and containers for what this machine has no program for. Never a stand-in.
 *
 * @param settings of `readSettings`
 * @param record the RunRecord of the data folder: ports are taken from it and noted in it
 * @param secrets of `readSecrets`
 * @param say prints a progress line
 * @returns `{urls: {DATABASE_URL, NATS_URL, REDIS_URL}, privateDatabase: boolean, ended: Promise of a server's name, stop()}`
 */
export async function provideServers({ settings, record, secrets, say, env = process.env }) {
  const { dataDir } = settings;
  const urls = {};
  const wanted = [];
  for (const [name, { variable }] of Object.entries(kinds)) {
    if (env[variable]) urls[variable] = env[variable];
    else wanted.push(name);
  }
  const own = wanted.filter((name) => kinds[name].usable());
  const contained = wanted.filter((name) => !own.includes(name));
  if (contained.length > 0 && !(await dockerAnswers())) throw new Plain(whatToInstall(contained));

  const servers = [];
  const stop = async () => {
    // The database last: the others may still have something to say.
    const order = ['compose', 'nats', 'redis', 'postgres'];
    servers.sort((a, b) => order.indexOf(a.name) - order.indexOf(b.name));
    for (const server of servers.splice(0)) {
      await server.stop();
      if (server.name !== 'compose') record.forget(server.name);
    }
  };
  try {
    const starts = own.map(async (name) => {
      const server = await kinds[name].start({
        dir: join(dataDir, name),
        logFile: join(dataDir, 'logs', `${name}.log`),
        password: name === 'postgres' ? secrets.POSTGRES_PASSWORD : secrets.REDIS_PASSWORD,
        port: record.ports[name],
        onPid: (pid) => record.note(name, pid),
      });
      servers.push({ ...server, name });
      record.ports[name] = server.port;
      urls[kinds[name].variable] = name === 'postgres' ? server.url() : server.url;
    });
    if (contained.length > 0)
      starts.push(startContained(contained, { dataDir, record, secrets, servers, urls, say }));
    const failure = (await Promise.allSettled(starts)).find(({ status }) => status === 'rejected');
    if (failure) throw failure.reason;
  } catch (error) {
    await stop();
    throw error;
  }
  Object.assign(record.urls, urls);
  record.save();
  const privates = servers.filter(({ exited }) => exited);
  return {
    urls,
    privateDatabase: own.includes('postgres'),
    ended: Promise.race(
      privates.map(({ name, exited }) => exited.then(() => name)).concat(new Promise(() => {})),
    ),
    stop,
  };
}

/** Installs the server programs this copy will need and this machine lacks, where that is allowed. */
export async function installPrograms({ settings, say, env = process.env }) {
  const missing = Object.values(kinds).filter(
    (kind) => kind.package && !env[kind.variable] && !kind.usable(),
  );
  if (missing.length === 0 || !mayInstall()) return;
  const logFile = join(settings.dataDir, 'logs/apt.log');
  await installPackages(
    missing.map((kind) => kind.package),
    { say, logFile },
  );
}

async function startContained(names, { dataDir, record, secrets, servers, urls, say }) {
  say(`starting ${names.join(', ')} with docker compose`);
  const { ports, stop } = await composeUp(names, { dataDir, ports: record.ports, secrets });
  servers.push({ name: 'compose', stop });
  Object.assign(record.ports, ports);
  const addresses = {
    postgres: `postgres://postgres:${secrets.POSTGRES_PASSWORD}@127.0.0.1:${ports.postgres}/${databaseName}`,
    nats: `nats://127.0.0.1:${ports.nats}`,
    redis: `redis://:${secrets.REDIS_PASSWORD}@127.0.0.1:${ports.redis}/0`,
  };
  for (const name of names) urls[kinds[name].variable] = addresses[name];
}

function whatToInstall(names) {
  const programs = { postgres: 'PostgreSQL 18', nats: 'nats-server (2.2 or later)', redis: 'redis-server' };
  const variables = names.map((name) => kinds[name].variable).join(', ');
  return `Missing: ${names.map((name) => programs[name]).join(', ')}. Install ${names.length > 1 ? 'them' : 'it'} on the PATH, or Docker with compose, or set ${variables}.`;
}
