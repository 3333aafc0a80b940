import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { Link, useTranslate } from 'react-admin';
import { wayTo } from './difference';
import type { Difference } from './difference';

/** What does not agree, each with the way to its row. */
export function Differences({ rows }: { rows: readonly Difference[] }) {
  const translate = useTranslate();
  return (
    <TableContainer tabIndex={0} role="region" aria-label={translate('books.differences')}>
      <Table size="small">
        <TableHead>
          <TableRow>
            {['what', 'row', 'expected', 'found'].map((word) => (
              <TableCell key={word}>{translate(`books.${word}`)}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row, at) => (
            <TableRow key={at}>
              <TableCell>{translate(`books.difference.${row.kind}`)}</TableCell>
              <TableCell>
                <Link to={wayTo(row)}>{row.ref}</Link>
              </TableCell>
              <TableCell>{row.expected}</TableCell>
              <TableCell>{row.found}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
