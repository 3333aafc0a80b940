import type { Locale } from '@parcelway/look';
import { useLocale as useAdminLocale } from 'react-admin';
import { isLocale } from './i18n-provider';

/** The reader's language. */
export function useLanguage(): Locale {
  const locale = useAdminLocale();
  return isLocale(locale) ? locale : 'zh-cn';
}
