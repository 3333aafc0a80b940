import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { formatMoneyText, groupDigits } from '@parcelway/look';
import { useTranslation } from 'react-i18next';
import { useMember } from '../../app/use-session';
import { PagedRows } from '../../ui/PagedRows';
import { EmptyState } from '../../ui/States';
import { useListAddress } from '../../ui/useListAddress';
import { MemberPage } from '../account/MemberPage';
import { RecordRows } from './RecordRows';
import { PAGE_SIZE, useRecords, type RecordKind } from './records-api';

function Standing({ kind }: { kind: RecordKind }) {
  const { t } = useTranslation();
  const member = useMember().data;
  const value =
    member && (kind === 'money' ? formatMoneyText(member.money) : groupDigits(String(member.score)));
  return (
    <Card sx={{ p: { xs: '14px 16px', md: '18px 20px' }, mt: { xs: 1.5, md: 0 }, mb: 2 }}>
      <Typography variant="body2" color="text.secondary">
        {t(kind === 'money' ? 'account.balance' : 'account.score')}
      </Typography>
      <Typography component="p" sx={{ fontSize: 34, fontWeight: 700, lineHeight: 1.25 }}>
        {value ?? <Skeleton width={160} />}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {t(`records.hint.${kind}`)}
      </Typography>
    </Card>
  );
}

/** What the member has, and every change of it; kind and page live in the address. */
export function RecordsPage() {
  const { t } = useTranslation();
  const { filter, page, show } = useListAddress('kind');
  const kind: RecordKind = filter.kind === 'score' ? 'score' : 'money';
  const records = useRecords(kind, page);
  return (
    <MemberPage title={t('records.title')}>
      <Standing kind={kind} />
      <Tabs
        value={kind}
        onChange={(_, next: RecordKind) => show({ kind: next === 'score' ? next : '' })}
        aria-label={t('records.kinds')}
        sx={{ borderBottom: 1, borderColor: 'divider' }}
      >
        <Tab value="money" label={t('records.kind.money')} />
        <Tab value="score" label={t('records.kind.score')} />
      </Tabs>
      <PagedRows
        query={records}
        page={page}
        pageSize={PAGE_SIZE}
        onPage={(next) => show({}, next)}
        rowHeight={52}
        empty={
          <EmptyState
            icon={<ReceiptLongOutlined />}
            title={t('records.empty')}
            text={t(`records.emptyHint.${kind}`)}
          />
        }
      >
        {(rows) => <RecordRows kind={kind} records={rows} label={t(`records.kind.${kind}`)} />}
      </PagedRows>
    </MemberPage>
  );
}
