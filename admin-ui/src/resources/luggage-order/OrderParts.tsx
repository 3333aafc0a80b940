import PrintOutlined from '@mui/icons-material/PrintOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import type { LuggageOrderDetail } from '@parcelway/contracts';
import {
  formatKg,
  formatPhone,
  formatSize,
  maskIdCard,
  PriceBreakdown,
  StatusChip,
  tokens,
} from '@parcelway/look';
import { useTranslate } from 'react-admin';
import { StatusHistory } from '../../crud/StatusHistory';
import { useLanguage } from '../../i18n/useLanguage';
import { useMay } from '../../layout/access';
import { usePrint } from '../../print/PrintOverlay';
import { RuleLink } from '../../price-simulator/RuleLink';
import { labelOf } from '../../providers/admin-api';
import { isPaymentNo } from './order-rules';

/** The label of one waybill in the print preview. */
export function LabelButton({ waybillNo }: { waybillNo: string }) {
  const translate = useTranslate();
  const print = usePrint();
  const may = useMay();
  if (!may('waybill', 'printCustomerLabel')) return null;
  const label = `${translate('waybill.printLabel')} ${waybillNo}`;
  return (
    <Tooltip title={label}>
      <IconButton
        aria-label={label}
        onClick={() =>
          print({ title: `${translate('print.label')} ${waybillNo}`, load: () => labelOf(waybillNo) })
        }
        sx={{ width: 28, height: 28 }}
      >
        <PrintOutlined sx={{ fontSize: 16 }} />
      </IconButton>
    </Tooltip>
  );
}

const waybillStatus = (order: LuggageOrderDetail, waybillNo: string | null): number | undefined =>
  order.waybills.find(({ waybill_no }) => waybill_no === waybillNo)?.status;

/** The boxes with what they weigh and hold. */
export function Boxes({ order }: { order: LuggageOrderDetail }) {
  const translate = useTranslate();
  const language = useLanguage();
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {order.packages.map((box) => {
        const status = waybillStatus(order, box.waybill_no);
        return (
          <Box
            component="li"
            key={box.no}
            sx={{ py: 1, '&:not(:last-of-type)': { borderBottom: 1, borderColor: 'divider' } }}
          >
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
              <b>{translate('order.box', { no: box.no })}</b>
              <span>{box.packaging_box_name}</span>
              <Box component="span" sx={{ fontFamily: tokens.font.mono, fontSize: 13 }}>
                {box.waybill_no ?? translate('order.noWaybill')}
              </Box>
              {status !== undefined && <StatusChip entity="waybill" value={status} locale={language} />}
              {box.waybill_no && <LabelButton waybillNo={box.waybill_no} />}
              <Box component="b" sx={{ ml: 'auto' }}>
                {translate('order.charged', { kg: formatKg(box.charged_weight) })}
              </Box>
            </Box>
            <Box sx={{ fontSize: 13, color: 'text.secondary' }}>
              {`${translate('order.actual')} ${formatKg(box.weight)} · ${translate('order.volumetric')} ${formatKg(box.vol_weight)} · ${formatSize(box.length, box.width, box.height)}`}
            </Box>
            <Box sx={{ fontSize: 13 }}>
              {box.items
                .map(
                  (item) =>
                    `${language === 'en' ? item.name_en || item.name_zh : item.name_zh || item.name_en} × ${item.quantity}`,
                )
                .join(language === 'en' ? ', ' : '，')}
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}

/** The price as it was quoted, line by line, and the rows that gave it its figures; what they hold now may differ. */
export function Fees({ order }: { order: LuggageOrderDetail }) {
  const language = useLanguage();
  const translate = useTranslate();
  const ruled = order.lines.flatMap(({ text, rule }) => (rule ? [{ text, rule }] : []));
  return (
    <>
      <PriceBreakdown
        lines={order.lines}
        total={order.order_total_amount}
        currency={order.currency}
        locale={language}
      />
      {ruled.length > 0 && (
        <Box component="section" sx={{ mt: 1.5, fontSize: 12.5, color: 'text.secondary' }}>
          <Typography variant="h5" component="h3">
            {translate('order.rules')}
          </Typography>
          <Box component="ul" sx={{ m: 0, pl: 2 }}>
            {ruled.map(({ text, rule }, index) => (
              <li key={index}>
                {text} · <RuleLink rule={rule} />
              </li>
            ))}
          </Box>
        </Box>
      )}
    </>
  );
}

/** Who moved the order when; payments are named as such. */
export function History({ order }: { order: LuggageOrderDetail }) {
  const translate = useTranslate();
  return (
    <StatusHistory
      entity="luggageOrder"
      moves={order.history}
      reasonOf={(reason) => (isPaymentNo(reason) ? `${translate('order.payment')} ${reason}` : reason)}
    />
  );
}

/** Name, place and phone of one side. */
export function Address({ address }: { address: LuggageOrderDetail['sender'] }) {
  const translate = useTranslate();
  const line = [
    address.address_line,
    address.district,
    address.city,
    address.province,
    address.zip_code,
    address.country,
  ];
  return (
    <Box sx={{ fontSize: 13.5 }}>
      <b>{address.user_name}</b>
      {address.latin_name && address.latin_name !== address.user_name && ` ${address.latin_name}`}
      <Box sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {formatPhone(address.mobile_code, address.mobile)}
      </Box>
      <Box>{line.filter(Boolean).join(', ')}</Box>
      {address.latin_address && <Box sx={{ color: 'text.secondary' }}>{address.latin_address}</Box>}
      {address.id_card_number && (
        <Box sx={{ color: 'text.secondary' }}>
          {translate('order.idCard')} {maskIdCard(address.id_card_number)}
        </Box>
      )}
    </Box>
  );
}
