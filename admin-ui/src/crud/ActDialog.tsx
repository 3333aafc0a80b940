import { WriteIntent } from '@parcelway/client';
import { useRef } from 'react';
import { useNotify, useRecordContext, useResourceContext, useTranslate } from 'react-admin';
import { callRest } from '../providers/rest';
import { ActQuestion } from './ActQuestion';
import type { ActQuestionProps } from './ActQuestion';

/** An act on the row of the page that needs words: a reason, an amount. An act on no row says in `subject` what it is about. */
export function ActDialog<Answer = unknown>({
  subject,
  done,
  onDone,
  ...question
}: ActQuestionProps & {
  /** Sent instead of the row's id. */
  subject?: Readonly<Record<string, unknown>>;
  /** What is said of the answer, instead of that it is done. */
  done?: (answer: Answer) => string;
  onDone?: (answer: Answer) => void;
}) {
  const record = useRecordContext();
  const resource = useResourceContext() ?? '';
  const translate = useTranslate();
  const notify = useNotify();
  // Pressed again after a broken connection, it goes on with the same act.
  const intent = useRef(new WriteIntent());
  const about = subject ?? (record && { id: record.id });
  if (!about) return null;
  return (
    <ActQuestion
      {...question}
      variant="outlined"
      run={async (values, act) => {
        const path = `/${resource}/${question.action}`;
        const body = { ...about, ...values };
        const answer = await intent.current.run(body, (idempotencyKey) =>
          callRest<Answer>('POST', path, body, { idempotencyKey }),
        );
        onDone?.(answer);
        notify(done?.(answer) ?? translate('rows.actDone', { act, smart_count: 1 }), { type: 'success' });
        return [];
      }}
    />
  );
}
