import { enumWords } from '../../i18n/enum-words';
import { inLocale } from '../../i18n/field-words';
import { useLanguage } from '../../i18n/useLanguage';

/** Why a shipment may be held, in the reader's language. */
export function useIncidentChoices(): readonly { readonly value: string; readonly label: string }[] {
  const language = useLanguage();
  return Object.entries(enumWords['luggage-order.incident_reason'] ?? {}).map(([value, words]) => ({
    value,
    label: inLocale(words, language),
  }));
}
