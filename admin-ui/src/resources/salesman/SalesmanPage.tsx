import { FactsAndRows } from '../../crud/FactsAndRows';
import { Facts, ShowPage } from '../../crud/ResourceShow';
import { MonthStatement } from '../../print/MonthStatement';
import { CopyButton } from '../partner-app/CopyButton';
import { InviteCode, useInviteLink } from './InviteCode';

const RELATED = [
  { resource: 'salesman-binding', target: 'salesman_id', label: 'sales.bindings', add: true },
  { resource: 'commission', target: 'salesman_id', label: 'sales.commissions' },
  { resource: 'commission-batch', target: 'salesman_id', label: 'sales.batches', add: true },
];

/** A salesman: who it is and the invite link, the customers, what is earned and how it is paid. */
export function SalesmanPage() {
  return (
    <ShowPage
      actions={
        <>
          <InviteCode />
          <MonthStatement nameOf={(salesman) => String(salesman['name'])} />
        </>
      }
    >
      <FactsAndRows facts={<Facts cells={ownFacts} />} related={RELATED} />
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
