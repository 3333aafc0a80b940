import CheckOutlined from '@mui/icons-material/CheckOutlined';
import CloseOutlined from '@mui/icons-material/CloseOutlined';
import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { formatDetailTime, formatKg, formatKgFromG, tokens } from '@parcelway/look';
import { useState } from 'react';
import { Link, useGetList, useTranslate } from 'react-admin';
import type { RaRecord } from 'react-admin';
import { enumWords } from '../../i18n/enum-words';
import { inLocale } from '../../i18n/field-words';
import { useLanguage } from '../../i18n/useLanguage';
import type { ScanLine } from './scan-state';

const SHOWN = 7;

const kinds: Readonly<Record<string, ScanLine['kind']>> = {
  ok: 'received',
  repeat: 'repeat',
  refused: 'refused',
};

/** A stored scan as a line; those made here know more. */
const lineOf = (row: RaRecord): ScanLine & { weightG: number | null } => ({
  key: `stored-${row.id}`,
  code: String(row['code'] ?? ''),
  kind: kinds[String(row['result'])] ?? 'refused',
  at: String(row['scanned_at'] ?? ''),
  text: String(row['error'] ?? ''),
  weightG: (row['weight_g'] as number | null) ?? null,
});

/** The last scans: those made here, and before them what was stored when the page opened. */
export function LastScans({ lines }: { lines: readonly ScanLine[] }) {
  const translate = useTranslate();
  const { data = [] } = useGetList(
    'warehouse-scan',
    { pagination: { page: 1, perPage: SHOWN }, sort: { field: 'scanned_at', order: 'DESC' } },
    { staleTime: Infinity, refetchOnMount: 'always', refetchOnWindowFocus: false },
  );
  const [openedAt] = useState(() => new Date().toISOString());
  const stored = data.map(lineOf).filter(({ at }) => at < openedAt);
  const shown = [...lines, ...stored].slice(0, SHOWN);
  return (
    <Card component="section" sx={{ overflow: 'hidden' }}>
      <Box
        sx={{
          display: 'flex',
          justifyContent: 'space-between',
          alignItems: 'center',
          px: 2,
          py: 1.25,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Typography variant="h4" component="h2">
          {translate('scan.last')}
        </Typography>
        <Box component={Link} to="/warehouse-scan/records" sx={{ fontSize: 13 }}>
          {translate('scan.records')}
        </Box>
      </Box>
      {shown.length === 0 ? (
        <Box sx={{ p: 2, color: 'text.secondary' }}>{translate('scan.noneYet')}</Box>
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {shown.map((line) => (
            <Line key={line.key} line={line} />
          ))}
        </Box>
      )}
    </Card>
  );
}

const icons = { received: CheckOutlined, repeat: WarningAmberOutlined, refused: CloseOutlined };
const tones = { received: 'success', repeat: 'warning', refused: 'danger' } as const;

function Line({ line }: { line: ScanLine & { weightG?: number | null } }) {
  const Icon = icons[line.kind];
  const text = useLineText(line);
  return (
    <Box
      component="li"
      sx={(theme) => ({
        display: 'grid',
        gridTemplateColumns: '24px 1fr auto',
        columnGap: 1.25,
        alignItems: 'center',
        px: 2,
        py: 1,
        '& + &': { borderTop: 1, borderColor: 'divider' },
        ...(line.kind === 'refused' && { bgcolor: theme.palette.tones.danger.bg }),
      })}
    >
      <Icon sx={(theme) => ({ fontSize: 20, color: theme.palette.tones[tones[line.kind]].fg })} aria-hidden />
      <Box
        component="span"
        sx={{ fontFamily: tokens.font.mono, fontSize: 13.5, fontWeight: 600, overflowWrap: 'anywhere' }}
      >
        {line.code || '—'}
      </Box>
      <Box component="time" sx={{ fontSize: 12.5, color: 'text.secondary' }}>
        {formatDetailTime(line.at).slice(11)}
      </Box>
      <Box
        component="small"
        sx={(theme) => ({
          gridColumn: '2 / -1',
          fontSize: 12.5,
          color: line.kind === 'refused' ? theme.palette.tones.danger.fg : 'text.secondary',
        })}
      >
        {text}
      </Box>
    </Box>
  );
}

function useLineText(line: ScanLine & { weightG?: number | null }): string {
  const translate = useTranslate();
  const language = useLanguage();
  const { scan } = line;
  if (line.kind === 'refused') {
    const text = line.text ?? '';
    const words = enumWords['warehouse-scan.error']?.[text];
    return words ? inLocale(words, language) : text || translate('scan.refused');
  }
  if (line.kind === 'repeat') {
    const first = scan?.first_scanned_at;
    return first
      ? `${translate('scan.rowRepeat')} · ${translate('scan.repeatAt', { time: formatDetailTime(first).slice(11) })}`
      : translate('scan.rowRepeat');
  }
  const kg = scan?.measured.weight
    ? formatKg(scan.measured.weight)
    : line.weightG
      ? formatKgFromG(line.weightG)
      : null;
  const box = scan ? `${translate('order.box', { no: `${scan.box}/${scan.boxes}` })} ` : '';
  return `${box}${kg ? translate('scan.rowIn', { kg }) : translate('scan.rowInPlain')}`;
}
