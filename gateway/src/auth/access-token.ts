import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '@parcelway/platform';
import { CONFIG } from '@parcelway/platform';
import type { JwtPayload } from 'jsonwebtoken';
import { verify } from 'jsonwebtoken';
import { LRUCache } from 'lru-cache';

/** Who an access token speaks for. */
export interface Session {
  readonly kind: 'member' | 'admin';
  readonly id: number;
  readonly sessionId: string;
  readonly username: string;
  /** Epoch milliseconds. */
  readonly expiresAt: number;
}

const REMEMBERED = 20_000;

/**
 * Reads access tokens: JWT, HS256, claims `sub`, `kind`, `sid`, `name`, `exp`. A token that was verified once is remembered, so that a
 * busy session costs one signature check and not one per request. Whether it is past its time or revoked is the caller's question.
 */
@Injectable()
export class AccessTokens {
  private readonly verified = new LRUCache<string, Session>({ max: REMEMBERED });

  constructor(@Inject(CONFIG) private readonly config: Config) {}

  /** The token's session, also when its time is over; null when it was not signed here or lacks a claim. */
  read(token: string): Session | null {
    const known = this.verified.get(token);
    if (known) return known;
    const session = sessionOf(this.payloadOf(token));
    if (session) this.verified.set(token, session);
    return session;
  }

  private payloadOf(token: string): JwtPayload | null {
    try {
      const payload = verify(token, this.config.jwtSecret, { algorithms: ['HS256'], ignoreExpiration: true });
      return typeof payload === 'string' ? null : payload;
    } catch {
      return null;
    }
  }
}

function sessionOf(payload: JwtPayload | null): Session | null {
  if (!payload) return null;
  const { sub, exp } = payload;
  const { kind, sid, name } = payload as { kind?: unknown; sid?: unknown; name?: unknown };
  const id = Number(sub);
  const isWhole =
    (kind === 'member' || kind === 'admin') &&
    typeof sid === 'string' &&
    Number.isSafeInteger(id) &&
    id > 0 &&
    exp !== undefined;
  return isWhole ? { kind, id, sessionId: sid, username: String(name ?? ''), expiresAt: exp * 1000 } : null;
}
