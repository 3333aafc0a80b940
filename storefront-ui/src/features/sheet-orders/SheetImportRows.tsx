import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslation } from 'react-i18next';
import type { ImportJobView } from '../../api/types';
import { useIsPhone } from '../../ui/useIsPhone';

/** What is wrong, by sheet, row and column: a list on phones, a table on laptops. */
export function SheetImportRows({ rows }: { rows: ImportJobView['bad'] }) {
  const { t } = useTranslation();
  const phone = useIsPhone();
  const faults = rows.flatMap(({ sheet, row_no, errors }) =>
    errors.map((fault, index) => ({ key: `${sheet} ${row_no} ${index}`, sheet, row_no, ...fault })),
  );
  if (phone)
    return (
      <Box component="ul" aria-label={t('sheet.import.bad')} sx={{ m: 0, mt: 1, p: 0, listStyle: 'none' }}>
        {faults.map((fault) => (
          <Box component="li" key={fault.key} sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}>
            <Box sx={{ fontSize: 13, color: 'text.secondary' }}>
              {[fault.sheet, t('sheet.import.rowNo', { no: fault.row_no }), fault.column]
                .filter(Boolean)
                .join(' · ')}
            </Box>
            {fault.text}
          </Box>
        ))}
      </Box>
    );
  return (
    <Table size="small" aria-label={t('sheet.import.bad')} sx={{ mt: 1 }}>
      <TableHead>
        <TableRow>
          {(['sheet', 'row', 'column', 'text'] as const).map((word) => (
            <TableCell key={word}>{t(`sheet.import.${word}`)}</TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {faults.map((fault) => (
          <TableRow key={fault.key}>
            <TableCell>{fault.sheet}</TableCell>
            <TableCell>{fault.row_no}</TableCell>
            <TableCell>{fault.column}</TableCell>
            <TableCell>{fault.text}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
