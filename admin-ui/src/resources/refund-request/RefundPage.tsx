import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { formatMoneyText, StatusChip } from '@parcelway/look';
import { useTranslate } from 'react-admin';
import { PageColumns, Pair, Part } from '../../crud/PageParts';
import { Facts, ShowPage } from '../../crud/ResourceShow';
import { StatusHistory } from '../../crud/StatusHistory';
import { useLanguage } from '../../i18n/useLanguage';
import { useRefund, useRefundLimit, useRefundMoves } from './refund';
import type { RefundRow } from './refund';
import { RefundActs } from './RefundActs';

/** A refund with what its payment can still give back beside the facts. */
export function RefundPage() {
  return (
    <ShowPage actions={<RefundActs />} chips={<Status />}>
      <Content />
    </ShowPage>
  );
}

function Status() {
  const refund = useRefund();
  const language = useLanguage();
  return refund ? <StatusChip entity="refund" value={refund.status} locale={language} /> : null;
}

function Content() {
  const refund = useRefund();
  const translate = useTranslate();
  if (!refund) return null;
  return (
    <PageColumns
      main={<Facts />}
      side={
        <Card>
          <Part title={translate('refunds.limit')}>
            <Limit refund={refund} />
          </Part>
          <Part title={translate('refunds.history')}>
            <Moves refund={refund} />
          </Part>
        </Card>
      }
    />
  );
}

function Limit({ refund }: { refund: RefundRow }) {
  const translate = useTranslate();
  const { data: limit } = useRefundLimit(refund.payment_record_id);
  if (!limit) return null;
  return (
    <Box component="dl" sx={{ m: 0 }}>
      {(['paid', 'refunded', 'held', 'left'] as const).map((name) => (
        <Pair key={name} label={translate(`refunds.${name}`)}>
          {formatMoneyText(limit[name], limit.currency)}
        </Pair>
      ))}
    </Box>
  );
}

function Moves({ refund }: { refund: RefundRow }) {
  const { data } = useRefundMoves(refund);
  return data ? <StatusHistory entity="refund" moves={data.list} /> : null;
}
