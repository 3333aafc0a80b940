import type { Locale } from '@parcelway/look';
import { createElement } from 'react';
import { menuIcon } from '../../layout/menu-icons';
import type { TreeRecord } from './useTreeRows';

/** Icons of rows that have none of their own, by type. */
const ofType: Readonly<Record<string, string>> = {
  menu_dir: 'Folder',
  menu: 'Web',
  button: 'Key',
  route: 'Route',
  nav: 'Link',
  nav_user_menu: 'AccountCircle',
};

/** The icon of a row of either menu. */
export function RuleMark({ row }: { row: TreeRecord }) {
  const name = String(row['ui_icon'] || ofType[String(row['type'])] || '');
  return createElement(menuIcon(name), {
    'aria-hidden': true,
    sx: { fontSize: 18, color: 'text.secondary', flex: 'none' },
  });
}

/** The title of a row of either menu in the reader's language, where it has one. */
export const ruleTitle = (row: TreeRecord, language: Locale): string =>
  String((language === 'en' && row['title_en']) || row['title']);
