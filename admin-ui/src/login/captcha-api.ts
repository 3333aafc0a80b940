import { client } from '../providers/rest';

/** What a log in asks for beside the password. */
export type CaptchaKind = 'none' | 'image' | 'click';

/** A captcha as it is posted with the log in: digits in `captcha`, or clicks in `captchaInfo`. */
export interface CaptchaAnswer {
  readonly captchaId?: string;
  readonly captcha?: string;
  readonly captchaInfo?: string;
}

/** A key nobody else has, for a captcha of one's own. */
export const newCaptchaId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

export const logInSettings = () => client.call<{ captcha_kind: CaptchaKind }>('GET', '/rest/login');

/** Where the picture with the digits of `id` is drawn. */
export const captchaImageUrl = (id: string): string =>
  `/api/common/captcha?server=1&id=${encodeURIComponent(id)}`;

/** A new click picture under the same id; the one before is void. */
export const clickPicture = (id: string) =>
  client.call<{ readonly text: readonly string[]; readonly base64: string }>(
    'GET',
    '/api/common/clickCaptcha',
    { query: { id } },
  );

/** Rejects when the clicks are wrong. The picture stays valid for the log in that follows. */
export const checkClicks = (id: string, info: string) =>
  client.call<null>('POST', '/api/common/checkClickCaptcha', { body: { id, info, unset: false } });
