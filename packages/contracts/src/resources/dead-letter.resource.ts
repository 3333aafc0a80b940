import { defineResource, instant, integer, json, longText, text, wordEnum } from './define-resource';

/** Events that a service could not apply. Every service keeps its own; an id is `<service>.<event_id>`. */
export const deadLetterResource = defineResource({
  name: 'dead-letter',
  owner: 'user',
  table: null,
  controller: 'DeadLetter',
  label: ['失败事件', 'Dead letters'],
  acts: ['index', 'del'],
  actions: ['replay'],
  deletion: 'hard',
  labelField: 'event_name',
  order: { field: 'failed_at', direction: 'desc' },
  fields: {
    service: wordEnum('服务', 'Service', ['user', 'order', 'waybill', 'pickup', 'payment', 'terminal'], {
      readOnly: true,
      list: true,
      filter: true,
    }),
    event_name: text('事件', 'Event', { max: 80, readOnly: true, list: true, quick: true, filter: true }),
    event_id: text('事件编号', 'Event ID', { max: 36, readOnly: true, quick: true, filter: true }),
    consumer: text('消费者', 'Consumer', { max: 100, readOnly: true }),
    payload: json('内容', 'Payload', { readOnly: true }),
    error: longText('错误', 'Error', { readOnly: true, list: true, quick: true }),
    attempts: integer('次数', 'Attempts', { readOnly: true, list: true }),
    failed_at: instant('失败时间', 'Failed', { readOnly: true, list: true, sort: true }),
  },
});
