import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useMay } from '../layout/access';
import { PageTabs } from './PageTabs';
import type { PageTab } from './PageTabs';
import { RelatedRows } from './RelatedRows';
import { Facts } from './ResourceShow';

/** Another resource whose rows belong to the row of the page. */
export interface RelatedResource {
  readonly resource: string;
  /** Its field that holds the id of the page's row. */
  readonly target: string;
  /** Key of the tab's words. */
  readonly label: string;
  /** Whether the tab begins a row that belongs to this one. */
  readonly add?: boolean;
}

/** A details page in tabs: the row's facts, the rows of other resources that belong to it and that the admin may list, then `further` tabs. */
export function FactsAndRows({
  facts = <Facts />,
  related,
  further = [],
}: {
  facts?: ReactNode;
  related: readonly RelatedResource[];
  further?: readonly PageTab[];
}) {
  const translate = useTranslate();
  const may = useMay();
  return (
    <PageTabs
      tabs={[
        { key: 'facts', label: translate('form.basics'), content: facts },
        ...related
          .filter(({ resource }) => may(resource, 'list'))
          .map(({ resource, target, label, add = false }) => ({
            key: resource,
            label: translate(label),
            content: <RelatedRows key={resource} resource={resource} target={target} add={add} />,
          })),
        ...further,
      ]}
    />
  );
}
