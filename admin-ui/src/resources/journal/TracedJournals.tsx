import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { LedgerAccount, TracedEntry, TracedJournal } from '@parcelway/contracts';
import { formatDetailTime, formatMoneyText, sumDecimals } from '@parcelway/look';
import type { ReactNode } from 'react';
import { Link, useCreatePath, useTranslate } from 'react-admin';
import { declarationOf } from '../../crud/resource-fields';
import { enumWord, inLocale } from '../../i18n/field-words';
import { useLanguage } from '../../i18n/useLanguage';
import { useMay } from '../../layout/access';

/** What a journal's source is a row of. */
const PAGE_OF: Readonly<Record<string, string>> = {
  payment: 'payment-record',
  bill: 'bill',
  refund: 'refund-request',
};

/** Journals with their entries, debit left and credit right, each linked with what it is about. */
export function TracedJournals({
  journals,
  accounts,
}: {
  journals: readonly TracedJournal[];
  accounts: readonly LedgerAccount[];
}) {
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {journals.map((journal) => (
        <Card key={journal.id} component="section" aria-label={journal.journal_no}>
          <JournalHead journal={journal} />
          <Entries journal={journal} accounts={accounts} />
        </Card>
      ))}
    </Box>
  );
}

function JournalHead({ journal }: { journal: TracedJournal }) {
  const language = useLanguage();
  const { fields } = declarationOf('journal');
  const word = (name: 'kind' | 'ref_type'): string => {
    const field = fields[name];
    return field ? enumWord({ name: 'journal' }, name, field, journal[name], language) : journal[name];
  };
  const page = PAGE_OF[journal.ref_type];
  return (
    <Box
      sx={{
        p: 2,
        pb: 1,
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 2,
        rowGap: 0.5,
        alignItems: 'baseline',
      }}
    >
      <Typography variant="h4" component="h2">
        <RowLink resource="journal" id={journal.id}>
          {journal.journal_no}
        </RowLink>
      </Typography>
      <span>{word('kind')}</span>
      <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
        {word('ref_type')}{' '}
        <RowLink resource={page} id={journal.ref_id}>
          {journal.ref_no}
        </RowLink>
      </Box>
      {journal.user_id !== null && (
        <RowLink resource="member" id={journal.user_id}>
          {inLocale(declarationOf('member').label, language)} {journal.user_id}
        </RowLink>
      )}
      <Typography variant="caption" sx={{ ml: { sm: 'auto' } }}>
        {formatDetailTime(journal.posted_at)}
      </Typography>
      {journal.memo && (
        <Typography variant="caption" sx={{ width: 1 }}>
          {journal.memo}
        </Typography>
      )}
    </Box>
  );
}

function Entries({ journal, accounts }: { journal: TracedJournal; accounts: readonly LedgerAccount[] }) {
  const translate = useTranslate();
  const language = useLanguage();
  const nameOf = (code: string): string => {
    const account = accounts.find((one) => one.code === code);
    return account ? (language === 'en' ? account.name_en : account.name_zh) : code;
  };
  const currencies = [...new Set(journal.entries.map(({ currency }) => currency))];
  const total = (side: 'debit' | 'credit', currency: string): string =>
    formatMoneyText(
      sumDecimals(
        journal.entries
          .filter((one) => one.currency === currency && one[side] !== '')
          .map((one) => one[side]),
      ),
      currency,
    );
  return (
    <Table size="small" sx={{ '& td, & th': { px: { xs: 1, sm: 2 } } }}>
      <TableHead>
        <TableRow>
          <TableCell>{translate('books.account')}</TableCell>
          <TableCell align="right">{translate('books.debit')}</TableCell>
          <TableCell align="right">{translate('books.credit')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {journal.entries.map((entry, at) => (
          <TableRow key={at}>
            <TableCell
              sx={{ overflowWrap: 'anywhere', pl: entry.credit === '' ? undefined : '36px !important' }}
            >
              {nameOf(entry.account)}
              <AboutBill entry={entry} />
            </TableCell>
            <Amount of={entry.debit} currency={entry.currency} />
            <Amount of={entry.credit} currency={entry.currency} />
          </TableRow>
        ))}
      </TableBody>
      <TableFooter>
        {currencies.map((currency) => (
          <TableRow key={currency}>
            <TableCell>{translate('books.sum')}</TableCell>
            <TableCell align="right">{total('debit', currency)}</TableCell>
            <TableCell align="right">{total('credit', currency)}</TableCell>
          </TableRow>
        ))}
      </TableFooter>
    </Table>
  );
}

function AboutBill({ entry: { bill_id: id, bill_no: no, bill_ref_no: refNo } }: { entry: TracedEntry }) {
  if (id === null) return null;
  return (
    <Typography variant="caption" component="div">
      <RowLink resource="bill" id={id}>
        {no}
      </RowLink>{' '}
      {refNo}
    </Typography>
  );
}

function Amount({ of: amount, currency }: { of: string; currency: string }) {
  return (
    <TableCell
      align="right"
      sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums', verticalAlign: 'top' }}
    >
      {amount === '' ? '' : formatMoneyText(amount, currency)}
    </TableCell>
  );
}

/** A link to a row where the admin may see it, else its words. */
function RowLink({
  resource,
  id,
  children,
}: {
  resource: string | undefined;
  id: number | null;
  children: ReactNode;
}) {
  const may = useMay();
  const createPath = useCreatePath();
  if (id === null || !resource || !may(resource, 'list')) return <>{children}</>;
  return <Link to={createPath({ resource, type: 'show', id })}>{children}</Link>;
}
