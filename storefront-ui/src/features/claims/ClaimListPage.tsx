import GavelOutlined from '@mui/icons-material/GavelOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { formatListTime, formatMoneyText, StatusChip, statusWord } from '@parcelway/look';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import type { ClaimRow } from '../../api/types';
import { useAppearance } from '../../app/Appearance';
import { CardList, PagedRows } from '../../ui/PagedRows';
import { EmptyState } from '../../ui/States';
import { MemberPage } from '../account/MemberPage';
import { PAGE_SIZE, useClaims } from './claim-api';

const ALL = 'all';
const TABS = ['open', 'asked', 'accepted', 'refused', 'withdrawn'];

/** The member's claims by state, the newest first. */
export function ClaimListPage() {
  const { t } = useTranslation();
  const { locale } = useAppearance();
  const [params, setParams] = useSearchParams();
  const status = params.get('status') ?? '';
  const page = Math.max(1, Number(params.get('page')) || 1);
  const claims = useClaims(page, status);
  const show = (next: { status: string; page: number }): void =>
    setParams({
      ...(next.status && { status: next.status }),
      ...(next.page > 1 && { page: String(next.page) }),
    });
  return (
    <MemberPage title={t('claim.list')}>
      <Tabs
        value={status || ALL}
        onChange={(_, value: string) => show({ status: value === ALL ? '' : value, page: 1 })}
        variant="scrollable"
        scrollButtons={false}
        aria-label={t('order.statusTabs')}
        sx={{ mb: 1.5, borderBottom: 1, borderColor: 'divider' }}
      >
        <Tab value={ALL} label={t('order.all')} />
        {TABS.map((value) => (
          <Tab key={value} value={value} label={statusWord('insuranceClaim', value, locale).text} />
        ))}
      </Tabs>
      <PagedRows
        query={claims}
        page={page}
        pageSize={PAGE_SIZE}
        onPage={(next) => show({ status, page: next })}
        rowHeight={96}
        empty={
          <EmptyState
            icon={<GavelOutlined />}
            title={t(status ? 'claim.emptyHere' : 'claim.empty')}
            text={t(status ? 'order.emptyTabHint' : 'claim.emptyHint')}
            action={
              !status && (
                <Button variant="outlined" component={Link} to="/user/account/order">
                  {t('claim.toOrders')}
                </Button>
              )
            }
          />
        }
      >
        {(rows) => (
          <CardList label={t('claim.list')}>
            {rows.map((claim) => (
              <li key={claim.claim_no}>
                <ClaimCard claim={claim} />
              </li>
            ))}
          </CardList>
        )}
      </PagedRows>
    </MemberPage>
  );
}

function ClaimCard({ claim }: { claim: ClaimRow }) {
  const { t } = useTranslation();
  return (
    <Card>
      <CardActionArea
        component={Link}
        to={`/user/account/claims/${encodeURIComponent(claim.claim_no)}`}
        sx={{ p: 2, display: 'block' }}
      >
        <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, alignItems: 'center' }}>
          <b>{claim.claim_no}</b>
          <StatusChip entity="insuranceClaim" value={claim.status} />
        </Box>
        <Box sx={{ display: 'flex', justifyContent: 'space-between', mt: 0.5, fontSize: 14 }}>
          <span>
            {t(`claim.kind.${claim.kind}`)} · {claim.waybill_no}
          </span>
          <b>{formatMoneyText(claim.amount_paid ?? claim.amount_claimed, claim.currency)}</b>
        </Box>
        <Box sx={{ color: 'text.secondary', fontSize: 14, mt: 0.5 }}>
          {claim.order_no} · {formatListTime(claim.create_time)}
        </Box>
      </CardActionArea>
    </Card>
  );
}
