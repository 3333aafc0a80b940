import { Injectable } from '@nestjs/common';
import type { AdminAccess, CallContext, Client } from '@parcelway/contracts';
import { adminAccess } from '@parcelway/contracts';
import { InjectClient } from '@parcelway/platform';
import { LRUCache } from 'lru-cache';
import type { Session } from './access-token';
import { Revocations } from './revocations';

/** A change of an admin's groups shows after this long at the latest. */
const KNOWN_MS = 10_000;
const SESSIONS = 5_000;

/** What one admin may do. */
export class Permissions {
  private readonly nodes: ReadonlySet<string> | null;

  constructor(readonly access: AdminAccess) {
    this.nodes = access.nodes === '*' ? null : new Set(access.nodes.map((node) => node.toLowerCase()));
  }

  /** True for a super admin and for one with the node, compared without case. */
  allow(node: string): boolean {
    return this.nodes === null || this.nodes.has(node.toLowerCase());
  }
}

/** Asks the user service what an admin may do and keeps the answer for 10 s per session. */
@Injectable()
export class PermissionCache {
  private readonly known = new LRUCache<string, Promise<Permissions>>({ max: SESSIONS, ttl: KNOWN_MS });

  constructor(
    @InjectClient(adminAccess) private readonly admins: Client<typeof adminAccess>,
    revocations: Revocations,
  ) {
    revocations.onRevoked((sessionId) => this.known.delete(sessionId));
  }

  /** Errors: auth.login_required for an admin who was disabled or deleted, service.unavailable. */
  of({ sessionId }: Session, context: CallContext): Promise<Permissions> {
    const known = this.known.get(sessionId);
    if (known) return known;
    const asked = this.admins.mine({}, context).then((access) => new Permissions(access));
    this.known.set(sessionId, asked);
    asked.catch(() => this.known.delete(sessionId));
    return asked;
  }
}
