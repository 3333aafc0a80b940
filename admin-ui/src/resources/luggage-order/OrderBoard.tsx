import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Money } from '@parcelway/look';
import { useCallback, useState } from 'react';
import { Datagrid, FunctionField, ListBase, useListContext, useTranslate } from 'react-admin';
import { ExportButton } from '../../crud/ExportButton';
import { FilterBar } from '../../crud/FilterBar';
import { ListFrame } from '../../crud/ListFrame';
import { declarationOf, filterFields } from '../../crud/resource-fields';
import { RowActions } from '../../crud/RowActions';
import { RowCards } from '../../crud/RowCards';
import { chosenRow, tableLook } from '../../crud/table-look';
import { StatusRail } from '../../crud/StatusRail';
import { tableBody } from '../../crud/TableBody';
import { PageTitle } from '../../layout/PageTitle';
import { useOrderCounts } from '../../layout/useWaitingCounts';
import { useMenuCollapsed } from '../../layout/WorkspaceLayout';
import {
  AmountCell,
  ChannelName,
  ChargedCell,
  CollectionCell,
  InboundCell,
  MemberCell,
  NumberCell,
  PayChip,
  RouteCell,
  routeOf,
  Small,
  StatusCell,
} from './OrderCells';
import { OrderBulkBar } from './OrderBulkBar';
import { OrderPreview } from './OrderPreview';
import { RAIL, type OrderRow } from './order-rules';

const columns = [
  { source: 'order_no', label: 'board.order', Cell: NumberCell, sortable: true },
  { source: 'user_id', label: 'board.member', Cell: MemberCell, sortable: false },
  { source: 'sender_city', label: 'board.route', Cell: RouteCell, sortable: false },
  { source: 'inbound_progress', label: 'board.inbound', Cell: InboundCell, sortable: false },
  { source: 'charged_g', label: 'board.charged', Cell: ChargedCell, sortable: true, figure: true },
  { source: 'order_total_amount', label: 'board.amount', Cell: AmountCell, sortable: true, figure: true },
  { source: 'pay_status', label: 'board.pay', Cell: PayChip, sortable: false },
  { source: 'order_status', label: 'board.status', Cell: StatusCell, sortable: true },
  { source: 'pick_up_date', label: 'board.collection', Cell: CollectionCell, sortable: true },
];

/** Filters at hand first; the rail stands for the status. */
const FILTERS = ['channel_id', 'pay_status', 'pick_up_date', 'warehouse_id', 'user_id'];

/** Every luggage order: the rail of statuses, filters, the dense table, and beside it the one in the preview. */
export function OrderBoard() {
  const { data: counts } = useOrderCounts();
  return (
    <ListBase perPage={25} sort={{ field: 'id', order: 'DESC' }} exporter={false}>
      <PageTitle />
      <StatusRail source="order_status" entity="luggageOrder" statuses={RAIL} counts={counts} />
      <Board />
    </ListBase>
  );
}

function Board() {
  const translate = useTranslate();
  const [collapsed] = useMenuCollapsed();
  const isWide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('lg'));
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  const { data = [] } = useListContext<OrderRow>();
  const [chosen, setChosen] = useState<number | null>(null);
  const canPreview = isWide && collapsed;
  const previewed = canPreview ? data.find(({ id }) => id === chosen) : undefined;
  const close = useCallback(() => setChosen(null), []);
  const fields = filterFields(declarationOf('luggage-order')).filter(({ name }) => FILTERS.includes(name));
  const ordered = FILTERS.flatMap((name) => fields.filter((of) => of.name === name));
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: previewed ? 'minmax(0, 1fr) 372px' : 'minmax(0, 1fr)',
        gap: 1.5,
        alignItems: 'start',
      }}
    >
      <ListFrame
        filters={
          <FilterBar
            resource="luggage-order"
            fields={ordered}
            searchLabel={translate('board.search')}
            actions={<ExportButton />}
          />
        }
        bulk={<OrderBulkBar />}
        footerLabel="board.range"
      >
        {isPhone ? (
          <RowCards>{(record) => <OrderCard order={record as OrderRow} />}</RowCards>
        ) : (
          <OrderTable
            narrow={previewed !== undefined}
            chosen={previewed?.id}
            {...(canPreview ? { onChoose: setChosen } : {})}
          />
        )}
      </ListFrame>
      {previewed && <OrderPreview order={previewed} onClose={close} />}
    </Box>
  );
}

function OrderTable({
  narrow,
  chosen,
  onChoose,
}: {
  narrow: boolean;
  chosen: number | undefined;
  /** Shows a row beside the table; without it a row opens its page. */
  onChoose?: (id: number) => void;
}) {
  const translate = useTranslate();
  const { selectedIds } = useListContext<OrderRow>();
  const shown = narrow ? columns.filter(({ source }) => source !== 'pick_up_date') : columns;
  return (
    <Datagrid
      body={tableBody}
      rowClick={
        onChoose
          ? (id) => {
              onChoose(Number(id));
              return false;
            }
          : 'show'
      }
      rowSx={({ id }) => (id === chosen || selectedIds.includes(id) ? chosenRow : {})}
      bulkActionsToolbar={<></>}
      bulkActionButtons={<></>}
      aria-label={translate('board.table')}
      sx={tableLook}
    >
      {[
        ...shown.map(({ source, label, Cell, sortable, figure }) => (
          <FunctionField
            key={source}
            source={source}
            label={translate(label)}
            sortable={sortable}
            {...(figure ? { cellClassName: 'figure', headerClassName: 'figure' } : {})}
            render={() => <Cell />}
          />
        )),
        ...(narrow ? [] : [<RowActions key="actions" />]),
      ]}
    </Datagrid>
  );
}

function OrderCard({ order }: { order: OrderRow }) {
  return (
    <>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
        <b>{order.order_no}</b>
        <Box sx={{ textAlign: 'right' }}>
          <StatusCell />
        </Box>
      </Box>
      <Box>
        {routeOf(order)} · <ChannelName />
      </Box>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, alignItems: 'center' }}>
        <Small>
          {order.user_name} · <CollectionCell />
        </Small>
        <Money value={order.order_total_amount} currency={order.currency} sx={{ fontWeight: 600 }} />
      </Box>
    </>
  );
}
