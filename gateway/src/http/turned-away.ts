import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '@parcelway/contracts';
import { callerAddress } from './call-context';
import { errorWords } from './error-text';
import { faceOf, isLegacy } from './faces';
import { localeOf } from './locale';
import { problemOf } from './problem-details';
import type { Site } from './site-settings';

const WINDOW_MS = 60_000;
/** More callers than this in one minute are more than a page of memory is worth: the count begins anew. */
const MOST_CALLERS = 100_000;
/** Calls of partners under way in one gateway. More would only wait for each other, until those who sent them have given up. */
const MOST_PARTNER_CALLS = 200;
const BUSY_SECONDS = 1;

/**
 * Turns requests away before anything else looks at them: callers that `no_access_ip` names, reads of the clients' faces beyond
 * `perMinute` from one address (0 = any number), and calls of partners while too many are under way.
 */
export function turnAway(fastify: FastifyInstance, site: Site, perMinute: number): void {
  const reads = new ReadWindow(perMinute);
  fastify.addHook('onRequest', (request, reply, done) => {
    const ip = callerAddress(request) ?? '';
    if (site.refuses(ip)) return void reply.code(403).send({ msg: 'No permission request' });
    const seconds = isCounted(request) ? reads.secondsToWait(ip, Date.now()) : 0;
    if (seconds > 0) return void tooMany(reply, seconds);
    done();
  });
  limitPartnerCalls(fastify);
}

function limitPartnerCalls(fastify: FastifyInstance): void {
  const underWay = new Set<string>();
  fastify.addHook('onRequest', (request, reply, done) => {
    if (faceOf(request.url) !== 'open') return done();
    if (underWay.size >= MOST_PARTNER_CALLS) return void busy(request, reply);
    underWay.add(request.id);
    reply.raw.once('close', () => underWay.delete(request.id));
    done();
  });
}

function busy(request: FastifyRequest, reply: FastifyReply): void {
  const error = new DomainError('partner.busy');
  const problem = problemOf(error, errorWords(error, localeOf(request, 'open')), request);
  void reply
    .code(problem.status)
    .header('retry-after', BUSY_SECONDS)
    .header('content-type', 'application/problem+json')
    .send(JSON.stringify(problem));
}

function isCounted({ method, url }: FastifyRequest): boolean {
  return (method === 'GET' || method === 'HEAD') && isLegacy(faceOf(url));
}

function tooMany(reply: FastifyReply, seconds: number): void {
  if (!reply.hasHeader('access-control-allow-origin')) void reply.header('access-control-allow-origin', '*');
  void reply
    .code(429)
    .header('retry-after', seconds)
    .send({ code: 0, msg: `Too many requests, please try again in ${seconds} seconds` });
}

/** Counts reads by caller in windows of a minute. */
export class ReadWindow {
  private readonly counts = new Map<string, number>();
  private endsAt = 0;

  constructor(private readonly most: number) {}

  /** Counts one more; 0 when it is within the limit, else the seconds until the window ends. */
  secondsToWait(caller: string, now: number): number {
    if (this.most === 0) return 0;
    if (now >= this.endsAt || this.counts.size > MOST_CALLERS) {
      this.counts.clear();
      this.endsAt = now + WINDOW_MS;
    }
    const count = (this.counts.get(caller) ?? 0) + 1;
    this.counts.set(caller, count);
    return count <= this.most ? 0 : Math.max(1, Math.ceil((this.endsAt - now) / 1_000));
  }
}
