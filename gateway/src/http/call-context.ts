import { randomUUID } from 'node:crypto';
import type { CallContext, Identity } from '@parcelway/contracts';
import { DomainError } from '@parcelway/contracts';
import type { FastifyRequest } from 'fastify';
import type { Session } from '../auth/access-token';
import type { Face } from './faces';
import { localeOf } from './locale';

/** Time a client's request has, all calls it causes included. */
export const REQUEST_TIME_MS = 5_000;
const LONGEST_KEY = 80;
const ANONYMOUS: Identity = { kind: 'anonymous' };

/**
 * What services are told of a caller. A write of staff always carries an idempotency key: one is made where the client sends none.
 * Throws `request.invalid` for a key longer than 80 characters.
 */
export function callContextOf(request: FastifyRequest, face: Face, session: Session | null): CallContext {
  const idempotencyKey = keyOf(request) ?? generatedKey(request, face);
  return {
    identity: session ? identityOf(session) : ANONYMOUS,
    locale: localeOf(request, face),
    requestId: request.id,
    ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
    deadline: Date.now() + REQUEST_TIME_MS,
    ...addressOf(request),
    ...userAgentOf(request),
  };
}

const LONGEST_USER_AGENT = 255;

/** Only what writes leaves a trace of who did it. */
function userAgentOf({ method, headers }: FastifyRequest): { useragent?: string } {
  const given = headers['user-agent'];
  return given === undefined || method === 'GET' || method === 'HEAD'
    ? {}
    : { useragent: given.slice(0, LONGEST_USER_AGENT) };
}

/** A mail server may take its time. */
const MAIL_TIME_MS = 20_000;

export function withMailTime(context: CallContext): CallContext {
  return { ...context, deadline: Date.now() + MAIL_TIME_MS };
}

/** Drawing a document may take longer than any other call. */
const DOCUMENT_TIME_MS = 15_000;

/** The same caller with the time that drawing a document takes. */
export function withDocumentTime(context: CallContext): CallContext {
  return { ...context, deadline: Date.now() + DOCUMENT_TIME_MS };
}

/** Longer than the longest of the provider's own. */
const PROVIDER_TIME_MS = 20_000;

/** The same caller with the time that a payment provider takes. */
export function withProviderTime(context: CallContext): CallContext {
  return { ...context, deadline: Date.now() + PROVIDER_TIME_MS };
}

/** Reading a proxy's word means parsing addresses: only where there is one. */
export function callerAddress(request: FastifyRequest): string | undefined {
  return request.headers['x-forwarded-for'] === undefined ? request.socket.remoteAddress : request.ip;
}

function addressOf(request: FastifyRequest): { ip?: string } {
  const ip = callerAddress(request);
  return ip === undefined ? {} : { ip };
}

function keyOf({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key'];
  if (typeof key !== 'string' || key === '') return undefined;
  if (key.length > LONGEST_KEY)
    throw new DomainError('request.invalid', {}, [
      { field: 'Idempotency-Key', rule: 'max_length', params: { max: LONGEST_KEY } },
    ]);
  return key;
}

function generatedKey({ method }: FastifyRequest, face: Face): string | undefined {
  return (face === 'admin' || face === 'rest') && method !== 'GET' && method !== 'HEAD'
    ? randomUUID()
    : undefined;
}

function identityOf({ kind, id, sessionId, username }: Session): Identity {
  return kind === 'admin' ? { kind, id, sessionId, username } : { kind, id, sessionId };
}
