import { randomUUID } from 'node:crypto';
import multipart from '@fastify/multipart';
import type { Config } from '@parcelway/platform';
import type { FastifyInstance, FastifyPluginCallback, FastifyRequest, FastifyServerOptions } from 'fastify';
import { parse } from 'qs';
import { allowOrigin } from './cors';
import { faceOf } from './faces';

const BODY_LIMIT = 1 << 20;
const REQUEST_ID = /^[\w.-]{1,64}$/;
/** Clients send up to some dozens of `search[i]`; past the limit a list would arrive as an object. */
const QUERY = { arrayLimit: 200, depth: 5, parameterLimit: 2_000 } as const;

/** Paths match without case and with or without a last slash; parameter values keep their case. */
export const fastifySettings: FastifyServerOptions = {
  bodyLimit: BODY_LIMIT,
  routerOptions: {
    caseSensitive: false,
    ignoreTrailingSlash: true,
    maxParamLength: 200,
    querystringParser: (text: string) => (text === '' ? {} : (parse(text, QUERY) as Record<string, unknown>)),
  },
  genReqId: ({ headers }) => {
    const given = headers['x-request-id'];
    return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
  },
  // Only a proxy on this machine or network may say for whom it asks.
  trustProxy: ['loopback', 'uniquelocal'],
  forceCloseConnections: 'idle',
};

/** Hooks and parsers that hold for every request. */
export function prepareFastify(fastify: FastifyInstance, config: Config): void {
  fastify.decorateRequest('facts', null);
  fastify.decorateRequest('callContext', null);
  fastify.decorateRequest('session', null);
  fastify.decorateRequest('isTokenExpired', false);
  fastify.decorateRequest('signedBytes', null);
  fastify.decorateRequest('partner', null);
  const origins = new Set(config.corsOrigins);
  fastify.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id).header('x-content-type-options', 'nosniff');
    allowOrigin(request, reply, origins);
    if (request.method === 'OPTIONS') void reply.code(204).send();
    else done();
  });
  addBodyParsers(fastify);
  // Forms with files are read where they are taken, as a stream.
  void fastify.register(multipart as unknown as FastifyPluginCallback);
}

function addBodyParsers(fastify: FastifyInstance): void {
  fastify.removeAllContentTypeParsers();
  const readJson = fastify.getDefaultJsonParser('error', 'error');
  fastify.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, bytes, done) => {
    if (Buffer.isBuffer(bytes) && faceOf(request.url) === 'open') request.signedBytes = bytes;
    if (isKeptWhole(request.url)) return keepWhole(request, bytes, done);
    // The clients name a content type on calls that have no body.
    if (bytes.length === 0) done(null, {});
    else void readJson(request, bytes.toString(), done);
  });
  fastify.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'buffer' },
    (request, bytes, done) => {
      if (isKeptWhole(request.url)) return keepWhole(request, bytes, done);
      done(null, parse(bytes.toString(), QUERY));
    },
  );
}

/** Notices of payment providers are verified before anything in them is read; what is for a provider of this machine is not ours to read. */
const isKeptWhole = (url: string): boolean =>
  /^\/(api\/pay\/notify|api\/open\/v1\/notify|(card|wallet)-provider)\//i.test(url);

function keepWhole(
  request: FastifyRequest,
  bytes: Buffer | string,
  done: (error: Error | null, body: unknown) => void,
): void {
  request.signedBytes = Buffer.from(bytes);
  done(null, {});
}
