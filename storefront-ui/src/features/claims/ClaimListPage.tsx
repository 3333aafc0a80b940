import GavelOutlined from '@mui/icons-material/GavelOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import { ClaimStatus } from '@parcelway/contracts/statuses';
import { formatListTime, formatMoneyText, StatusChip } from '@parcelway/look';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ClaimRow } from '../../api/types';
import { CardList, PagedRows } from '../../ui/PagedRows';
import { EmptyState } from '../../ui/States';
import { StatusTabs } from '../../ui/StatusTabs';
import { useListAddress } from '../../ui/useListAddress';
import { MemberPage } from '../account/MemberPage';
import { PAGE_SIZE, useClaims } from './claim-api';

/** The member's claims by state, the newest first. */
export function ClaimListPage() {
  const { t } = useTranslation();
  const { filter, page, show } = useListAddress('status');
  const { status } = filter;
  const claims = useClaims(page, status);
  return (
    <MemberPage title={t('claim.list')}>
      <StatusTabs
        entity="insuranceClaim"
        tabs={Object.values(ClaimStatus)}
        value={status}
        onChange={(next) => show({ status: next })}
      />
      <PagedRows
        query={claims}
        page={page}
        pageSize={PAGE_SIZE}
        onPage={(next) => show({}, next)}
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
