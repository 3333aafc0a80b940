import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { SheetOrderDetail } from '@parcelway/contracts';
import { formatG, formatListTime, formatMoneyText, statusWord, TrackTimeline } from '@parcelway/look';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { ErrorNotice } from '../../crud/Notice';
import { Pair } from '../../crud/PageParts';
import { useLanguage } from '../../i18n/useLanguage';
import { sheetDetail } from '../../providers/admin-api';
import { Small } from '../luggage-order/OrderCells';

/** One order with its content, track and moves, asked for once by all parts of the page. */
function OfDetail({ id, children }: { id: number; children: (order: SheetOrderDetail) => ReactNode }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['sheet-order', 'detail', id],
    queryFn: () => sheetDetail(id),
  });
  if (error && !data) return <ErrorNotice error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={64} aria-busy />;
  return children(data);
}

export function Goods({ id }: { id: number }) {
  return (
    <OfDetail id={id}>
      {({ body }) => (
        <Box component="dl" sx={{ m: 0 }}>
          {body.items.map((item, index) => (
            <Pair
              key={index}
              label={[item.itemEnglishName, item.itemChineseName, item.hsCode].filter(Boolean).join(' · ')}
            >
              {`${item.itemQuantity} × ${formatMoneyText(item.itemUnitPrice, item.itemUnitPriceCurrency)}`}
              {item.itemWeight !== undefined && <Small>{formatG(item.itemWeight)}</Small>}
            </Pair>
          ))}
        </Box>
      )}
    </OfDetail>
  );
}

export function Receiver({ id }: { id: number }) {
  return (
    <OfDetail id={id}>
      {({ body }) => (
        <>
          <b>{body.receiverName}</b>
          <Box sx={{ overflowWrap: 'anywhere' }}>{body.receiverDetailAddress}</Box>
          <Box>
            {[body.receiverCity, body.receiverState, body.receiverZipCode, body.receiverCountryCode]
              .filter(Boolean)
              .join(', ')}
          </Box>
          <Small>{body.receiverTelephone}</Small>
        </>
      )}
    </OfDetail>
  );
}

export function Track({ id }: { id: number }) {
  const language = useLanguage();
  const translate = useTranslate();
  return (
    <OfDetail id={id}>
      {({ track }) =>
        track.length > 0 ? (
          <TrackTimeline events={track} locale={language} />
        ) : (
          <Typography color="text.secondary">{translate('sheets.noTrack')}</Typography>
        )
      }
    </OfDetail>
  );
}

/** Who moved the order when, and why. */
export function Moves({ id }: { id: number }) {
  const language = useLanguage();
  const translate = useTranslate();
  return (
    <OfDetail id={id}>
      {({ history }) => (
        <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {history.map((move, index) => (
            <Box component="li" key={index} sx={{ py: 0.5, fontSize: 13.5 }}>
              {move.from === move.to
                ? translate('sheets.voided')
                : statusWord('sheetOrder', String(move.to), language).text}
              <Small>
                {[
                  formatListTime(move.time),
                  translate(`sheets.by.${move.by_type}`, { _: move.by_type }),
                  move.reason,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </Small>
            </Box>
          ))}
        </Box>
      )}
    </OfDetail>
  );
}
