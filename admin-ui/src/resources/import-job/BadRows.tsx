import Card from '@mui/material/Card';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useGetList, useRecordContext, useTranslate } from 'react-admin';
import type { RaRecord } from 'react-admin';

/** As many as are worth reading here; the file holds them all. */
const SHOWN = 200;

interface RowError {
  readonly column: string;
  readonly text: string;
}

/** What is wrong, by sheet, row and column. */
export function BadRows() {
  const job = useRecordContext<RaRecord>();
  const translate = useTranslate();
  const { data = [], isPending } = useGetList<RaRecord>(
    'import-row',
    {
      filter: { import_job_id: job?.id, status: 'has_errors' },
      pagination: { page: 1, perPage: SHOWN },
      sort: { field: 'row_no', order: 'ASC' },
    },
    { enabled: job !== undefined },
  );
  if (!job || isPending) return null;
  return (
    <Card sx={{ p: 2, mt: 1.5, overflowX: 'auto' }}>
      <Typography variant="h4" component="h2" sx={{ mb: 1 }}>
        {translate('imports.badRows')}
      </Typography>
      {data.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>{translate('imports.noBadRows')}</Typography>
      ) : (
        <Table size="small" aria-label={translate('imports.badRows')}>
          <TableHead>
            <TableRow>
              {['sheet', 'row', 'column', 'text'].map((word) => (
                <TableCell key={word}>{translate(`imports.${word}`)}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {data.flatMap((row) =>
              (row['errors'] as readonly RowError[]).map(({ column, text }, index) => (
                <TableRow key={`${row.id} ${index}`}>
                  <TableCell>{String(row['sheet'])}</TableCell>
                  <TableCell>{String(row['row_no'])}</TableCell>
                  <TableCell>{column}</TableCell>
                  <TableCell>{text}</TableCell>
                </TableRow>
              )),
            )}
          </TableBody>
        </Table>
      )}
    </Card>
  );
}
