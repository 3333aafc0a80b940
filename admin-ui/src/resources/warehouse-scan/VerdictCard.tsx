import CheckOutlined from '@mui/icons-material/CheckOutlined';
import CloseOutlined from '@mui/icons-material/CloseOutlined';
import HourglassEmptyOutlined from '@mui/icons-material/HourglassEmptyOutlined';
import PrintOutlined from '@mui/icons-material/PrintOutlined';
import QrCodeScannerOutlined from '@mui/icons-material/QrCodeScannerOutlined';
import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import type { ScannedIn } from '@parcelway/contracts';
import type { Tone } from '@parcelway/look';
import { compareDecimals, formatDetailTime, formatKg, tokens, UNKNOWN } from '@parcelway/look';
import type { ReactElement, ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Pair } from '../../crud/PageParts';
import { Key } from '../../layout/Key';
import type { Verdict } from './scan-state';

const looks: Readonly<Record<Verdict['kind'], { tone: Tone; icon: ReactElement }>> = {
  waiting: { tone: 'neutral', icon: <QrCodeScannerOutlined /> },
  sending: { tone: 'neutral', icon: <HourglassEmptyOutlined /> },
  received: { tone: 'success', icon: <CheckOutlined /> },
  repeat: { tone: 'warning', icon: <WarningAmberOutlined /> },
  refused: { tone: 'danger', icon: <CloseOutlined /> },
};

/** What came of the latest scan, readable from two metres, and under it what is known about the box. */
export function VerdictCard({
  verdict,
  onPrint,
  onClear,
}: {
  verdict: Verdict;
  onPrint: (() => void) | undefined;
  onClear: () => void;
}) {
  const scan = verdict.kind === 'received' || verdict.kind === 'repeat' ? verdict.scan : null;
  return (
    <Card component="section" sx={{ overflow: 'hidden' }}>
      <Band verdict={verdict} onClear={onClear} />
      {scan && (
        <>
          <Figures scan={scan} />
          <Comparison scan={scan} />
          {onPrint && <PrintRow onPrint={onPrint} />}
        </>
      )}
    </Card>
  );
}

function Band({ verdict, onClear }: { verdict: Verdict; onClear: () => void }) {
  const translate = useTranslate();
  const { tone, icon } = looks[verdict.kind];
  const texts = useVerdictTexts(verdict);
  return (
    <Box
      aria-live="assertive"
      sx={(theme) => ({
        display: 'flex',
        alignItems: 'center',
        gap: 2,
        px: 2.75,
        py: 2,
        minHeight: 84,
        bgcolor: theme.palette.tones[tone].bg,
        color: theme.palette.tones[tone].fg,
      })}
    >
      <Box
        aria-hidden
        sx={(theme) => ({
          width: 52,
          height: 52,
          flex: 'none',
          borderRadius: '50%',
          display: 'grid',
          placeItems: 'center',
          bgcolor: theme.palette.tones[tone].fg,
          color: theme.palette.tones[tone].bg,
          '& svg': { fontSize: 30 },
        })}
      >
        {icon}
      </Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box component="h2" sx={{ m: 0, fontSize: 26, lineHeight: 1.25, fontWeight: 700 }}>
          {texts.title}
        </Box>
        <Box sx={{ fontSize: 14.5, overflowWrap: 'anywhere' }}>
          {texts.code && (
            <Box component="b" sx={{ fontFamily: tokens.font.mono, fontSize: 15, mr: 2 }}>
              {texts.code}
            </Box>
          )}
          {texts.detail}
        </Box>
      </Box>
      {verdict.kind === 'refused' && (
        <Button color="error" variant="outlined" onClick={onClear} sx={{ minHeight: 48 }}>
          {translate('scan.clear')}
        </Button>
      )}
    </Box>
  );
}

function useVerdictTexts(verdict: Verdict): { title: string; code?: string; detail?: string } {
  const translate = useTranslate();
  switch (verdict.kind) {
    case 'waiting':
      return { title: translate('scan.waiting') };
    case 'sending':
      return { title: translate('scan.sending'), code: verdict.code };
    case 'refused':
      return { title: verdict.text, code: verdict.code, detail: translate('scan.refused') };
    default: {
      const { scan } = verdict;
      const place = `${scan.order_no} · ${scan.receiver_name} → ${scan.receiver_city}`;
      const isRepeat = verdict.kind === 'repeat';
      const time =
        isRepeat && scan.first_scanned_at ? formatDetailTime(scan.first_scanned_at).slice(5) : null;
      return {
        title: translate(isRepeat ? 'scan.repeat' : 'scan.received', { box: scan.box, boxes: scan.boxes }),
        code: scan.waybill_no,
        detail: time ? `${translate('scan.repeatAt', { time })} · ${place}` : place,
      };
    }
  }
}

function Figures({ scan }: { scan: ScannedIn }) {
  const translate = useTranslate();
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: '1.15fr 1fr 1fr' },
        borderBottom: 1,
        borderColor: 'divider',
        '& > div + div': { borderLeft: { sm: '1px solid' }, borderLeftColor: { sm: 'divider' } },
      }}
    >
      <BigFigure label={translate('scan.measured')} value={scan.measured.weight} unit="kg" big />
      <BigFigure label={translate('scan.size')} value={scan.measured.size} unit="cm" />
      <BigFigure label={translate('scan.charged')} value={scan.charged} unit="kg" />
    </Box>
  );
}

function BigFigure({
  label,
  value,
  unit,
  big = false,
}: {
  label: string;
  value: string | null;
  unit: string;
  big?: boolean;
}) {
  const shown = unit === 'kg' ? formatKg(value).replace(/ kg$/, '') : (value ?? UNKNOWN).replace(/ ?cm$/, '');
  return (
    <Box sx={{ px: 2.75, py: 1.75, minWidth: 0 }}>
      <Box sx={{ fontSize: 13, color: 'text.secondary' }}>{label}</Box>
      <Box
        sx={{
          fontSize: big ? 44 : 30,
          lineHeight: big ? 1.15 : '50px',
          fontWeight: 700,
          letterSpacing: '-1px',
          whiteSpace: 'nowrap',
        }}
      >
        {shown}
        {shown !== UNKNOWN && (
          <Box
            component="small"
            sx={{ fontSize: 18, fontWeight: 600, letterSpacing: 0, color: 'text.secondary', ml: 0.5 }}
          >
            {unit}
          </Box>
        )}
      </Box>
    </Box>
  );
}

function Comparison({ scan }: { scan: ScannedIn }) {
  const translate = useTranslate();
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
        '& > dl': { m: 0, px: 2.75, py: 1.5 },
        '& > dl + dl': { borderLeft: { sm: '1px solid' }, borderLeftColor: { sm: 'divider' } },
      }}
    >
      <dl>
        <Pair label={translate('scan.declared')}>
          {[formatKg(scan.declared.weight), withCm(scan.declared.size)].filter(Boolean).join(' · ')}
        </Pair>
        <Pair label={translate('scan.difference')}>
          <Difference diff={scan.diff} />
        </Pair>
      </dl>
      <dl>
        <Pair label={translate('scan.channel')}>{scan.channel}</Pair>
        <Pair label={translate('scan.area')}>
          {translate(scan.remote ? 'scan.remote' : 'scan.notRemote')}
        </Pair>
      </dl>
    </Box>
  );
}

const withCm = (size: string): string => (size === '' || size.endsWith('cm') ? size : `${size} cm`);

/** Measured against declared weight: green when equal, amber when the box is heavier. */
function Difference({ diff }: { diff: string | null }) {
  const translate = useTranslate();
  if (diff === null) return <Toned tone="neutral">{translate('scan.notWeighed')}</Toned>;
  const sign = compareDecimals(diff, '0');
  const kg = formatKg(diff.replace(/^-/, ''));
  if (sign === 0) return <Toned tone="success">{translate('scan.noDifference')}</Toned>;
  return sign > 0 ? (
    <Toned tone="warning">{translate('scan.heavier', { kg })}</Toned>
  ) : (
    <Toned tone="info">{translate('scan.lighter', { kg })}</Toned>
  );
}

const Toned = ({ tone, children }: { tone: Tone; children: ReactNode }) => (
  <Box component="span" sx={(theme) => ({ color: theme.palette.tones[tone].fg })}>
    {children}
  </Box>
);

function PrintRow({ onPrint }: { onPrint: () => void }) {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'flex', gap: 1.25, px: 2.75, py: 1.75, borderTop: 1, borderColor: 'divider' }}>
      <Button
        variant="contained"
        startIcon={<PrintOutlined />}
        onClick={onPrint}
        sx={{ minHeight: 44, px: 2.5, fontSize: 15 }}
      >
        {translate('scan.printLabel')}
        <Box component="span" sx={{ ml: 1 }}>
          <Key plain>P</Key>
        </Box>
      </Button>
    </Box>
  );
}
