import type { CallContext, PartnerCredentials } from '@parcelway/contracts';
import type { FastifyRequest } from 'fastify';
import type { Session } from '../auth/access-token';
import type { RouteFacts } from '../auth/route-facts';

/** A partner app without its secrets. */
export type SigningApp = Omit<PartnerCredentials, 'secrets'>;

/** What the gateway keeps on a request. All null until the access guard has seen it. */
declare module 'fastify' {
  interface FastifyRequest {
    /** Facts of the matched route; null for an unknown path or a request that failed before. */
    facts: RouteFacts | null;
    callContext: CallContext | null;
    session: Session | null;
    /** The token was good once; its time is over. */
    isTokenExpired: boolean;
    /** Bytes of the body where they count as they came: signed ones of partners and payment providers, and what is handed on. */
    signedBytes: Buffer | null;
    /** The app that signed. */
    partner: SigningApp | null;
  }
}

/**
 * Query and body as one: the body wins. What is not an object counts as empty. The result may be the request's own object: read only.
 */
export function inputOf(request: FastifyRequest): Readonly<Record<string, unknown>> {
  const query = request.query as Record<string, unknown>;
  const { body } = request;
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return query;
  return Object.keys(query).length === 0 ? (body as Record<string, unknown>) : { ...query, ...body };
}
