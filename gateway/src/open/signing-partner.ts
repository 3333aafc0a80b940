import type { ExecutionContext } from '@nestjs/common';
import { createParamDecorator } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { SigningApp } from '../http/gateway-request';

/** The app that signed, on the partners' face. */
export const SigningPartner = createParamDecorator(
  (_data: unknown, context: ExecutionContext): SigningApp => {
    const { partner } = context.switchToHttp().getRequest<FastifyRequest>();
    if (!partner) throw new Error('The route ran without a signature');
    return partner;
  },
);
