import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { formatMoneyText } from '@parcelway/look';
import { useTranslation } from 'react-i18next';
import { PagedRows } from '../../ui/PagedRows';
import { EmptyState } from '../../ui/States';
import { useListAddress } from '../../ui/useListAddress';
import { MemberPage } from '../account/MemberPage';
import { ExportRecords, MonthStatement } from './RecordFiles';
import { KindPills, MonthSelect } from './RecordFilters';
import { RecordRows } from './RecordRows';
import { MoneyStanding, ScoreStanding } from './RecordStanding';
import { PAGE_SIZE, useRecords, type RecordKind, type RecordSums } from './records-api';

/** What the member has, and every change of it; what is listed lives in the address. */
export function RecordsPage() {
  const { t } = useTranslation();
  const { filter, page, show } = useListAddress('kind', 'of', 'month', 'currency');
  const kind: RecordKind = filter.kind === 'score' ? 'score' : 'money';
  const records = useRecords(kind, filter, page);
  const sums = records.data?.sums;
  const isNarrowed = filter.of !== '' || filter.month !== '';
  return (
    <MemberPage title={t('records.title')}>
      {kind === 'money' ? (
        <MoneyStanding sums={sums} onCurrency={(currency) => show({ currency })} />
      ) : (
        <ScoreStanding />
      )}
      <Tabs
        value={kind}
        onChange={(_, next: RecordKind) => show({ kind: next === 'score' ? next : '', of: '' })}
        aria-label={t('records.kinds')}
        sx={{ borderBottom: 1, borderColor: 'divider' }}
      >
        <Tab value="money" label={t('records.kind.money')} />
        <Tab value="score" label={t('records.kind.score')} />
      </Tabs>
      <KindPills kind={kind} value={filter.of} onChange={(of) => show({ of })} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', columnGap: 2, rowGap: 1.25 }}>
        <MonthSelect value={filter.month} onChange={(month) => show({ month })} />
        {sums && <Sums sums={sums} />}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, ml: { md: 'auto' } }}>
          <ExportRecords kind={kind} filter={filter} />
          {kind === 'money' && <MonthStatement month={filter.month} />}
        </Box>
      </Box>
      <PagedRows
        query={records}
        page={page}
        pageSize={PAGE_SIZE}
        onPage={(next) => show({}, next)}
        rowHeight={52}
        empty={
          <EmptyState
            icon={<ReceiptLongOutlined />}
            title={t(isNarrowed ? 'records.noneSuch' : 'records.empty')}
            text={t(isNarrowed ? 'records.noneSuchHint' : `records.emptyHint.${kind}`)}
          />
        }
      >
        {(rows) => <RecordRows kind={kind} records={rows} label={t(`records.kind.${kind}`)} />}
      </PagedRows>
    </MemberPage>
  );
}

/** What came in and went out of all that is listed, every page of it. */
function Sums({ sums: { income, expense, currency } }: { sums: NonNullable<RecordSums> }) {
  const { t } = useTranslation();
  return (
    <Typography color="text.secondary" sx={{ fontVariantNumeric: 'tabular-nums', py: { md: 1 } }}>
      {t('records.sums', {
        income: formatMoneyText(income, currency),
        expense: formatMoneyText(expense, currency),
      })}
    </Typography>
  );
}
