import type { FastifyRequest } from 'fastify';
import type { Face } from '../http/faces';
import { inputOf } from '../http/gateway-request';

interface Places {
  readonly headers: readonly string[];
  /** Spellings as query or body parameters, for requests that cannot carry headers. */
  readonly params: readonly string[];
  readonly bearer: boolean;
}

/** Where each face looks for its token, first place first. Clients send both tokens everywhere: a face reads its own only. */
const places: Readonly<Record<Face, Places>> = {
  api: {
    headers: ['ba-user-token', 'bausertoken', 'ba_user_token'],
    params: ['bausertoken', 'ba-user-token', 'ba_user_token'],
    bearer: true,
  },
  admin: {
    headers: ['batoken', 'ba-token', 'ba_token'],
    params: ['batoken', 'ba-token', 'ba_token'],
    bearer: false,
  },
  rest: { headers: [], params: [], bearer: true },
  other: { headers: [], params: [], bearer: false },
};

/** Whose tokens a face takes. */
export const tokenKind: Readonly<Record<Face, 'member' | 'admin' | null>> = {
  api: 'member',
  admin: 'admin',
  rest: 'admin',
  other: null,
};

/** The token a request carries for its face; '' when there is none. */
export function tokenOf(request: FastifyRequest, face: Face): string {
  const { headers, params, bearer } = places[face];
  for (const name of headers) {
    const value = request.headers[name];
    if (typeof value === 'string' && value !== '') return value;
  }
  if (bearer) {
    const token = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
    if (token) return token;
  }
  if (params.length === 0) return '';
  const input = inputOf(request);
  for (const name of params) {
    const value = input[name];
    if (typeof value === 'string' && value !== '') return value;
  }
  return '';
}
