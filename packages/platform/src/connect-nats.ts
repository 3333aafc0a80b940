import { connect } from 'nats';
import type { NatsConnection } from 'nats';
import type { Logger } from './logging';

/** A connection that comes back by itself however long the server was away. */
export async function connectNats(url: string, name: string, logger: Logger): Promise<NatsConnection> {
  const nats = await connect({
    servers: url,
    name,
    maxReconnectAttempts: -1,
    reconnectTimeWait: 250,
    reconnectJitter: 100,
    waitOnFirstConnect: true,
    // A stack trace captured for every request costs a twentieth of the gateway.
    noAsyncTraces: true,
  });
  void (async () => {
    for await (const status of nats.status()) {
      if (status.type === 'disconnect' || status.type === 'reconnect')
        logger.warn({ status: status.type }, 'NATS connection');
    }
  })();
  return nats;
}
