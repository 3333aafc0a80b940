import { defineResource, instant, integer, longText, relation, text, wordEnum } from './define-resource';

export const webhookAttemptResource = defineResource({
  name: 'webhook-attempt',
  owner: 'user',
  controller: 'user.WebhookAttempt',
  label: ['推送记录', 'Webhook attempts'],
  acts: ['index'],
  actions: ['resend'],
  deletion: 'never',
  labelField: 'event_id',
  fields: {
    endpoint_id: relation('回调地址', 'Endpoint', 'webhook-endpoint', {
      readOnly: true,
      list: true,
      filter: true,
    }),
    event_id: text('事件编号', 'Event ID', {
      max: 40,
      readOnly: true,
      list: true,
      quick: true,
      filter: true,
    }),
    event_type: text('事件', 'Event', { max: 60, readOnly: true, list: true, filter: true }),
    object_no: text('单号', 'Reference', { max: 64, readOnly: true, quick: true, filter: true }),
    attempt: integer('第几次', 'Try', { readOnly: true, list: true }),
    status: wordEnum('状态', 'Status', ['queued', 'ok', 'failed', 'given_up'], {
      readOnly: true,
      list: true,
      filter: true,
    }),
    http_status: integer('HTTP', 'HTTP', { readOnly: true, list: true }),
    duration_ms: integer('耗时（毫秒）', 'Took (ms)', { readOnly: true }),
    request: longText('请求', 'Request', { readOnly: true }),
    response: longText('响应', 'Response', { readOnly: true }),
    next_at: instant('下次时间', 'Due', { readOnly: true }),
  },
});
