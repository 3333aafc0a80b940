import type { Locale } from '@parcelway/contracts';
import type { Outline } from './glyphs';

interface Icon {
  readonly names: Readonly<Record<Locale, string>>;
  /** SVG path data in a box of 24 by 24. */
  readonly path: string;
}

/** Plain shapes that can be told apart at a glance. */
export const icons: Readonly<Record<string, Icon>> = {
  star: {
    names: { 'zh-cn': '星星', en: 'star' },
    path: 'M12 1l3.2 7.1 7.8.8-5.8 5.2 1.6 7.7L12 17.9l-6.8 3.9 1.6-7.7L1 8.9l7.8-.8z',
  },
  heart: {
    names: { 'zh-cn': '爱心', en: 'heart' },
    path: 'M12 22C5 16.5 1.5 12.7 1.5 8.500A5.6 5.6 0 0 1 12 5.7 5.6 5.6 0 0 1 22.5 8.500C22.5 12.7 19 16.5 12 22z',
  },
  house: {
    names: { 'zh-cn': '房子', en: 'house' },
    path: 'M12 2L1 12h3v10h6v-7h4v7h6V12h3z',
  },
  moon: {
    names: { 'zh-cn': '月亮', en: 'moon' },
    path: 'M15 1.500A11 11 0 1 0 22.5 15 9 9 0 0 1 15 1.500z',
  },
  lightning: {
    names: { 'zh-cn': '闪电', en: 'lightning' },
    path: 'M14 1L3 14h7l-2 9L20 9h-7z',
  },
  drop: {
    names: { 'zh-cn': '水滴', en: 'drop' },
    path: 'M12 1C7.5 7 4 11 4 15a8 8 0 0 0 16 0C20 11 16.5 7 12 1z',
  },
  box: {
    names: { 'zh-cn': '箱子', en: 'box' },
    path: 'M2 4h20v5H2zM3.5 10.500h17V22h-17zM9 13v2.500h6V13z',
  },
  arrow: {
    names: { 'zh-cn': '箭头', en: 'arrow' },
    path: 'M13 2l10 10-10 10v-6H1V8h12z',
  },
};

export function iconOutline(name: string): Outline {
  return { path: icons[name]?.path ?? '', fit: `scale(${1 / 24})` };
}
