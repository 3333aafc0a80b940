import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SheetStatus } from '@parcelway/contracts/statuses';
import {
  compareDecimals,
  formatDetailTime,
  formatG,
  formatMoneyText,
  payStatusKey,
  StatusChip,
  tokens,
  TrackTimeline,
} from '@parcelway/look';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import type { SheetOrderDetail } from '../../api/types';
import { PendingEdit } from '../../ui/PendingEdit';
import { Fact, Section } from '../../ui/Section';
import { ErrorState, RowsSkeleton } from '../../ui/States';
import { MemberPage } from '../account/MemberPage';
import { awaitsBooking, statusKey } from './sheet-rules';
import { SheetActs } from './SheetActs';
import { useSheetOrder } from './sheet-api';
import { useScanText } from './use-scan-text';

function Facts({ order }: { order: SheetOrderDetail }) {
  const { t } = useTranslation();
  const scanText = useScanText();
  return (
    <Section
      title={order.out_order_id}
      end={<StatusChip entity="sheetOrder" value={statusKey(order)} />}
      sx={{ overflowWrap: 'anywhere' }}
    >
      <Box component="dl" sx={{ m: 0 }}>
        <Fact name={t('sheet.trackingNo')}>
          <Box component="span" sx={{ fontFamily: tokens.font.mono }}>
            {order.tracking_number ?? '—'}
          </Box>
        </Fact>
        <Fact name={t('sheet.platformNo')}>{order.platform_order_number || '—'}</Fact>
        <Fact name={t('sheet.channel')}>{order.channel_name}</Fact>
        <Fact name={t('sheet.amount')}>{formatMoneyText(order.amount, order.currency)}</Fact>
        {compareDecimals(order.discount_amount, '0') > 0 && (
          <Fact name={t('sheet.discount')}>{formatMoneyText(order.discount_amount, order.currency)}</Fact>
        )}
        <Fact name={t('sheet.paid')}>
          <StatusChip entity="pay" value={payStatusKey(order.pay_status, order.paid_amount)} />
        </Fact>
        <Fact name={t('sheet.scanAndHandover')}>{scanText(order).join(' · ')}</Fact>
        <Fact name={t('sheet.created')}>{formatDetailTime(order.create_time)}</Fact>
      </Box>
    </Section>
  );
}

function Receiver({ order: { body } }: { order: SheetOrderDetail }) {
  const { t } = useTranslation();
  const place = [
    body.receiverDetailAddress,
    body.receiverCity,
    body.receiverState,
    body.receiverZipCode,
    body.receiverCountryCode,
  ];
  return (
    <Section title={t('sheet.receiver')}>
      <Typography sx={{ fontWeight: 600 }}>{body.receiverName}</Typography>
      <Box component="dl" sx={{ m: 0 }}>
        <Fact name={t('sheet.address')}>{place.filter(Boolean).join(', ')}</Fact>
        <Fact name={t('sheet.phone')}>{body.receiverTelephone}</Fact>
      </Box>
    </Section>
  );
}

function Contents({ order: { body } }: { order: SheetOrderDetail }) {
  const { t } = useTranslation();
  return (
    <Section title={t('sheet.contents')}>
      <Box component="dl" sx={{ m: 0 }}>
        <Fact name={t('sheet.weight')}>{formatG(body.packageWeight)}</Fact>
        {body.items.map((item, index) => (
          <Fact key={index} name={`${item.itemChineseName || item.itemEnglishName} × ${item.itemQuantity}`}>
            {formatMoneyText(item.itemUnitPrice, item.itemUnitPriceCurrency)}
          </Fact>
        ))}
      </Box>
    </Section>
  );
}

/** One sheet order: its state, receiver, goods and track, and what may be done with it. */
export function SheetDetailPage() {
  const { t } = useTranslation();
  const id = useParams()['id'] ?? '';
  const [bookingSince, setBookingSince] = useState(Date.now);
  const query = useSheetOrder(id, bookingSince);
  const order = query.data;
  return (
    <MemberPage title={t('sheet.detail')} back="/user/account/sheetOrder">
      {query.isPending && <RowsSkeleton rows={3} height={160} />}
      {query.isError && !order && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
      {order && (
        <Box sx={{ pt: { xs: 1.5, md: 0 } }}>
          <PendingEdit order={order} />
          {awaitsBooking(order) && (
            <Alert severity="info" sx={{ mb: 1.5 }}>
              {t('sheet.booking')}
            </Alert>
          )}
          {order.status === SheetStatus.failed && !order.is_void && (
            <Alert severity="error" sx={{ mb: 1.5 }}>
              {t('sheet.failed', { reason: order.last_error })}
            </Alert>
          )}
          <SheetActs order={order} onBooking={() => setBookingSince(Date.now())} />
          <Facts order={order} />
          <Section title={t('sheet.track')}>
            {order.track.length > 0 ? (
              <TrackTimeline events={order.track} />
            ) : (
              <Typography variant="body2" color="text.secondary">
                {t('sheet.noEvents')}
              </Typography>
            )}
          </Section>
          <Receiver order={order} />
          <Contents order={order} />
        </Box>
      )}
    </MemberPage>
  );
}
