import type { Locale } from '@parcelway/contracts';

/** What a code is for, as the subject of the message that brings it. */
const subjects: Readonly<Record<string, Readonly<Record<Locale, string>>>> = {
  user_register: { 'zh-cn': '会员注册验证', en: 'Member registration verification' },
  user_retrieve_pwd: { 'zh-cn': '找回密码验证', en: 'Password retrieval verification' },
  user_change_email: { 'zh-cn': '修改邮箱验证', en: 'E-mail change verification' },
  user_change_mobile: { 'zh-cn': '修改手机号验证', en: 'Mobile number change verification' },
  user_email_verify: { 'zh-cn': '会员身份验证', en: 'Member identity verification' },
  user_mobile_verify: { 'zh-cn': '会员身份验证', en: 'Member identity verification' },
};

/** Subject and body of the message that brings a code. */
export function codeText(
  event: string,
  code: string,
  siteName: string,
  locale: Locale,
): { readonly subject: string; readonly body: string } {
  return {
    subject: `${subjects[event]?.[locale] ?? event}-${siteName}`,
    body:
      locale === 'en'
        ? `Your verification code is ${code}. It is valid for 10 minutes; do not pass it on to anybody. (${siteName})`
        : `您的验证码是 ${code}，10 分钟内有效，请勿告诉他人。（${siteName}）`,
  };
}
