import { Inject, Injectable } from '@nestjs/common';
import type { ServiceName } from '@parcelway/contracts/resources';
import { NATS } from '@parcelway/platform';
import type { NatsConnection } from 'nats';

const services: readonly ServiceName[] = ['user', 'order', 'waybill', 'pickup', 'payment', 'terminal'];
const PATIENCE_MS = 2_000;

export interface Readiness {
  readonly ready: boolean;
  readonly services: Readonly<Record<string, 'ready' | 'unavailable'>>;
}

/** Asks every service whether it can serve. With NATS away none answers, and the gateway is not ready either. */
@Injectable()
export class ReadinessCheck {
  constructor(@Inject(NATS) private readonly nats: NatsConnection) {}

  async ask(): Promise<Readiness> {
    const answers = await Promise.all(
      services.map(async (name) => {
        const isReady = await this.nats
          .request(`rpc.${name}.health`, undefined, { timeout: PATIENCE_MS })
          .then(
            () => true,
            () => false,
          );
        return [name, isReady ? 'ready' : 'unavailable'] as const;
      }),
    );
    return { ready: answers.every(([, state]) => state === 'ready'), services: Object.fromEntries(answers) };
  }
}
