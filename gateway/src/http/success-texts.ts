import type { Locale } from '@parcelway/contracts';

/** What a client shows after a call that worked. */
const texts = {
  loggedIn: { 'zh-cn': '登录成功', en: 'Login succeeded!' },
  added: { 'zh-cn': '添加成功', en: 'Added successfully' },
  updated: { 'zh-cn': '更新成功', en: 'Update successful' },
  deleted: { 'zh-cn': '删除成功', en: 'Deleted successfully' },
} as const satisfies Record<string, Record<Locale, string>>;

export type SuccessText = keyof typeof texts;

export function successText(name: SuccessText, locale: Locale): string {
  return texts[name][locale];
}
