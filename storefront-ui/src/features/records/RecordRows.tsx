import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { kindWord, MONEY_KINDS, SCORE_KINDS } from '@parcelway/contracts/statuses';
import { formatListTime, isNegative } from '@parcelway/look';
import { useTranslation } from 'react-i18next';
import { useAppearance } from '../../app/Appearance';
import { useIsPhone } from '../../ui/useIsPhone';
import { changeText, standingText } from './record-text';
import type { RecordKind, ShownRecord } from './records-api';

function Change({ kind, record }: { kind: RecordKind; record: ShownRecord }) {
  return (
    <Box
      component="b"
      sx={{
        color: isNegative(record.change) ? 'text.primary' : 'success.main',
        fontVariantNumeric: 'tabular-nums',
        whiteSpace: 'nowrap',
      }}
    >
      {changeText(kind, record.change, record.currency)}
    </Box>
  );
}

/** Records as a table on laptops and as cards on phones. */
export function RecordRows({
  kind,
  records,
  label,
}: {
  kind: RecordKind;
  records: readonly ShownRecord[];
  label: string;
}) {
  const { t } = useTranslation();
  const phone = useIsPhone();
  const { locale } = useAppearance();
  const wordOf = (moved: string): string =>
    kindWord(kind === 'money' ? MONEY_KINDS : SCORE_KINDS, moved, locale);
  if (phone)
    return (
      <Box
        component="ul"
        aria-label={label}
        sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.25 }}
      >
        {records.map((record) => (
          <Card component="li" key={record.id} sx={{ p: '12px 14px' }}>
            <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
              <span>{record.memo}</span>
              <Change kind={kind} record={record} />
            </Box>
            <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
              <Typography variant="body2" color="text.secondary">
                {`${formatListTime(record.at)} · ${wordOf(record.kind)}`}
              </Typography>
              <Typography variant="body2" color="text.secondary">
                {t('records.afterShort', { value: standingText(kind, record.after, record.currency) })}
              </Typography>
            </Box>
          </Card>
        ))}
      </Box>
    );
  return (
    <Card sx={{ overflow: 'auto' }}>
      <Table aria-label={label}>
        <TableHead>
          <TableRow>
            <TableCell>{t('records.time')}</TableCell>
            <TableCell>{t('records.what')}</TableCell>
            <TableCell>{t('records.memo')}</TableCell>
            <TableCell align="right">{t('records.change')}</TableCell>
            <TableCell align="right">{t('records.after')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {records.map((record) => (
            <TableRow key={record.id}>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>{formatListTime(record.at)}</TableCell>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>{wordOf(record.kind)}</TableCell>
              <TableCell>{record.memo}</TableCell>
              <TableCell align="right">
                <Change kind={kind} record={record} />
              </TableCell>
              <TableCell align="right" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                {standingText(kind, record.after, record.currency)}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Card>
  );
}
