import { defineResource, longText, text, wordEnum } from './define-resource';

export const sentMessageResource = defineResource({
  name: 'sent-message',
  owner: 'user',
  controller: 'routine.SentMessage',
  label: ['发信记录', 'Sent messages'],
  acts: ['index', 'del'],
  actions: ['resend'],
  deletion: 'hard',
  labelField: 'to',
  fields: {
    kind: wordEnum('方式', 'Kind', ['mail', 'sms'], { readOnly: true, list: true, filter: true }),
    to: text('收件人', 'To', { max: 100, readOnly: true, list: true, quick: true, filter: true }),
    event: text('用途', 'Event', { max: 40, readOnly: true, list: true, filter: true }),
    subject: text('标题', 'Subject', { max: 200, readOnly: true, list: true }),
    body: longText('内容', 'Body', { readOnly: true }),
    status: wordEnum('状态', 'Status', ['queued', 'sent', 'failed', 'kept'], {
      readOnly: true,
      list: true,
      filter: true,
    }),
    error: text('错误', 'Error', { max: 300, readOnly: true }),
  },
});
