import { Injectable } from '@nestjs/common';
import type { AdminAccess, CallContext, Client } from '@parcelway/contracts';
import { adminAccess, DomainError, memberAccess } from '@parcelway/contracts';
import { InjectClient } from '@parcelway/platform';
import { LRUCache } from 'lru-cache';
import { AccessChanges } from './access-changes';
import type { Session } from './access-token';
import { Revocations } from './revocations';

/** Nobody said that anything changed: still asked again after this long. */
const KNOWN_MS = 10_000;
const SESSIONS = 5_000;

/** What one person may do. */
export class Permissions {
  private readonly nodes: ReadonlySet<string> | null;

  constructor(nodes: readonly string[] | '*') {
    this.nodes = nodes === '*' ? null : new Set(nodes.map((node) => node.toLowerCase()));
  }

  /** True for who may do everything and for one with the node, compared without case. */
  allow(node: string): boolean {
    return this.nodes === null || this.nodes.has(node.toLowerCase());
  }
}

export class AdminPermissions extends Permissions {
  constructor(readonly access: AdminAccess) {
    super(access.nodes);
  }
}

/** Asks the user service what somebody may do and keeps the answer for 10 s per session, or until rights change. */
@Injectable()
export class PermissionCache {
  private readonly admins = new LRUCache<string, Promise<AdminPermissions>>({ max: SESSIONS, ttl: KNOWN_MS });
  private readonly members = new LRUCache<string, Promise<Permissions>>({ max: SESSIONS, ttl: KNOWN_MS });

  constructor(
    @InjectClient(adminAccess) private readonly admin: Client<typeof adminAccess>,
    @InjectClient(memberAccess) private readonly member: Client<typeof memberAccess>,
    revocations: Revocations,
    changes: AccessChanges,
  ) {
    revocations.onRevoked((sessionId) => {
      this.admins.delete(sessionId);
      this.members.delete(sessionId);
    });
    changes.onChanged(() => {
      this.admins.clear();
      this.members.clear();
    });
  }

  /** An admin's. Errors: auth.login_required for one who was disabled or deleted, service.unavailable. */
  of(session: Session, context: CallContext): Promise<AdminPermissions> {
    return kept(this.admins, session, async () => new AdminPermissions(await this.admin.mine({}, context)));
  }

  /** For what a route asks of some requests only. Errors: auth.no_permission, and as above. */
  async demand(session: Session | null | undefined, node: string, context: CallContext): Promise<void> {
    const rights = session && (await this.of(session, context));
    if (!rights?.allow(node)) throw new DomainError('auth.no_permission');
  }

  /** The same asked anew: for a page that has just changed who it is. */
  newest(session: Session, context: CallContext): Promise<AdminPermissions> {
    this.admins.delete(session.sessionId);
    return this.of(session, context);
  }

  /** A member's. Errors as above. */
  ofMember(session: Session, context: CallContext): Promise<Permissions> {
    return kept(
      this.members,
      session,
      async () => new Permissions((await this.member.mine({}, context)).nodes),
    );
  }
}

function kept<Value>(
  cache: LRUCache<string, Promise<Value>>,
  { sessionId }: Session,
  ask: () => Promise<Value>,
): Promise<Value> {
  const known = cache.get(sessionId);
  if (known) return known;
  const asked = ask();
  cache.set(sessionId, asked);
  asked.catch(() => cache.delete(sessionId));
  return asked;
}
