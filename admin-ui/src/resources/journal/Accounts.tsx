import Card from '@mui/material/Card';
import LinearProgress from '@mui/material/LinearProgress';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { formatMoneyText } from '@parcelway/look';
import { useTranslate } from 'react-admin';
import { ErrorNotice } from '../../crud/Notice';
import { useLanguage } from '../../i18n/useLanguage';
import { useAccounts } from './books-api';

/** The chart of accounts, each with its balance on the side on which it grows. */
export function Accounts() {
  const translate = useTranslate();
  const language = useLanguage();
  const { data, error, refetch } = useAccounts();
  if (error) return <ErrorNotice error={error} onRetry={() => void refetch()} />;
  if (!data) return <LinearProgress />;
  return (
    <Card>
      <Table size="small" sx={{ '& td, & th': { px: { xs: 1, sm: 2 } } }}>
        <TableHead>
          <TableRow>
            <TableCell>{translate('books.account')}</TableCell>
            <TableCell>{translate('books.kind')}</TableCell>
            <TableCell align="right">{translate('books.balance')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {data.map((account) => (
            <TableRow key={`${account.code} ${account.currency}`}>
              <TableCell>{language === 'en' ? account.name_en : account.name_zh}</TableCell>
              <TableCell>{translate(`books.kinds.${account.kind}`)}</TableCell>
              <TableCell align="right" sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
                {formatMoneyText(account.balance, account.currency)}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Card>
  );
}
