import { createParamDecorator } from '@nestjs/common';
import type { ExecutionContext } from '@nestjs/common';
import type { CallContext } from '@parcelway/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { inputOf } from './gateway-request';

const requestOf = (context: ExecutionContext): FastifyRequest => context.switchToHttp().getRequest<FastifyRequest>();

/** Query and body of the request as one object. The owning service validates it with its contract's class. */
export const Input = createParamDecorator((_data: unknown, context: ExecutionContext) => inputOf(requestOf(context)));

/** Who calls, in which language, until when: goes along with every call to a service. */
export const Context = createParamDecorator((_data: unknown, context: ExecutionContext): CallContext => {
  const { callContext } = requestOf(context);
  if (!callContext) throw new Error('The route ran without the access guard');
  return callContext;
});

export const HttpRequest = createParamDecorator((_data: unknown, context: ExecutionContext) => requestOf(context));

/** For response headers; the answer itself is what the handler returns. */
export const HttpReply = createParamDecorator((_data: unknown, context: ExecutionContext) =>
  context.switchToHttp().getResponse<FastifyReply>(),
);
