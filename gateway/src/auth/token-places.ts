import type { FastifyRequest } from 'fastify';
import type { Face } from '../http/faces';

interface Places {
  readonly headers: readonly string[];
  /** Spellings in the query, where a route takes the token there: addresses end up in logs and histories. */
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
  // Partners sign.
  open: { headers: [], params: [], bearer: false },
  other: { headers: [], params: [], bearer: false },
};

/** Whose tokens a face takes. */
export const tokenKind: Readonly<Record<Face, 'member' | 'admin' | null>> = {
  api: 'member',
  admin: 'admin',
  rest: 'admin',
  open: null,
  other: null,
};

/** The token a request carries for its face; '' when there is none. */
export function tokenOf(request: FastifyRequest, face: Face, mayBeInQuery = false): string {
  const { headers, params, bearer } = places[face];
  for (const name of headers) {
    const value = request.headers[name];
    if (typeof value === 'string' && value !== '') return value;
  }
  if (bearer) {
    const token = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
    if (token) return token;
  }
  if (!mayBeInQuery) return '';
  const query = request.query as Readonly<Record<string, unknown>>;
  for (const name of params) {
    const value = query[name];
    if (typeof value === 'string' && value !== '') return value;
  }
  return '';
}
