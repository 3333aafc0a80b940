import { randomUUID } from 'node:crypto';
import type {
  CallContext,
  Handlers,
  ListWebhookAttempts,
  Myself,
  Page,
  ResendWebhooks,
  SavedWebhook,
  SaveWebhook,
  WebhookAttemptView,
  WebhookById,
  WebhookTry,
  WebhookView,
} from '@parcelway/contracts';
import { DomainError, pageOf, webhook } from '@parcelway/contracts';
import { invalidFields, Serves } from '@parcelway/platform';
import type { EntityManager, FindOptionsWhere } from 'typeorm';
import { DataSource } from 'typeorm';
import { PartnerAppEntity } from '../partner-app/partner-app.entity';
import { callingMember } from '../session/caller';
import { WebhookAttemptEntity } from './webhook-attempt.entity';
import { arrived, WebhookDeliveries } from './webhook-deliveries';
import { WebhookEndpointEntity } from './webhook-endpoint.entity';
import { WebhookEndpoints } from './webhook-endpoints';
import { WebhookQueue } from './webhook-queue';
import { RESEND } from './webhook.queries';
import { attemptView, endpointView } from './webhook-views';

const MOST_ENDPOINTS = 10;
const MOST_RESENT = 100;

@Serves(webhook)
export class WebhookService implements Handlers<typeof webhook> {
  constructor(
    private readonly dataSource: DataSource,
    private readonly endpoints: WebhookEndpoints,
    private readonly deliveries: WebhookDeliveries,
    private readonly queue: WebhookQueue,
  ) {}

  async mine(_request: Myself, context: CallContext): Promise<readonly WebhookView[]> {
    const rows = await this.dataSource.manager.find(WebhookEndpointEntity, {
      where: { partnerApp: { userId: callingMember(context) } },
      order: { id: 'ASC' },
    });
    return rows.map(endpointView);
  }

  async save(request: SaveWebhook, context: CallContext): Promise<SavedWebhook> {
    const row = request.id
      ? await this.find(this.dataSource.manager, request.id, context)
      : await this.newRow(request, context);
    if (request.url !== undefined && request.url !== null) row.url = request.url.trim();
    if (request.events !== undefined) row.events = request.events as string[];
    if (request.status) switchTo(row, request.status);
    if (request.url || request.events !== undefined || !request.id) await this.endpoints.check(row);
    const secret = !request.id || request.roll_secret === true ? this.endpoints.roll(row) : undefined;
    const { id } = await this.dataSource.manager.save(WebhookEndpointEntity, row);
    return { id, ...(secret === undefined ? {} : { secret }) };
  }

  async remove({ id }: WebhookById, context: CallContext): Promise<null> {
    const row = await this.find(this.dataSource.manager, id, context);
    await this.dataSource.manager.softDelete(WebhookEndpointEntity, { id: row.id });
    return null;
  }

  async test({ id }: WebhookById, context: CallContext): Promise<WebhookTry> {
    const endpoint = await this.find(this.dataSource.manager, id, context);
    const eventId = randomUUID();
    const body = JSON.stringify({
      id: eventId,
      type: 'ping',
      version: 1,
      occurred_at: new Date().toISOString(),
      object: {},
    });
    const answer = await this.deliveries.post(endpoint.url, body, endpoint.sealedSecret, eventId);
    const { httpStatus, durationMs, response } = answer;
    await this.dataSource.manager.insert(WebhookAttemptEntity, {
      endpointId: endpoint.id,
      eventId,
      eventType: 'ping',
      attempt: 1,
      status: arrived(answer) ? 'ok' : 'given_up',
      httpStatus,
      durationMs,
      request: body,
      response,
    });
    return { http_status: httpStatus, duration_ms: durationMs };
  }

  async attempts(request: ListWebhookAttempts, context: CallContext): Promise<Page<WebhookAttemptView>> {
    const endpoint = await this.find(this.dataSource.manager, request.endpoint_id, context);
    const { limit, offset } = pageOf(request);
    const [rows, total] = await this.dataSource.manager.findAndCount(WebhookAttemptEntity, {
      where: { endpointId: endpoint.id },
      order: { id: 'DESC' },
      take: limit,
      skip: offset,
    });
    return { list: rows.map(attemptView), total, remark: '' };
  }

  async resend({ ids }: ResendWebhooks, context: CallContext): Promise<{ done: number; failed: number }> {
    const wanted = [...new Set(Array.isArray(ids) ? ids.map(Number) : [])];
    const isGood = wanted.every((id) => Number.isSafeInteger(id) && id > 0);
    if (wanted.length === 0 || wanted.length > MOST_RESENT || !isGood)
      throw invalidFields([{ field: 'ids', rule: 'list', params: { min: 1, max: MOST_RESENT } }]);
    const again = await this.dataSource.query<unknown[]>(RESEND, [wanted, ownerOf(context)]);
    this.queue.wake();
    return { done: again.length, failed: Math.max(0, wanted.length - again.length) };
  }

  /** Errors: webhook.not_found, for another member's too. */
  private async find(
    manager: EntityManager,
    id: number | string,
    context: CallContext,
  ): Promise<WebhookEndpointEntity> {
    const userId = ownerOf(context);
    const where: FindOptionsWhere<WebhookEndpointEntity> = {
      id: Number(id),
      ...(userId === null ? {} : { partnerApp: { userId } }),
    };
    const row = await manager.findOne(WebhookEndpointEntity, { where });
    if (!row) throw new DomainError('webhook.not_found');
    return row;
  }

  private async newRow(request: SaveWebhook, context: CallContext): Promise<WebhookEndpointEntity> {
    const { manager } = this.dataSource;
    if (!request.url) throw invalidFields([{ field: 'url', rule: 'required' }]);
    const userId = callingMember(context);
    const partnerAppId = Number(request.partner_app_id ?? 0);
    if (!(await manager.existsBy(PartnerAppEntity, { id: partnerAppId, userId })))
      throw new DomainError('partner.not_found');
    if ((await manager.countBy(WebhookEndpointEntity, { partnerAppId })) >= MOST_ENDPOINTS)
      throw new DomainError('webhook.too_many', { max: MOST_ENDPOINTS });
    return manager.create(WebhookEndpointEntity, { partnerAppId, events: [], status: 'on' });
  }
}

/** The member whose rows the caller may touch; null = staff, all of them. */
function ownerOf(context: CallContext): number | null {
  return context.identity.kind === 'admin' ? null : callingMember(context);
}

function switchTo(row: WebhookEndpointEntity, status: 'on' | 'off'): void {
  if (status === 'on' && row.status === 'failing') return;
  row.status = status;
  row.failingSince = null;
  row.disabledAt = status === 'off' ? (row.disabledAt ?? new Date()) : null;
}
