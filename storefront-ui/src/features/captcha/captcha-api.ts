import { api } from '../../api/client';

/** What proves that a person is there: nothing, digits read off a picture, or places clicked in one. */
export type CaptchaKind = 'none' | 'image' | 'click';

/** A captcha as it is posted with the call it opens: digits in `captcha`, or clicks in `captchaInfo`. */
export interface CaptchaAnswer {
  readonly captchaId?: string;
  readonly captcha?: string;
  readonly captchaInfo?: string;
}

/** A picture, and the words or things to click in it in this order. */
export interface ClickPicture {
  readonly id: string;
  readonly text: readonly string[];
  readonly base64: string;
  readonly width: number;
  readonly height: number;
}

/** Where the picture with the digits of `id` is drawn. */
export function captchaImageUrl(id: string): string {
  return `/api/common/captcha?server=1&id=${encodeURIComponent(id)}`;
}

/** A new click picture under the same id; the one before is void. */
export function fetchClickPicture(id: string): Promise<ClickPicture> {
  return api.get<ClickPicture>('common/clickCaptcha', { id });
}

/** Rejects when the clicks are wrong. The picture stays valid for the call that follows. */
export async function checkClicks(id: string, info: string): Promise<void> {
  await api.post<null>('common/checkClickCaptcha', { id, info, unset: false });
}
