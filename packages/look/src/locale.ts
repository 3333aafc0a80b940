import { createContext, useContext } from 'react';

/** A language of the product; Chinese is the first. */
export type Locale = 'zh-cn' | 'en';

/** The reader's language for the components of this package; Chinese when nobody provides one. */
export const LocaleContext = createContext<Locale>('zh-cn');

/** The language given, else the one of the nearest `LocaleContext`. */
export function useLocale(given?: Locale): Locale {
  const inherited = useContext(LocaleContext);
  return given ?? inherited;
}
