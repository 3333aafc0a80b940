import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { WaybillStatus } from '@parcelway/contracts/statuses';
import { formatKg, StatusChip, ToneChip, tokens, UNKNOWN } from '@parcelway/look';
import { useTranslate } from 'react-admin';
import { useLanguage } from '../../i18n/useLanguage';
import type { Verdict } from './scan-state';

/** The order's boxes, the scanned one among them: which are here and which are still missing. */
export function OrderBoxes({ verdict }: { verdict: Verdict }) {
  const translate = useTranslate();
  if (verdict.kind !== 'received' && verdict.kind !== 'repeat') return null;
  const { scan } = verdict;
  const boxes = [...scan.siblings].sort((a, b) => a.package_no - b.package_no);
  if (boxes.length === 0) return null;
  return (
    <Card component="section" sx={{ mt: 1.5, overflowX: 'auto' }}>
      <Table aria-label={translate('scan.siblings')}>
        <TableHead>
          <TableRow>
            <TableCell sx={{ pl: 2.75 }}>{translate('scan.siblings')}</TableCell>
            <TableCell>{translate('scan.waybill')}</TableCell>
            <TableCell>{translate('scan.declaredMeasured')}</TableCell>
            <TableCell>{translate('scan.status')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {boxes.map((box) => (
            <TableRow key={box.waybill_no} selected={box.waybill_no === scan.waybill_no}>
              <TableCell sx={{ pl: 2.75, fontWeight: 600 }}>
                {`${translate('order.box', { no: box.package_no })} · ${box.box_name}`}
              </TableCell>
              <TableCell sx={{ fontFamily: tokens.font.mono }}>{box.waybill_no}</TableCell>
              <TableCell>
                {formatKg(box.declared_weight).replace(/ kg$/, '')} /{' '}
                <Box component="b">{box.measured_weight ? formatKg(box.measured_weight) : UNKNOWN}</Box>
              </TableCell>
              <TableCell>
                <BoxState status={box.status} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Card>
  );
}

function BoxState({ status }: { status: number }) {
  const translate = useTranslate();
  const language = useLanguage();
  if (status === WaybillStatus.inbound) return <ToneChip tone="success" label={translate('scan.in')} />;
  return status === WaybillStatus.created || status === WaybillStatus.collected ? (
    <ToneChip tone="neutral" label={translate('scan.notHere')} />
  ) : (
    <StatusChip entity="waybill" value={status} locale={language} />
  );
}
