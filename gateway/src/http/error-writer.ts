import type { ArgumentsHost, ExceptionFilter } from '@nestjs/common';
import { Catch, HttpException, Inject, Injectable } from '@nestjs/common';
import { DomainError } from '@parcelway/contracts';
import type { Config, Logger } from '@parcelway/platform';
import { CONFIG, LOGGER } from '@parcelway/platform';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { resourceAsked } from '../auth/route-facts';
import { Pages } from '../pages/pages';
import { errorWords } from './error-text';
import type { Face } from './faces';
import { faceOf, isLegacy } from './faces';
import { legacyFailure } from './legacy-failure';
import { localeOf } from './locale';
import { problemOf } from './problem-details';

const RETRY_AFTER_S = '2';
/** How partners show who they are. */
const SIGNED = 'Parcelway-HMAC-SHA256';

/** Writes whatever was thrown: the envelope or problem details, a page where a person's browser asked for one, never a stack. */
@Injectable()
@Catch()
export class ErrorWriter implements ExceptionFilter {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly pages: Pages,
  ) {}

  catch(thrown: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();
    if (reply.sent) return;
    const face = request.facts?.face ?? faceOf(request.url);
    const isUnknownRoute = thrown instanceof HttpException && thrown.getStatus() === 404;
    if (isUnknownRoute && this.pages.answer(request, reply, face)) return;
    const error = this.domainErrorOf(thrown, request);
    if (error.code === 'service.unavailable') reply.header('retry-after', RETRY_AFTER_S);
    if (error.code === 'partner.too_many_calls') reply.header('retry-after', String(error.params['seconds']));
    if (isLegacy(face)) this.writeLegacy(error, isUnknownRoute, face, request, reply);
    else this.writeProblem(error, face, request, reply);
  }

  private writeLegacy(
    error: DomainError,
    isUnknownRoute: boolean,
    face: Face,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    const words = errorWords(error, localeOf(request, face), resourceAsked(request));
    const isStock = request.facts?.isStock ?? true;
    const { status, envelope } = legacyFailure(error, words, face, isStock, this.config.legacyClient);
    void reply
      .code(isUnknownRoute ? 404 : status)
      .header('content-type', 'application/json; charset=utf-8')
      .send(JSON.stringify(envelope));
  }

  private writeProblem(error: DomainError, face: Face, request: FastifyRequest, reply: FastifyReply): void {
    const words = errorWords(error, localeOf(request, face), resourceAsked(request));
    const problem = problemOf(error, words, request);
    if (problem.status === 401) reply.header('www-authenticate', face === 'open' ? SIGNED : 'Bearer');
    void reply
      .code(problem.status)
      .header('content-type', 'application/problem+json')
      .send(JSON.stringify(problem));
  }

  private domainErrorOf(thrown: unknown, request: FastifyRequest): DomainError {
    if (thrown instanceof DomainError) return thrown.code === 'internal' ? this.internal(request) : thrown;
    const status = statusOf(thrown);
    if (status === 404) return new DomainError('request.unsupported');
    if (status === 413) return new DomainError('request.too_large');
    if (status !== undefined && status >= 400 && status < 500) return new DomainError('request.malformed');
    this.logger.error(
      { err: thrown, requestId: request.id, method: request.method, path: request.url.split('?')[0] },
      'request failed',
    );
    return this.internal(request);
  }

  /** The service has logged its own fault under the same request id. */
  private internal({ id }: FastifyRequest): DomainError {
    return new DomainError('internal', { requestId: id });
  }
}

function statusOf(thrown: unknown): number | undefined {
  if (thrown instanceof HttpException) return thrown.getStatus();
  const status = (thrown as { statusCode?: unknown } | null)?.statusCode;
  return typeof status === 'number' ? status : undefined;
}
