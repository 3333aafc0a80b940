import { useTranslate } from 'react-admin';
import { PageTabs } from '../../crud/PageTabs';
import { RelatedRows } from '../../crud/RelatedRows';
import { Facts, ShowPage } from '../../crud/ResourceShow';
import { useMay } from '../../layout/access';
import { CopyButton } from '../partner-app/CopyButton';
import { InviteCode, useInviteLink } from './InviteCode';
import { Statement } from './Statement';

const TABS = [
  { resource: 'salesman-binding', label: 'sales.bindings', add: true },
  { resource: 'commission', label: 'sales.commissions', add: false },
  { resource: 'commission-batch', label: 'sales.batches', add: true },
];

/** A salesman: who it is and the invite link, the customers, what is earned and how it is paid. */
export function SalesmanPage() {
  return (
    <ShowPage
      actions={
        <>
          <InviteCode />
          <Statement />
        </>
      }
    >
      <Content />
    </ShowPage>
  );
}

function InviteLink() {
  const link = useInviteLink();
  return (
    <>
      {link} <CopyButton text={link} />
    </>
  );
}

const ownFacts = { invite_path: InviteLink };

function Content() {
  const translate = useTranslate();
  const may = useMay();
  return (
    <PageTabs
      tabs={[
        { key: 'facts', label: translate('form.basics'), content: <Facts cells={ownFacts} /> },
        ...TABS.filter(({ resource }) => may(resource, 'list')).map(({ resource, label, add }) => ({
          key: resource,
          label: translate(label),
          content: <RelatedRows key={resource} resource={resource} target="salesman_id" add={add} />,
        })),
      ]}
    />
  );
}
