import { useDataProvider, useNotify, useResourceContext, useTranslate } from 'react-admin';
import type { Identifier, RaRecord } from 'react-admin';
import { ActQuestion } from './ActQuestion';
import type { ActQuestionProps } from './ActQuestion';
import { runTogether } from './batch-run';
import { declarationOf, representation } from './resource-fields';

/** An act on several rows, with one dialog for all of them; afterwards it names the rows that were refused, and why. */
export function BatchAct({
  ids,
  call,
  onDone,
  ...question
}: ActQuestionProps & {
  ids: readonly Identifier[];
  /** What takes `{ids}`, where the act itself takes one row. */
  call?: string;
  /** Told the rows that were refused. */
  onDone?: (refused: readonly Identifier[]) => void;
}) {
  const resource = useResourceContext() ?? '';
  const translate = useTranslate();
  const notify = useNotify();
  const dataProvider = useDataProvider();
  return (
    <ActQuestion
      {...question}
      variant="text"
      run={async (values, act) => {
        const path = `/${resource}/${call ?? question.action}`;
        const nameOf = (row: RaRecord): string => representation(declarationOf(resource), row);
        const { data: rows } = await dataProvider.getMany<RaRecord>(resource, { ids: [...ids] });
        const refused = await runTogether(path, rows, values, nameOf);
        const done = rows.length - refused.length;
        if (done > 0) notify(translate('rows.actDone', { act, smart_count: done }), { type: 'success' });
        onDone?.(refused.map(({ id }) => id));
        return refused;
      }}
    />
  );
}
