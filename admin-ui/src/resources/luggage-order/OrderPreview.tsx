import CloseOutlined from '@mui/icons-material/CloseOutlined';
import OpenInFullOutlined from '@mui/icons-material/OpenInFullOutlined';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import Tooltip from '@mui/material/Tooltip';
import { formatKg, formatMoneyText, tokens } from '@parcelway/look';
import { useEffect } from 'react';
import { Link, RecordContextProvider, useCreatePath, useTranslate } from 'react-admin';
import { ErrorNotice } from '../../crud/Notice';
import { ChannelName, PayChip, routeOf, StatusCell } from './OrderCells';
import { History, LabelButton } from './OrderParts';
import type { OrderRow } from './order-rules';
import { progressOf } from './order-rules';
import { useOrderDetail } from './useOrderDetail';
import { Pair, Part } from '../../crud/PageParts';

/** As many boxes as the preview lists before it says how many more there are. */
const FIRST_BOXES = 3;

/** One order beside the table: the facts that most questions are about. */
export function OrderPreview({ order, onClose }: { order: OrderRow; onClose: () => void }) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const { data, error, refetch } = useOrderDetail(order.order_no);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') onClose();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [onClose]);
  const more = (data?.packages.length ?? 0) - FIRST_BOXES;
  const page = createPath({ resource: 'luggage-order', type: 'show', id: order.id });
  return (
    <RecordContextProvider value={order}>
      <Card component="aside" aria-label={order.order_no}>
        <Box
          sx={{
            display: 'flex',
            alignItems: 'flex-start',
            gap: 0.5,
            p: '14px 8px 12px 16px',
            borderBottom: 1,
            borderColor: 'divider',
          }}
        >
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Box component="b" sx={{ fontSize: 15 }}>
              {order.order_no}
            </Box>
            <Box sx={{ fontSize: 13, color: 'text.secondary' }}>
              {order.user_name} · {routeOf(order)} · <ChannelName />
            </Box>
          </Box>
          <Tooltip title={translate('board.open')}>
            <IconButton component={Link} to={page} aria-label={translate('board.open')}>
              <OpenInFullOutlined sx={{ fontSize: 16 }} />
            </IconButton>
          </Tooltip>
          <IconButton aria-label={translate('board.closePreview')} onClick={onClose}>
            <CloseOutlined sx={{ fontSize: 18 }} />
          </IconButton>
        </Box>
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', px: 2, py: 1.25 }}>
          <Box>
            <StatusCell />
          </Box>
          <PayChip />
          <Box sx={{ ml: 'auto', fontSize: 13, color: 'text.secondary' }}>
            {translate('board.inboundProgress', { progress: progressOf(order).text })}
          </Box>
        </Box>
        {error ? (
          <ErrorNotice error={error} onRetry={() => void refetch()} />
        ) : data ? (
          <>
            <Part title={translate('board.boxes')}>
              {data.packages.slice(0, FIRST_BOXES).map((box) => (
                <Box
                  key={box.no}
                  sx={{
                    display: 'flex',
                    alignItems: 'center',
                    gap: 1,
                    py: 0.75,
                    fontSize: 13.5,
                    borderBottom: 1,
                    borderColor: 'divider',
                  }}
                >
                  <Box component="span" sx={{ fontFamily: tokens.font.mono, fontSize: 13 }}>
                    {box.waybill_no ?? translate('order.box', { no: box.no })}
                  </Box>
                  {box.waybill_no && <LabelButton waybillNo={box.waybill_no} />}
                  <Box component="b" sx={{ ml: 'auto' }}>
                    {formatKg(box.charged_weight)}
                  </Box>
                </Box>
              ))}
              {more > 0 && (
                <Box component={Link} to={page} sx={{ display: 'inline-block', py: 0.75, fontSize: 13 }}>
                  {translate('board.moreBoxes', { smart_count: more })}
                </Box>
              )}
            </Part>
            <Part title={translate('board.fees')}>
              <Box component="dl" sx={{ m: 0 }}>
                {data.lines.map((line, index) => (
                  <Pair key={`${line.code}-${index}`} label={line.text}>
                    {formatMoneyText(line.amount, data.currency)}
                  </Pair>
                ))}
                <Box sx={{ '& > div': { fontSize: 15 }, '& dt': { color: 'text.primary', fontWeight: 600 } }}>
                  <Pair label={translate('board.total')}>
                    {formatMoneyText(data.order_total_amount, data.currency)}
                  </Pair>
                </Box>
              </Box>
            </Part>
            <Part title={translate('board.history')}>
              <History order={data} />
            </Part>
          </>
        ) : (
          <Box aria-busy sx={{ px: 2, pb: 2 }}>
            {Array.from({ length: 6 }, (_, row) => (
              <Skeleton key={row} height={28} />
            ))}
          </Box>
        )}
      </Card>
    </RecordContextProvider>
  );
}
