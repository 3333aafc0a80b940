import type { Locale } from '@parcelway/contracts';

/** Subject and body of the mail that brings a link for a new password. */
export function linkText(
  username: string,
  link: string,
  siteName: string,
  locale: Locale,
): { readonly subject: string; readonly body: string } {
  return locale === 'en'
    ? {
        subject: `Set a new password-${siteName}`,
        body: `Hello ${username}, open this page to set a new password: ${link} It is valid for 30 minutes and works once; do not pass it on to anybody. If you did not ask for it, you need not do anything. (${siteName})`,
      }
    : {
        subject: `设置新密码-${siteName}`,
        body: `${username}，您好！请打开以下页面设置新密码： ${link} 链接 30 分钟内有效，只能使用一次，请勿转发给他人。如果不是您要求的，可以不予理会。（${siteName}）`,
      };
}
