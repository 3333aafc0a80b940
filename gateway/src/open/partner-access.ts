import { Injectable } from '@nestjs/common';
import type { PartnerCredentials } from '@parcelway/contracts';
import { DomainError } from '@parcelway/contracts';
import { RedisStore } from '@parcelway/platform';
import type { FastifyRequest } from 'fastify';
import { AddressList } from '../http/address-list';
import { callContextOf, callerAddress } from '../http/call-context';
import { PartnerApps } from './partner-apps';
import { CLOCK_SECONDS, checkClock, isSignedBy, signedHeaders } from './signed-call';

/** A nonce is known for as long as its timestamp can be good. */
const NONCE_SECONDS = 2 * CLOCK_SECONDS + 10;
const MINUTE_MS = 60_000;
/** The count of a minute outlives it, whatever the clocks say. */
const COUNT_SECONDS = 120;

/** Lets in what a partner app signed (docs/domain D5). */
@Injectable()
export class PartnerAccess {
  constructor(
    private readonly apps: PartnerApps,
    private readonly redis: RedisStore,
  ) {}

  /**
   * True, or why not: who signed first, then what the app may. Services hear of the call as the gateway's own, with the app's name and
   * member in the request. Errors: partner.*, service.unavailable, request.malformed.
   */
  async admit(request: FastifyRequest, needsCarrier: boolean): Promise<true> {
    const now = Date.now();
    const app = await this.signer(request, now);
    if (!app.is_on) throw new DomainError('partner.off');
    checkAddress(app, callerAddress(request) ?? '');
    if (needsCarrier && app.carrier_code === '') throw new DomainError('partner.no_carrier');
    await this.countCall(app, String(request.headers['nonce']), now);
    this.apps.used(app.app_id, request.id);
    const { secrets: _secrets, ...partner } = app;
    request.partner = partner;
    request.callContext = {
      ...callContextOf(request, 'open', null),
      identity: { kind: 'service', name: 'gateway' },
    };
    return true;
  }

  private async signer(request: FastifyRequest, now: number): Promise<PartnerCredentials> {
    const { sign, ...headers } = signedHeaders(request.headers);
    checkClock(headers.timestamp, now);
    const app = await this.apps.of(headers.appId, request.id);
    const body = request.signedBytes ?? '';
    const parts = { ...headers, method: request.method, path: request.url, body };
    if (app && isSignedBy(app.secrets, parts, sign, now)) return app;
    throw new DomainError('partner.bad_signature', {}, [{ field: 'sign', rule: 'refused' }]);
  }

  /** Takes the nonce and counts the call, both at once. */
  private async countCall(app: PartnerCredentials, nonce: string, now: number): Promise<void> {
    const minute = Math.floor(now / MINUTE_MS);
    const countKey = `partner-calls:${app.app_id}:${minute}`;
    const [taken, counted] = await this.redis.use(async (redis) => {
      const answers = await redis
        .pipeline()
        .set(`partner-nonce:${app.app_id}:${nonce}`, '', 'EX', NONCE_SECONDS, 'NX')
        .incr(countKey)
        .expire(countKey, COUNT_SECONDS)
        .exec();
      return (answers ?? []).map(([error, answer]) => {
        if (error) throw error;
        return answer;
      });
    });
    if (Number(counted) > app.rate_per_minute)
      throw new DomainError('partner.too_many_calls', {
        max: app.rate_per_minute,
        seconds: Math.max(1, Math.ceil(((minute + 1) * MINUTE_MS - now) / 1_000)),
      });
    if (taken !== 'OK')
      throw new DomainError('partner.nonce_used', {}, [{ field: 'nonce', rule: 'refused' }]);
  }
}

function checkAddress({ ip_allow }: PartnerCredentials, ip: string): void {
  if (ip_allow === '') return;
  if (!new AddressList(ip_allow.split('\n')).has(ip)) throw new DomainError('partner.address', { ip });
}
