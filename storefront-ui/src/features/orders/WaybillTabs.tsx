import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import PrintOutlined from '@mui/icons-material/PrintOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { formatKg, formatMoneyText, formatSize, StatusChip, tokens, TrackTimeline } from '@parcelway/look';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LuggageOrderDetail, OrderPackage } from '../../api/types';
import { copyText } from '../../ui/copy-text';
import { Fact } from '../../ui/Section';
import { ErrorState, RowsSkeleton } from '../../ui/States';
import { useToast } from '../../ui/Toast';
import { useTrack } from './order-api';
import { awaitsEvents, awaitsWaybills, nextLook } from './order-rules';

function BoxContents({ box, currency }: { box: OrderPackage; currency: string }) {
  const { t } = useTranslation();
  return (
    <Box sx={{ px: 2, pb: 1.5, borderTop: 1, borderColor: 'divider', pt: 1 }}>
      <Box component="dl" sx={{ m: 0 }}>
        <Fact name={t('order.charged')}>{formatKg(box.charged_weight)}</Fact>
        <Fact name={t('order.volWeight')}>{formatKg(box.vol_weight)}</Fact>
        <Fact name={box.packaging_box_name}>{formatSize(box.length, box.width, box.height)}</Fact>
      </Box>
      <Box
        component="ul"
        aria-label={t('order.contents')}
        sx={{ listStyle: 'none', m: 0, p: 0, fontSize: 13.5, color: 'text.secondary' }}
      >
        {box.items.map((item, index) => (
          <Box
            component="li"
            key={index}
            sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, py: '3px' }}
          >
            <span>
              {item.name_zh} {item.name_en}
            </span>
            <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
              {item.quantity} × {formatMoneyText(item.unit_price, currency)}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

function BoxTrack({ waybillNo }: { waybillNo: string }) {
  const { t } = useTranslation();
  const [openedAt] = useState(Date.now);
  const track = useTrack(waybillNo, '', (known) =>
    nextLook(known !== undefined && awaitsEvents(known), Date.now() - openedAt),
  );
  if (track.isPending) return <RowsSkeleton rows={3} height={44} />;
  if (track.isError) return <ErrorState error={track.error} onRetry={() => void track.refetch()} />;
  if (awaitsEvents(track.data)) {
    return (
      <Box sx={{ color: 'text.secondary', fontSize: 14, pb: 2 }}>
        <b>{t('order.noEvents')}</b>
        <br />
        {t('order.noEventsHint')}
      </Box>
    );
  }
  return (
    <>
      <TrackTimeline events={track.data.events} />
      <Box sx={{ fontSize: 12, color: 'text.secondary', pl: '28px', pb: '14px' }}>
        {t('order.timelineNote')}
      </Box>
    </>
  );
}

/** A tab for each box: its waybill with state, number and events, and what is in it. */
export function WaybillTabs({
  order,
  onPrintLabel,
}: {
  order: LuggageOrderDetail;
  onPrintLabel: (waybillNo: string) => void;
}) {
  const { t } = useTranslation();
  const toast = useToast();
  const [at, setAt] = useState(0);
  const box = order.packages[Math.min(at, order.packages.length - 1)];
  if (!box) return null;
  const waybill = order.waybills.find((one) => one.package_no === box.no);
  const copy = async (no: string): Promise<void> => {
    if (await copyText(no)) toast(t('state.copied'));
  };
  const link = {
    minHeight: 44,
    fontSize: 13,
    '& .MuiButton-startIcon': { mr: '4px' },
    '& .MuiButton-startIcon > svg': { fontSize: 17 },
  };
  return (
    <Card component="section" sx={{ mb: 1.5, overflow: 'hidden' }}>
      <Tabs
        value={order.packages.indexOf(box)}
        onChange={(_, next: number) => setAt(next)}
        variant={order.packages.length > 2 ? 'scrollable' : 'fullWidth'}
        aria-label={t('order.boxTabs')}
        sx={{ borderBottom: 1, borderColor: 'divider' }}
      >
        {order.packages.map((one) => {
          const its = order.waybills.find((other) => other.package_no === one.no);
          return (
            <Tab
              key={one.no}
              id={`box-${one.no}`}
              aria-controls="box-panel"
              sx={{ alignItems: 'flex-start', textAlign: 'left', maxWidth: 'none', fontSize: 14.5 }}
              label={
                <>
                  <span>{t('order.boxTab', { no: one.no, weight: formatKg(one.weight) })}</span>
                  <Box
                    component="small"
                    sx={{ fontSize: 12.5, fontWeight: 400, fontFamily: its ? tokens.font.mono : 'inherit' }}
                  >
                    {its?.waybill_no ?? t(awaitsWaybills(order) ? 'order.waybillSoon' : 'order.noWaybill')}
                  </Box>
                </>
              }
            />
          );
        })}
      </Tabs>
      <Box role="tabpanel" id="box-panel" aria-labelledby={`box-${box.no}`}>
        {waybill && (
          <>
            <Box
              sx={{
                display: 'flex',
                alignItems: 'center',
                gap: 0.5,
                pl: 2,
                pr: 1,
                pt: '4px',
                flexWrap: 'wrap',
              }}
            >
              <Box sx={{ flex: 1 }}>
                <StatusChip entity="waybill" value={waybill.status} />
              </Box>
              <Button
                sx={link}
                startIcon={<ContentCopyOutlined />}
                onClick={() => void copy(waybill.waybill_no)}
              >
                {t('order.copyNo')}
              </Button>
              <Button
                sx={link}
                startIcon={<PrintOutlined />}
                onClick={() => onPrintLabel(waybill.waybill_no)}
              >
                {t('order.printLabel')}
              </Button>
            </Box>
            {waybill.hold?.kind === 'duty' && waybill.duty && (
              <Alert severity="warning" sx={{ mx: 2, mt: 1 }}>
                {t('order.duty.held', {
                  amount: formatMoneyText(waybill.duty.owed, waybill.duty.currency),
                  reason: waybill.hold.reason,
                })}
              </Alert>
            )}
            <Box sx={{ px: 2, pt: 1 }}>
              <BoxTrack waybillNo={waybill.waybill_no} />
            </Box>
          </>
        )}
        <BoxContents box={box} currency={order.currency} />
      </Box>
    </Card>
  );
}
