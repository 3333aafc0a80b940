import { defineResource, instant, json, relation, text, wordEnum } from './define-resource';

export const webhookEndpointResource = defineResource({
  name: 'webhook-endpoint',
  owner: 'user',
  controller: 'user.WebhookEndpoint',
  label: ['回调地址', 'Webhook endpoints'],
  acts: ['index', 'add', 'edit', 'del'],
  actions: ['enable', 'disable', 'test', 'rollSecret'],
  deletion: 'soft',
  labelField: 'url',
  recycle: true,
  sensitive: ['url', 'status'],
  fields: {
    partner_app_id: relation('接口应用', 'Partner app', 'partner-app', {
      required: true,
      addOnly: true,
      list: true,
      filter: true,
    }),
    url: text('地址', 'Address', { max: 255, required: true, list: true }),
    events: json('事件', 'Events', { default: [] }),
    secret_last4: text('密钥末四位', 'Secret ends in', { max: 4, readOnly: true }),
    status: wordEnum('状态', 'Status', ['on', 'off', 'failing'], {
      readOnly: true,
      list: true,
      filter: true,
    }),
    failing_since: instant('异常开始', 'Failing since', { readOnly: true }),
    disabled_at: instant('停用时间', 'Switched off', { readOnly: true }),
  },
});
