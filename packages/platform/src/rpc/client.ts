import { Inject } from '@nestjs/common';
import type { FactoryProvider } from '@nestjs/common';
import type { CallContext, Client, Contract } from '@parcelway/contracts';
import { DomainError, subjectOf } from '@parcelway/contracts';
import { ErrorCode, NatsError } from 'nats';
import type { NatsConnection } from 'nats';
import { clientToken, NATS } from '../tokens';
import { contextHeaders, encodeJson, readReply } from './codec';

/**
 * Typed caller of a contract. Waits until the earlier of the call's and the context's deadline, and does not ask when that is over; no answer,
 * nobody serving, or no connection gives DomainError `service.unavailable` (HTTP 503).
 */
export function createClient<C extends Contract>(contract: C, nats: NatsConnection): Client<C> {
  const methods = Object.entries(contract.calls).map(([name, call]) => {
    const subject = subjectOf(contract, name);
    const method = async (request: object, context: CallContext): Promise<unknown> => {
      const now = Date.now();
      if (context.deadline <= now) throw new DomainError('service.unavailable', { subject });
      const deadline = Math.min(now + call.deadlineMs, context.deadline);
      try {
        const reply = await nats.request(subject, encodeJson(request), {
          timeout: deadline - now,
          headers: contextHeaders({ ...context, deadline }),
        });
        return readReply(reply);
      } catch (error) {
        throw error instanceof NatsError && isUnavailable(error)
          ? new DomainError('service.unavailable', { subject })
          : error;
      }
    };
    return [name, method] as const;
  });
  return Object.fromEntries(methods) as unknown as Client<C>;
}

function isUnavailable(error: NatsError): boolean {
  return (
    error.code === ErrorCode.NoResponders ||
    error.code === ErrorCode.Timeout ||
    error.code === ErrorCode.ConnectionClosed ||
    error.code === ErrorCode.ConnectionDraining ||
    error.code === ErrorCode.Disconnect
  );
}

/** Providers that make `@InjectClient(contract)` work in a module. */
export function clientProviders(...contracts: readonly Contract[]): FactoryProvider[] {
  return contracts.map((contract) => ({
    provide: clientToken(contract),
    inject: [NATS],
    useFactory: (nats: NatsConnection) => createClient(contract, nats),
  }));
}

export function InjectClient(contract: Contract): ParameterDecorator & PropertyDecorator {
  return Inject(clientToken(contract));
}
