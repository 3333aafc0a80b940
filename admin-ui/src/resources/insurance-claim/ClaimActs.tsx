import { CLAIM_DESTINATIONS } from '@parcelway/contracts/resources';
import { compareDecimals, formatMoneyText, sumDecimals } from '@parcelway/look';
import { useTranslate } from 'react-admin';
import { ActDialog } from '../../crud/ActDialog';
import { AmendClaim } from './AmendClaim';
import { useClaim, useInsuredBox } from './claim';
import { useClaimChoices } from './useClaimFields';

/** What may be decided while nothing is decided; each with its own node. */
export function ClaimActs() {
  const claim = useClaim();
  const box = useInsuredBox();
  const translate = useTranslate();
  const destinations = useClaimChoices('destination', CLAIM_DESTINATIONS);
  if (!claim || (claim.status !== 'open' && claim.status !== 'asked')) return null;
  const { claim_no: number, amount_claimed: claimed, currency } = claim;
  const left = box ? sumDecimals([box.cover, `-${box.paid}`]) : claimed;
  const most = compareDecimals(left, claimed) < 0 ? left : claimed;
  return (
    <>
      <ActDialog
        action="accept"
        text={translate('insurance.acceptText', { most: formatMoneyText(most, currency) })}
        initial={{ destination: 'balance' }}
        fields={[
          { name: 'amount', label: translate('insurance.amount', { currency }), isAmount: true },
          { name: 'destination', label: translate('insurance.destination'), choices: destinations },
          { name: 'reference', label: translate('insurance.reference'), maxLength: 60, isOptional: true },
        ]}
      />
      <AmendClaim claim={claim} />
      {claim.status === 'open' && (
        <ActDialog
          action="ask"
          text={translate('insurance.askText', { number })}
          fields={[{ name: 'question', label: translate('insurance.question'), maxLength: 300 }]}
        />
      )}
      <ActDialog
        danger
        action="refuse"
        text={translate('insurance.refuseText', { number })}
        fields={[{ name: 'note', label: translate('insurance.note'), maxLength: 300 }]}
      />
    </>
  );
}
