import { Injectable } from '@nestjs/common';
import type { CallContext, Client } from '@parcelway/contracts';
import { session } from '@parcelway/contracts';
import { InjectClient } from '@parcelway/platform';
import { LRUCache } from 'lru-cache';
import { Revocations } from './revocations';

const SESSIONS = 20_000;

/**
 * Whether a session has not been ended. As long as this instance has not read which ones were, or may have missed some, the user service
 * is asked, once per session.
 */
@Injectable()
export class LiveSessions {
  private readonly asked = new LRUCache<string, true>({ max: SESSIONS });

  constructor(
    @InjectClient(session) private readonly sessions: Client<typeof session>,
    private readonly revocations: Revocations,
  ) {
    revocations.onGap(() => this.asked.clear());
  }

  /** `context` is made only where the user service has to be asked. Errors: service.unavailable when nobody can tell. */
  has(sessionId: string, context: () => CallContext): boolean | Promise<boolean> {
    if (this.revocations.has(sessionId)) return false;
    return this.revocations.isComplete || this.asked.has(sessionId) || this.ask(sessionId, context());
  }

  private async ask(sessionId: string, context: CallContext): Promise<boolean> {
    const isLive = await this.sessions.isLive({ session_id: sessionId }, context);
    // It may have ended while the answer was on its way.
    if (!isLive) this.revocations.add(sessionId);
    else if (!this.revocations.has(sessionId)) this.asked.set(sessionId, true);
    return isLive && !this.revocations.has(sessionId);
  }
}
