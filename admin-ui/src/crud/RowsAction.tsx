import { actTitles } from '@parcelway/contracts/resources';
import type { ReactNode } from 'react';
import { useListContext, useRecordContext, useRefresh, useResourceContext, useTranslate } from 'react-admin';
import type { Identifier } from 'react-admin';
import { inLocale } from '../i18n/field-words';
import { useLanguage } from '../i18n/useLanguage';
import { useMay } from '../layout/access';
import { callRest } from '../providers/rest';
import { ConfirmedAction } from './ConfirmedAction';

/** What an act answers that handles each row on its own. */
interface Handled {
  readonly failed?: readonly unknown[];
}

interface RowsActionProps {
  /** An act of the declaration that takes `{ids}`: `restore`. */
  action: string;
  icon?: ReactNode;
}

/** An act on the selected rows of a list. */
export function BulkAction(props: RowsActionProps) {
  const { selectedIds, onUnselectItems } = useListContext();
  return <RowsAction {...props} ids={selectedIds} onDone={onUnselectItems} />;
}

/** An act on the row of a details page. */
export function RowAction({ onDone, ...props }: RowsActionProps & { onDone?: () => void }) {
  const record = useRecordContext();
  return record ? <RowsAction {...props} ids={[record.id]} {...(onDone ? { onDone } : {})} /> : null;
}

/** An act of the declaration that takes the `{id}` of the details page's row; `text` says what will happen. */
export function RowIdAction({ action, icon, text }: RowsActionProps & { text: string }) {
  const record = useRecordContext();
  const resource = useResourceContext() ?? '';
  const translate = useTranslate();
  const language = useLanguage();
  const refresh = useRefresh();
  const may = useMay();
  if (!record || !may(resource, action)) return null;
  const act = inLocale(actTitles[action] ?? [action, action], language);
  return (
    <ConfirmedAction
      label={act}
      icon={icon}
      text={text}
      done={translate('rows.actDone', { act, smart_count: 1 })}
      act={async () => {
        await callRest('POST', `/${resource}/${action}`, { id: record.id });
        refresh();
      }}
    />
  );
}

function RowsAction({
  action,
  icon,
  ids,
  onDone,
}: RowsActionProps & { ids: readonly Identifier[]; onDone?: () => void }) {
  const resource = useResourceContext() ?? '';
  const translate = useTranslate();
  const language = useLanguage();
  const refresh = useRefresh();
  const may = useMay();
  if (!may(resource, action)) return null;
  const act = inLocale(actTitles[action] ?? [action, action], language);
  const words = { act, smart_count: ids.length };
  return (
    <ConfirmedAction
      label={act}
      icon={icon}
      text={translate('rows.actText', words)}
      done={translate('rows.actDone', words)}
      act={async () => {
        const answer = await callRest<Handled | null>('POST', `/${resource}/${action}`, { ids });
        const failures = answer?.failed?.length ?? 0;
        if (failures === 0) onDone?.();
        refresh();
        if (failures > 0) throw new Error(translate('rows.actFailed', { act, smart_count: failures }));
      }}
    />
  );
}
