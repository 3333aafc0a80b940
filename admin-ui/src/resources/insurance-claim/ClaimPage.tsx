import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { fieldsOf } from '@parcelway/contracts/resources';
import { formatListTime, formatMoneyText, StatusChip, statusWord } from '@parcelway/look';
import { RecordContextProvider, useTranslate } from 'react-admin';
import { FieldView } from '../../crud/FieldView';
import { PageColumns, Pair, Part } from '../../crud/PageParts';
import { ShowPage } from '../../crud/ResourceShow';
import { declarationOf } from '../../crud/resource-fields';
import { inLocale } from '../../i18n/field-words';
import { useLanguage } from '../../i18n/useLanguage';
import { useClaim, useClaimHistory, useInsuredBox } from './claim';
import type { Claim, InsuredBoxRow } from './claim';
import { ClaimActs } from './ClaimActs';
import { ClaimPhotos } from './ClaimPhotos';

const FACTS = [
  ...['user_id', 'insurance_order_id', 'waybill_no', 'kind', 'happened_on', 'create_time'],
  ...['amount_claimed', 'amount_paid', 'destination', 'payout_reference', 'decision_note'],
];
const OF_BOX = ['package_no', 'declared_value', 'cover', 'paid', 'measured_weight_g', 'delivered_at'];

/** A claim with its evidence beside the facts that decide it. */
export function ClaimPage() {
  return (
    <ShowPage actions={<ClaimActs />} chips={<Status />}>
      <Content />
    </ShowPage>
  );
}

function Status() {
  const claim = useClaim();
  const language = useLanguage();
  return claim ? <StatusChip entity="insuranceClaim" value={claim.status} locale={language} /> : null;
}

function Content() {
  const claim = useClaim();
  const box = useInsuredBox();
  const translate = useTranslate();
  if (!claim) return null;
  return (
    <PageColumns
      main={
        <Card>
          <Part title={translate('insurance.evidence')}>
            <ClaimPhotos photos={claim.photos} />
          </Part>
          <Part title={translate('insurance.happened')}>
            <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
              {claim.description}
            </Typography>
          </Part>
          <Talk claim={claim} />
        </Card>
      }
      side={
        <Card>
          <Part title={translate('insurance.claim')}>
            <Facts resource="insurance-claim" names={FACTS} />
          </Part>
          {box && <InsuredBox box={box} />}
        </Card>
      }
    />
  );
}

/** Fields of the row, label left and value right. */
function Facts({ resource, names }: { resource: string; names: readonly string[] }) {
  const language = useLanguage();
  const fields = fieldsOf(declarationOf(resource));
  return (
    <Box component="dl" sx={{ m: 0 }}>
      {names.map((name) => {
        const field = fields[name];
        return (
          field && (
            <Pair key={name} label={inLocale(field.label, language)}>
              <FieldView resource={resource} name={name} field={field} place="show" />
            </Pair>
          )
        );
      })}
    </Box>
  );
}

function InsuredBox({ box }: { box: InsuredBoxRow }) {
  const translate = useTranslate();
  const language = useLanguage();
  return (
    <RecordContextProvider value={box}>
      <Part title={translate('insurance.box')}>
        <Facts resource="insurance-box" names={OF_BOX} />
      </Part>
      <Part title={translate('insurance.contents')}>
        <Box component="dl" sx={{ m: 0 }}>
          {box.items.map((item, at) => (
            <Pair key={at} label={`${language === 'en' ? item.name_en : item.name_zh} × ${item.quantity}`}>
              {formatMoneyText(item.unit_price)}
            </Pair>
          ))}
        </Box>
      </Part>
    </RecordContextProvider>
  );
}

function Talk({ claim }: { claim: Claim }) {
  const translate = useTranslate();
  const language = useLanguage();
  const { data } = useClaimHistory(claim);
  if (!data || data.list.length === 0) return null;
  return (
    <Part title={translate('insurance.talk')}>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data.list.map((move, at) => (
          <Box component="li" key={at} sx={{ py: 0.75, fontSize: 13.5 }}>
            <Box sx={{ display: 'flex', justifyContent: 'space-between', color: 'text.secondary' }}>
              <span>
                {translate(`insurance.by.${move.by_type}`, { _: move.by_type })} ·{' '}
                {statusWord('insuranceClaim', move.to, language).text}
              </span>
              <time>{formatListTime(move.time)}</time>
            </Box>
            <Box sx={{ overflowWrap: 'anywhere' }}>
              {move.to === 'accepted' ? formatMoneyText(move.reason, claim.currency) : move.reason}
            </Box>
          </Box>
        ))}
      </Box>
    </Part>
  );
}
