import { enumWords } from '../../i18n/enum-words';
import { inLocale } from '../../i18n/field-words';
import { useLanguage } from '../../i18n/useLanguage';

/** The choices of a word of the refund, as selects show them. */
export function useRefundChoices(name: string, words: readonly string[]) {
  const language = useLanguage();
  return words.map((value) => ({
    value,
    label: inLocale(enumWords[`refund-request.${name}`]?.[value] ?? [value, value], language),
  }));
}
