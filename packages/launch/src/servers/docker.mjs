import { existsSync } from 'node:fs';
import { request } from 'node:http';

/** Whether a Docker engine answers at DOCKER_HOST or the usual socket. */
export function dockerAnswers() {
  const host = process.env.DOCKER_HOST || 'unix:///var/run/docker.sock';
  const at = place(host);
  if (!at || (at.socketPath && !existsSync(at.socketPath))) return Promise.resolve(false);
  return new Promise((done) => {
    const ping = request({ ...at, path: '/_ping', timeout: 2000 }, (answer) => {
      answer.resume();
      done(answer.statusCode === 200);
    });
    ping.once('timeout', () => ping.destroy());
    ping.once('error', () => done(false));
    ping.end();
  });
}

function place(host) {
  try {
    const url = new URL(host);
    return url.protocol === 'unix:'
      ? { socketPath: url.pathname }
      : { host: url.hostname, port: Number(url.port || 2375) };
  } catch {
    return undefined;
  }
}
