import AddOutlined from '@mui/icons-material/AddOutlined';
import ShoppingCartOutlined from '@mui/icons-material/ShoppingCartOutlined';
import UploadOutlined from '@mui/icons-material/UploadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { statusWord } from '@parcelway/look';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { useAppearance } from '../../app/Appearance';
import { PagedRows } from '../../ui/PagedRows';
import { EmptyState } from '../../ui/States';
import { useIsPhone } from '../../ui/useIsPhone';
import { MemberPage } from '../account/MemberPage';
import { PAGE_SIZE, useSheetCounts, useSheetOrders } from './sheet-api';
import type { SheetFilter } from './sheet-rules';
import { SHEET_TABS } from './sheet-rules';
import { SheetFilters } from './SheetFilters';
import { SheetRows } from './SheetRows';

const ALL = 'all';

/** The member's sheet orders by state, words, payment and scan, page by page; all of it lives in the address. */
export function SheetListPage() {
  const { t } = useTranslation();
  const { locale } = useAppearance();
  const phone = useIsPhone();
  const [params, setParams] = useSearchParams();
  const filter: SheetFilter = {
    tab: params.get('status') ?? '',
    search: params.get('search') ?? '',
    payStatus: params.get('pay') ?? '',
    scan: params.get('scan') ?? '',
  };
  const page = Math.max(1, Number(params.get('page')) || 1);
  const counts = useSheetCounts().data;
  const orders = useSheetOrders(filter, page);
  const all = Object.values(counts ?? {}).reduce((sum, count) => sum + count, 0);
  const isFiltered = Object.values(filter).some((part) => part !== '');
  const show = (change: Partial<SheetFilter>, nextPage = 1): void => {
    const { tab, search, payStatus, scan } = { ...filter, ...change };
    setParams({
      ...(tab && { status: tab }),
      ...(search && { search }),
      ...(payStatus && { pay: payStatus }),
      ...(scan && { scan }),
      ...(nextPage > 1 && { page: String(nextPage) }),
    });
  };
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
      <Tabs
        value={filter.tab || ALL}
        onChange={(_, value: string) => show({ tab: value === ALL ? '' : value })}
        variant="scrollable"
        scrollButtons={false}
        aria-label={t('sheet.statusTabs')}
        sx={{ mb: 2, borderBottom: 1, borderColor: 'divider' }}
      >
        <Tab value={ALL} label={`${t('sheet.all')} ${all}`} />
        {SHEET_TABS.map((value) => (
          <Tab
            key={value}
            value={value}
            label={`${statusWord('sheetOrder', value, locale).text} ${counts?.[value] ?? 0}`}
          />
        ))}
      </Tabs>
      <SheetFilters filter={filter} onChange={(part) => show(part)} />
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
          const list = <SheetRows orders={rows} label={t('sheet.list')} />;
          return phone ? list : <Card sx={{ overflow: 'auto' }}>{list}</Card>;
        }}
      </PagedRows>
    </MemberPage>
  );
}
