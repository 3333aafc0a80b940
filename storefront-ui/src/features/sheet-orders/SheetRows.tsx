import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Checkbox from '@mui/material/Checkbox';
import MuiLink from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { SheetStatus } from '@parcelway/contracts/statuses';
import { formatG, formatMoneyText, payStatusKey, StatusChip, tokens } from '@parcelway/look';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { SheetOrderRow } from '../../api/types';
import { useIsPhone } from '../../ui/useIsPhone';
import type { SheetChoice } from './sheet-choice';
import { choose, isPayable } from './sheet-choice';
import { statusKey } from './sheet-rules';
import { useScanText } from './use-scan-text';

interface Choosing {
  choice: SheetChoice;
  onChoose: (choice: SheetChoice) => void;
}

/** Puts a package among those that are paid together; nothing for one that is not to be paid. */
function ChooseOne({ order, choice, onChoose }: Choosing & { order: SheetOrderRow }) {
  const { t } = useTranslation();
  if (!isPayable(order)) return null;
  return (
    <Checkbox
      checked={choice.has(order.id)}
      onChange={({ target }) => onChoose(choose(choice, [order], target.checked))}
      slotProps={{ input: { 'aria-label': t('sheet.together.one', { reference: order.out_order_id }) } }}
      sx={{ my: '-8px', ml: '-11px' }}
    />
  );
}

const detailOf = (order: SheetOrderRow): string => `/user/account/sheetOrder/${order.id}`;
const small = { fontSize: 12.5, color: 'text.secondary' } as const;

/** The carrier's number, or why there is none. */
function Tracking({ order }: { order: SheetOrderRow }) {
  if (order.status === SheetStatus.failed && !order.is_void)
    return (
      <Box component="span" sx={{ color: 'error.main', fontSize: 13, whiteSpace: 'normal' }}>
        {order.last_error}
      </Box>
    );
  return (
    <Box component="span" sx={{ fontFamily: tokens.font.mono }}>
      {order.tracking_number ?? '—'}
    </Box>
  );
}

function SheetCard({ order, ...choosing }: Choosing & { order: SheetOrderRow }) {
  const scanText = useScanText();
  return (
    <Card sx={{ mb: 1.5, display: 'flex', alignItems: 'flex-start' }}>
      {isPayable(order) && (
        <Box sx={{ pt: '16px', pl: '14px' }}>
          <ChooseOne order={order} {...choosing} />
        </Box>
      )}
      <CardActionArea component={Link} to={detailOf(order)} sx={{ p: '12px 14px', flex: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
          <Box component="b" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            {order.out_order_id}
          </Box>
          <StatusChip entity="sheetOrder" value={statusKey(order)} />
        </Box>
        <Box sx={{ mt: '6px' }}>
          <Tracking order={order} />
        </Box>
        <Box sx={{ mt: '6px' }}>
          {[order.receiverName, order.receiverCity, formatG(order.packageWeight)].join(' · ')}
        </Box>
        <Box
          sx={{ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', mt: '6px', gap: 1 }}
        >
          <Box component="span" sx={{ fontSize: 13, color: 'text.secondary' }}>
            {scanText(order).join(' · ')}
          </Box>
          <Box component="b" sx={{ fontWeight: 600 }}>
            {formatMoneyText(order.amount, order.currency)}
          </Box>
        </Box>
      </CardActionArea>
    </Card>
  );
}

interface Rows extends Choosing {
  orders: readonly SheetOrderRow[];
  label: string;
}

function SheetTable({ orders, label, ...choosing }: Rows) {
  const { t } = useTranslation();
  const payable = orders.filter(isPayable);
  const chosen = payable.filter(({ id }) => choosing.choice.has(id)).length;
  const scanText = useScanText();
  return (
    <Table
      aria-label={label}
      sx={{
        '& td, & th': { px: '10px', py: '8px', fontSize: 14, whiteSpace: 'nowrap' },
        '& th': { fontSize: 12.5 },
        '& tr > :first-of-type': { pl: '18px' },
        '& tr > :last-child': { pr: '18px' },
        '& tbody tr:last-child td': { border: 0 },
      }}
    >
      <TableHead>
        <TableRow>
          {payable.length > 0 && (
            <TableCell padding="checkbox">
              <Checkbox
                checked={chosen === payable.length}
                indeterminate={chosen > 0 && chosen < payable.length}
                onChange={({ target }) => choosing.onChoose(choose(choosing.choice, payable, target.checked))}
                slotProps={{ input: { 'aria-label': t('sheet.together.page') } }}
                sx={{ my: '-8px', ml: '-11px' }}
              />
            </TableCell>
          )}
          <TableCell>{`${t('sheet.reference')} / ${t('sheet.platformNo')}`}</TableCell>
          <TableCell>{t('sheet.trackingNo')}</TableCell>
          <TableCell>{t('sheet.status')}</TableCell>
          <TableCell>{t('sheet.receiver')}</TableCell>
          <TableCell align="right">{t('sheet.weight')}</TableCell>
          <TableCell align="right">{t('sheet.amount')}</TableCell>
          <TableCell>{t('sheet.paid')}</TableCell>
          <TableCell>{t('sheet.scanAndHandover')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {orders.map((order) => {
          const [scan, handover] = scanText(order);
          return (
            <TableRow key={order.id} hover>
              {payable.length > 0 && (
                <TableCell padding="checkbox">
                  <ChooseOne order={order} {...choosing} />
                </TableCell>
              )}
              <TableCell>
                <MuiLink
                  component={Link}
                  to={detailOf(order)}
                  sx={{ color: 'text.primary', fontWeight: 600 }}
                >
                  {order.out_order_id}
                </MuiLink>
                <Box sx={small}>{order.platform_order_number}</Box>
              </TableCell>
              <TableCell>
                <Tracking order={order} />
              </TableCell>
              <TableCell>
                <StatusChip entity="sheetOrder" value={statusKey(order)} />
              </TableCell>
              <TableCell>
                {order.receiverName}
                <Box sx={small}>{order.receiverCity}</Box>
              </TableCell>
              <TableCell align="right">{formatG(order.packageWeight)}</TableCell>
              <TableCell align="right" sx={{ fontWeight: 600 }}>
                {formatMoneyText(order.amount, order.currency)}
              </TableCell>
              <TableCell>
                <StatusChip entity="pay" value={payStatusKey(order.pay_status, order.paid_amount)} />
              </TableCell>
              <TableCell>
                {scan}
                <Box sx={small}>{handover}</Box>
              </TableCell>
            </TableRow>
          );
        })}
      </TableBody>
    </Table>
  );
}

/** Sheet orders as cards on phones and as a table on laptops. */
export function SheetRows({ orders, label, ...choosing }: Rows) {
  const phone = useIsPhone();
  if (phone) return orders.map((order) => <SheetCard key={order.id} order={order} {...choosing} />);
  return <SheetTable orders={orders} label={label} {...choosing} />;
}
