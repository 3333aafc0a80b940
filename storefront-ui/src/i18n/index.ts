import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Locale } from '@parcelway/look';
import zhCn from './zh-cn';

const KEY = 'parcelway.language';

/** The language chosen before, else Chinese: it is the product's first, whatever the browser speaks. */
export function firstLocale(stored: string | null): Locale {
  return stored === 'en' ? 'en' : 'zh-cn';
}

const load = async (locale: Locale): Promise<void> => {
  if (i18next.hasResourceBundle(locale, 'translation')) return;
  const words = (await import('./en')).default;
  i18next.addResourceBundle(locale, 'translation', words);
};

/** Starts with the reader's language; resolves when its words are there. Chinese is built in, English comes when asked for. */
export async function startI18n(): Promise<Locale> {
  const locale = firstLocale(localStorage.getItem(KEY));
  await i18next.use(initReactI18next).init({
    lng: locale,
    fallbackLng: 'zh-cn',
    lowerCaseLng: true,
    load: 'currentOnly',
    resources: { 'zh-cn': { translation: zhCn } },
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  await load(locale);
  if (locale !== 'zh-cn') await i18next.changeLanguage(locale);
  return locale;
}

/** Changes the language of every word, remembers it and tells the browser. */
export async function changeLocale(locale: Locale): Promise<void> {
  await load(locale);
  localStorage.setItem(KEY, locale);
  await i18next.changeLanguage(locale);
}

/** The language the page speaks now. */
export function readerLanguage(): Locale {
  return firstLocale(i18next.language);
}

/** What `<html lang>` says for a language. */
export function htmlLang(locale: Locale): string {
  return locale === 'en' ? 'en' : 'zh-CN';
}
