import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { collectDefaultMetrics, register } from 'prom-client';

/** Answers /healthz (the process lives), /readyz (it can serve) and /metrics on a port of its own. */
export function serveHealth(port: number, isReady: () => Promise<boolean>): Server {
  collectDefaultMetrics();
  const server = createServer((request, response) => {
    const answer = (status: number, text: string): void =>
      void response.writeHead(status, { 'content-type': 'text/plain' }).end(text);
    if (request.url === '/healthz') return answer(200, 'ok');
    if (request.url === '/metrics')
      return void register.metrics().then(
        (text) => answer(200, text),
        () => answer(500, ''),
      );
    if (request.url !== '/readyz') return answer(404, '');
    isReady().then(
      (ready) => answer(ready ? 200 : 503, ready ? 'ready' : 'not ready'),
      () => answer(503, 'not ready'),
    );
  });
  return server.listen(port);
}
