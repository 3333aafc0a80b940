import { CLAIM_KINDS } from '@parcelway/contracts/resources';
import { useTranslate } from 'react-admin';
import type { ActField } from '../../crud/ActFields';
import { enumWords } from '../../i18n/enum-words';
import { inLocale } from '../../i18n/field-words';
import { useLanguage } from '../../i18n/useLanguage';

/** The choices of a word of the claim, as selects show them. */
export function useClaimChoices(name: string, words: readonly string[]) {
  const language = useLanguage();
  return words.map((value) => ({
    value,
    label: inLocale(enumWords[`insurance-claim.${name}`]?.[value] ?? [value, value], language),
  }));
}

/** What a claim says, as acts ask for it. */
export function useClaimFields(currency: string): readonly ActField[] {
  const translate = useTranslate();
  const kinds = useClaimChoices('kind', CLAIM_KINDS);
  return [
    { name: 'kind', label: translate('insurance.kind'), choices: kinds },
    { name: 'happened_on', label: translate('insurance.happenedOn'), isDate: true },
    { name: 'amount_claimed', label: translate('insurance.claimed', { currency }), isAmount: true },
    { name: 'description', label: translate('insurance.happened'), maxLength: 2_000, isLong: true },
  ];
}
