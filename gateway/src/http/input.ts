import { NotFoundException, createParamDecorator } from '@nestjs/common';
import type { ExecutionContext } from '@nestjs/common';
import type { CallContext } from '@parcelway/contracts';
import { DomainError } from '@parcelway/contracts';
import type { FastifyRequest } from 'fastify';
import type { Resource } from '@parcelway/contracts/resources';
import type { Session } from '../auth/access-token';
import { resourceAsked } from '../auth/route-facts';
import { inputOf } from './gateway-request';

const requestOf = (context: ExecutionContext): FastifyRequest =>
  context.switchToHttp().getRequest<FastifyRequest>();

/** Query and body of the request as one object. The owning service validates it with its contract's class. */
export const Input = createParamDecorator((_data: unknown, context: ExecutionContext) =>
  inputOf(requestOf(context)),
);

/** Who calls, in which language, until when: goes along with every call to a service. */
export const Context = createParamDecorator((_data: unknown, context: ExecutionContext): CallContext => {
  const { callContext } = requestOf(context);
  if (!callContext) throw new Error('The route ran without the access guard');
  return callContext;
});

/** The resource that the path of a generic route names; the guard has checked that it has the act. */
export const AskedResource = createParamDecorator((_data: unknown, context: ExecutionContext): Resource => {
  const resource = resourceAsked(requestOf(context));
  if (!resource) throw new NotFoundException();
  return resource;
});

/** The caller's session, on routes that need a log in. */
export const CurrentSession = createParamDecorator((_data: unknown, context: ExecutionContext): Session => {
  const { session } = requestOf(context);
  if (!session) throw new DomainError('auth.login_required');
  return session;
});

export const HttpRequest = createParamDecorator((_data: unknown, context: ExecutionContext) =>
  requestOf(context),
);
