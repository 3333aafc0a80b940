import { useLocation, useTranslate } from 'react-admin';
import { PageTabs } from '../../crud/PageTabs';
import { ResourceList } from '../../crud/ResourceList';
import { Accounts } from './Accounts';
import { Trace } from './Trace';

/** The books: from any number to its entries (`?trace=<number>` begins with one), all journals, and what the accounts come to. */
export function JournalList() {
  const translate = useTranslate();
  const traced = new URLSearchParams(useLocation().search).get('trace') ?? '';
  const trace = {
    key: 'trace',
    label: translate('books.trace'),
    content: <Trace key={traced} initial={traced} />,
  };
  const journals = { key: 'journals', label: translate('books.journals'), content: <ResourceList /> };
  const accounts = { key: 'accounts', label: translate('books.accounts'), content: <Accounts /> };
  return <PageTabs tabs={[trace, journals, accounts]} />;
}
