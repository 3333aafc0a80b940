import type { CanActivate, ExecutionContext } from '@nestjs/common';
import { Inject, Injectable, NotFoundException } from '@nestjs/common';
import type { CallContext } from '@parcelway/contracts';
import { DomainError } from '@parcelway/contracts';
import type { Act, Resource } from '@parcelway/contracts/resources';
import { permissionNode } from '@parcelway/contracts/resources';
import type { FastifyRequest } from 'fastify';
import { callContextOf } from '../http/call-context';
import { optionNodes } from './option-nodes';
import { PartnerAccess } from '../open/partner-access';
import type { Access } from './access';
import type { Session } from './access-token';
import { AccessTokens } from './access-token';
import { LiveSessions } from './live-sessions';
import { PermissionCache } from './permissions';
import { faceOf } from '../http/faces';
import type { RouteFacts, RouteHandler } from './route-facts';
import { ROUTE_FACTS, resourceAsked } from './route-facts';
import { tokenKind, tokenOf } from './token-places';

/**
 * Stands before every route: reads the token of the route's face, makes the call context, and lets through whoever the route's
 * declared access allows. A route it knows nothing of stays closed. Errors: auth.login_required, auth.token_expired,
 * auth.no_permission, partner.*.
 */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    @Inject(ROUTE_FACTS) private readonly routes: ReadonlyMap<RouteHandler, RouteFacts>,
    private readonly tokens: AccessTokens,
    private readonly live: LiveSessions,
    private readonly permissions: PermissionCache,
    private readonly partners: PartnerAccess,
  ) {}

  canActivate(execution: ExecutionContext): boolean | Promise<boolean> {
    const request = execution.switchToHttp().getRequest<FastifyRequest>();
    const known = this.routes.get(execution.getHandler() as RouteHandler);
    if (!known) throw new DomainError('auth.no_permission');
    const facts = known.byFace?.get(faceOf(request.url)) ?? known;
    request.facts = facts;
    if (facts.access.who === 'partner') return this.partners.admit(request, facts.access.carrier);
    const session = this.sessionOf(request, facts);
    if (!session) return this.admit(request, facts, null);
    const isLive = this.live.has(session.sessionId, () => callContextOf(request, facts.face, null));
    const admit = (lives: boolean): boolean | Promise<boolean> =>
      this.admit(request, facts, lives ? this.inTime(request, session) : null);
    return typeof isLive === 'boolean' ? admit(isLive) : isLive.then(admit);
  }

  private admit(
    request: FastifyRequest,
    { access, face }: RouteFacts,
    session: Session | null,
  ): boolean | Promise<boolean> {
    const context = callContextOf(request, face, session);
    request.callContext = context;
    request.session = session;
    if (access.who === 'public') return true;
    const nodes = nodesOf(request, access);
    const who = access.who === 'act' && resourceAsked(request)?.superOnly ? 'super' : access.who;
    if (!session)
      throw new DomainError(request.isTokenExpired ? 'auth.token_expired' : 'auth.login_required');
    return who !== 'super' && nodes.length === 0 ? true : this.mayUse(who, nodes, session, context);
  }

  /** Null for no token, one of the other kind and a forged one. */
  private sessionOf(request: FastifyRequest, { face, takesTokenInQuery }: RouteFacts): Session | null {
    const token = tokenOf(request, face, takesTokenInQuery);
    const session = token === '' ? null : this.tokens.read(token);
    return session?.kind === tokenKind[face] ? session : null;
  }

  /** Null for a session whose time is over, which is noted. */
  private inTime(request: FastifyRequest, session: Session): Session | null {
    if (session.expiresAt > Date.now()) return session;
    request.isTokenExpired = true;
    return null;
  }

  private async mayUse(
    who: Access['who'],
    nodes: readonly string[],
    session: Session,
    context: CallContext,
  ): Promise<boolean> {
    if (who === 'super') {
      if ((await this.permissions.of(session, context)).access.super) return true;
    } else {
      const permissions =
        who === 'memberNode'
          ? await this.permissions.ofMember(session, context)
          : await this.permissions.of(session, context);
      if (nodes.some((node) => permissions.allow(node))) return true;
    }
    throw new DomainError('auth.no_permission');
  }
}

/** Nodes of which one suffices; none where a log in is enough. */
function nodesOf(request: FastifyRequest, access: Access): readonly string[] {
  switch (access.who) {
    case 'act':
      return nodesOfAct(request, access.act);
    case 'node':
    case 'memberNode':
      return [access.node];
    default:
      return [];
  }
}

/** A resource nobody declared, or an act it does not have, is an unknown route. */
function nodesOfAct(request: FastifyRequest, act: Act): readonly string[] {
  const resource: Resource | undefined = resourceAsked(request);
  if (!resource?.acts.includes(act)) throw new NotFoundException();
  return act === 'getOptions' ? optionNodes(resource) : [permissionNode(resource, act)];
}
