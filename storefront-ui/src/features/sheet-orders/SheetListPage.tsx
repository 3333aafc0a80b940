import AddOutlined from '@mui/icons-material/AddOutlined';
import ShoppingCartOutlined from '@mui/icons-material/ShoppingCartOutlined';
import UploadOutlined from '@mui/icons-material/UploadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useTranslation } from 'react-i18next';
import { useState } from 'react';
import { Link } from 'react-router';
import { PagedRows } from '../../ui/PagedRows';
import { EmptyState } from '../../ui/States';
import { StatusTabs } from '../../ui/StatusTabs';
import { useIsPhone } from '../../ui/useIsPhone';
import { useListAddress } from '../../ui/useListAddress';
import { MemberPage } from '../account/MemberPage';
import { PAGE_SIZE, useSheetCounts, useSheetOrders } from './sheet-api';
import type { SheetChoice } from './sheet-choice';
import { isPayable } from './sheet-choice';
import { SHEET_TABS } from './sheet-rules';
import { SheetChoiceBar } from './SheetChoiceBar';
import { SheetFilters } from './SheetFilters';
import { SheetRows } from './SheetRows';

/** The member's sheet orders by state, words, payment and scan, page by page; all of it lives in the address. */
export function SheetListPage() {
  const { t } = useTranslation();
  const phone = useIsPhone();
  const { filter, page, show } = useListAddress('status', 'search', 'pay', 'scan');
  const [choice, setChoice] = useState<SheetChoice>(new Map());
  const counts = useSheetCounts().data;
  const orders = useSheetOrders(filter, page);
  const all = Object.values(counts ?? {}).reduce((sum, count) => sum + count, 0);
  const isFiltered = Object.values(filter).some((part) => part !== '');
  const entries = (
    <>
      <Button
        component={Link}
        to="/user/account/sheetOrder/import"
        variant="outlined"
        startIcon={<UploadOutlined />}
      >
        {t('sheet.import.title')}
      </Button>
      <Button
        component={Link}
        to="/user/account/sheetOrder/new"
        variant="contained"
        startIcon={<AddOutlined />}
      >
        {t('sheet.form.new')}
      </Button>
    </>
  );
  return (
    <MemberPage
      title={t('sheet.list')}
      lead={t('sheet.lead')}
      action={<Box sx={{ display: 'flex', gap: 1 }}>{entries}</Box>}
    >
      {phone && (
        <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1, pt: 1.5 }}>{entries}</Box>
      )}
      <StatusTabs
        entity="sheetOrder"
        tabs={SHEET_TABS}
        counts={{ ...counts, all }}
        value={filter.status}
        onChange={(status) => show({ status })}
      />
      <SheetFilters filter={filter} onChange={(part) => show(part)} />
      {(choice.size > 0 || orders.data?.list.some(isPayable)) && (
        <SheetChoiceBar filter={filter} choice={choice} onChoose={setChoice} />
      )}
      <PagedRows
        query={orders}
        page={page}
        pageSize={PAGE_SIZE}
        onPage={(next) => show({}, next)}
        rowHeight={phone ? 128 : 56}
        empty={
          <EmptyState
            icon={<ShoppingCartOutlined />}
            title={t(isFiltered ? 'sheet.emptyTab' : 'sheet.empty')}
            text={t(isFiltered ? 'sheet.emptyTabHint' : 'sheet.emptyHint')}
            action={
              isFiltered ? undefined : (
                <Button component={Link} to="/user/account/apiParam" variant="contained" size="small">
                  {t('sheet.emptyAction')}
                </Button>
              )
            }
          />
        }
      >
        {(rows) => {
          const list = (
            <SheetRows orders={rows} label={t('sheet.list')} choice={choice} onChoose={setChoice} />
          );
          return phone ? list : <Card sx={{ overflow: 'auto' }}>{list}</Card>;
        }}
      </PagedRows>
    </MemberPage>
  );
}
