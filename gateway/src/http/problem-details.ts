import type { DomainError } from '@parcelway/contracts';
import { errorTexts } from '@parcelway/contracts';
import type { FastifyRequest } from 'fastify';
import type { ErrorWords } from './error-text';

/** RFC 9457 with three members of ours: the error's code, its fields, and the request's id for whoever asks us about it. */
export interface Problem {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly instance: string;
  readonly code: string;
  readonly fields: ErrorWords['fields'];
  readonly request_id: string;
}

export function problemOf(
  error: DomainError,
  { text, fields }: ErrorWords,
  request: FastifyRequest,
): Problem {
  const { status, en } = errorTexts[error.code];
  return {
    type: `urn:parcelway:error:${error.code}`,
    title: en.includes('{') ? error.code : en,
    status,
    detail: text,
    // The query may hold a token.
    instance: request.url.split('?')[0] ?? '',
    code: error.code,
    fields,
    request_id: request.id,
  };
}
