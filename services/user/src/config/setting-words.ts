import type { Locale } from '@parcelway/contracts';
import type { ConfigEntity } from './config.entity';
import { declaredItem, settingGroups } from './setting-items';

type Worded = Pick<ConfigEntity, 'name' | 'title' | 'tip'>;

/** Title in the caller's language; what staff called a setting stays as they wrote it. */
export function settingTitle({ name, title }: Worded, locale: Locale): string {
  return translated(title, declaredItem(name)?.title, locale);
}

export function settingTip({ name, tip }: Worded, locale: Locale): string {
  return translated(tip, declaredItem(name)?.tip, locale);
}

export function groupTitle(key: string, title: string, locale: Locale): string {
  return translated(title, Object.hasOwn(settingGroups, key) ? settingGroups[key] : undefined, locale);
}

function translated(
  stored: string,
  words: readonly [zh: string, en: string] | undefined,
  locale: Locale,
): string {
  return locale === 'en' && words?.[0] === stored ? words[1] : stored;
}
