import { defineResource, instant, json, text, wordEnum } from './define-resource';

export const providerEventResource = defineResource({
  name: 'provider-event',
  owner: 'payment',
  controller: 'trade.ProviderEvent',
  label: ['支付回调', 'Provider events'],
  acts: ['index'],
  actions: ['retry', 'resolve'],
  deletion: 'never',
  labelField: 'event_id',
  order: { field: 'received_at', direction: 'desc' },
  fields: {
    provider: wordEnum('渠道', 'Provider', ['stripe', 'local_card', 'wallet_qr'], {
      readOnly: true,
      list: true,
      filter: true,
    }),
    event_id: text('事件编号', 'Event ID', {
      max: 80,
      readOnly: true,
      list: true,
      quick: true,
      filter: true,
    }),
    type: text('类型', 'Type', { max: 60, readOnly: true, list: true, filter: true }),
    status: wordEnum('状态', 'Status', ['done', 'ignored', 'parked', 'failed'], {
      readOnly: true,
      list: true,
      filter: true,
    }),
    payment_no: text('支付号', 'Payment no.', {
      max: 24,
      readOnly: true,
      list: true,
      quick: true,
      filter: true,
    }),
    reason: text('原因', 'Reason', { max: 200, readOnly: true, list: true }),
    received_at: instant('收到时间', 'Received', { readOnly: true, list: true, filter: true, sort: true }),
    payload: json('内容', 'Payload', { readOnly: true }),
  },
});
