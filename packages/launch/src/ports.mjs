import { createServer } from 'node:net';

/** Whether a server can listen on this port of 127.0.0.1 now. */
export function portIsFree(port) {
  return new Promise((done) => {
    const probe = createServer();
    probe.once('error', () => done(false));
    probe.listen({ host: '127.0.0.1', port, exclusive: true }, () => probe.close(() => done(true)));
  });
}

/** A free port of 127.0.0.1: the preferred one if it is free, any other if not. */
export async function freePort(preferred) {
  if (preferred && (await portIsFree(preferred))) return preferred;
  return new Promise((done, fail) => {
    const probe = createServer();
    probe.once('error', fail);
    probe.listen({ host: '127.0.0.1', port: 0 }, () => {
      const { port } = probe.address();
      probe.close(() => done(port));
    });
  });
}
