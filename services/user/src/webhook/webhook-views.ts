import type { WebhookAttemptView, WebhookView } from '@parcelway/contracts';
import type { WebhookAttemptEntity } from './webhook-attempt.entity';
import type { WebhookEndpointEntity } from './webhook-endpoint.entity';

export function endpointView(row: WebhookEndpointEntity): WebhookView {
  return {
    id: row.id,
    partner_app_id: row.partnerAppId,
    url: row.url,
    events: row.events,
    secret_last4: row.secretLast4,
    status: row.status as WebhookView['status'],
    failing_since: secondsOf(row.failingSince),
    disabled_at: secondsOf(row.disabledAt),
    create_time: secondsOf(row.createTime) ?? 0,
  };
}

export function attemptView(row: WebhookAttemptEntity): WebhookAttemptView {
  return {
    id: row.id,
    endpoint_id: row.endpointId,
    event_id: row.eventId,
    event_type: row.eventType,
    object_no: row.objectNo,
    attempt: row.attempt,
    status: row.status as WebhookAttemptView['status'],
    http_status: row.httpStatus,
    duration_ms: row.durationMs,
    request: row.request,
    response: row.response,
    next_at: secondsOf(row.nextAt),
    create_time: secondsOf(row.createTime) ?? 0,
  };
}

function secondsOf(instant: Date | null): number | null {
  return instant === null ? null : Math.floor(instant.getTime() / 1_000);
}
