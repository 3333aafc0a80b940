import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  formatCustomerDate,
  formatDetailTime,
  formatMoneyText,
  StatusChip,
  statusWord,
  StickyBar,
} from '@parcelway/look';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import type { ClaimDetail } from '../../api/types';
import { useAppearance } from '../../app/Appearance';
import { Page } from '../../ui/Page';
import { Fact, Section } from '../../ui/Section';
import { ErrorState, RowsSkeleton } from '../../ui/States';
import { useIsPhone } from '../../ui/useIsPhone';
import { orderAddress } from '../orders/order-address';
import { useClaim } from './claim-api';
import { ClaimActs } from './ClaimActs';
import { Photos } from './Photos';

/** One claim: where it stands, what was said, and what its member can do. */
export function ClaimPage() {
  const { t } = useTranslation();
  const phone = useIsPhone();
  const query = useClaim(useParams()['claimNo'] ?? '');
  const claim = query.data;
  const acts = claim && claim.actions.length > 0 && <ClaimActs claim={claim} />;
  return (
    <Page
      title={t('claim.detail')}
      back="/user/account/claims"
      action={acts}
      foot={phone && acts && <StickyBar label={t('nav.actions')}>{acts}</StickyBar>}
    >
      {query.isPending && <RowsSkeleton rows={3} height={140} />}
      {query.isError && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
      {claim && (
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr' },
            columnGap: 2,
            pt: { xs: 1.5, md: 0 },
            alignItems: 'start',
          }}
        >
          <div>
            <Question claim={claim} />
            <Facts claim={claim} />
          </div>
          <div>
            <Section title={t('claim.what')}>
              <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', mb: 1.5 }}>
                {claim.description}
              </Typography>
              <Photos photos={claim.photos} />
            </Section>
            <Talk claim={claim} />
          </div>
        </Box>
      )}
    </Page>
  );
}

/** What staff want to know, or why it was refused, before everything else. */
function Question({ claim }: { claim: ClaimDetail }) {
  const { t } = useTranslation();
  const asked = claim.status === 'asked' ? claim.history.findLast(({ to }) => to === 'asked') : undefined;
  const text = asked?.reason ?? claim.decision_note;
  if (!text) return null;
  return (
    <Alert severity={asked ? 'warning' : 'error'} sx={{ mb: 1.5 }}>
      <b>{t(asked ? 'claim.question' : 'claim.decision')}</b>
      <Box sx={{ overflowWrap: 'anywhere' }}>{text}</Box>
    </Alert>
  );
}

function Facts({ claim }: { claim: ClaimDetail }) {
  const { t } = useTranslation();
  const { locale } = useAppearance();
  const money = (amount: string): string => formatMoneyText(amount, claim.currency);
  return (
    <Section title={claim.claim_no} end={<StatusChip entity="insuranceClaim" value={claim.status} />}>
      <Box component="dl" sx={{ m: 0 }}>
        {claim.amount_paid !== null && (
          <Fact name={t(claim.destination === 'bank' ? 'claim.payoutByBank' : 'claim.payout')}>
            <b>{money(claim.amount_paid)}</b>
          </Fact>
        )}
        <Fact name={t('claim.claimed')}>{money(claim.amount_claimed)}</Fact>
        <Fact name={t('claim.cover')}>{money(claim.cover)}</Fact>
        <Fact name={t('claim.kindLabel')}>{t(`claim.kind.${claim.kind}`)}</Fact>
        <Fact name={t('claim.happenedOn')}>{formatCustomerDate(claim.happened_on, locale)}</Fact>
        <Fact name={t('claim.order')}>
          <Link to={orderAddress(claim.order_no)}>{claim.order_no}</Link>
        </Fact>
        <Fact name={t(`claim.numberOf.${claim.order_kind}`)}>
          {claim.waybill_no} · {t(`claim.unit.${claim.order_kind}`, { no: claim.package_no })}
        </Fact>
        <Fact name={t('claim.no')}>{claim.insurance_no}</Fact>
        <Fact name={t('claim.made')}>{formatDetailTime(claim.create_time)}</Fact>
      </Box>
    </Section>
  );
}

function Talk({ claim }: { claim: ClaimDetail }) {
  const { t } = useTranslation();
  const { locale } = useAppearance();
  return (
    <Section title={t('claim.talk')}>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {claim.history.map((move, index) => (
          <Box component="li" key={index} sx={{ fontSize: 14.5 }}>
            <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, color: 'text.secondary' }}>
              <span>
                {t(`claim.by.${move.by_type}`)} · {statusWord('insuranceClaim', move.to, locale).text}
              </span>
              <time>{formatDetailTime(move.time)}</time>
            </Box>
            <Box sx={{ overflowWrap: 'anywhere' }}>
              {move.to === 'accepted' ? formatMoneyText(move.reason, claim.currency) : move.reason}
            </Box>
          </Box>
        ))}
      </Box>
    </Section>
  );
}
