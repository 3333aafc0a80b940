import { answers, call, defineContract } from '../define';
import { Text, YesNo } from '../validation';

export type CaptchaKind = 'none' | 'image' | 'click';

/** Characters of a captcha's id, which the client makes up. */
const ID = { max: 64, pattern: /^[\w-]+$/ };

/** What proves that a person filled in a form: the text of an image, or the clicks on a picture. */
export class CaptchaProof {
  @Text({ ...ID, optional: true }) captcha_id?: string;
  /** Text of the image. */
  @Text({ max: 20, optional: true }) captcha?: string;
  /** `x1,y1-x2,y2;width;height`: clicks in order, in pixels of the picture as it was shown. */
  @Text({ max: 300, optional: true }) captcha_info?: string;
}

export class CaptchaById {
  @Text(ID) id!: string;
}

export class CheckClicks extends CaptchaById {
  @Text({ max: 300 }) info!: string;
  /** Right clicks use the captcha up. */
  @YesNo({ optional: true }) unset?: boolean;
}

export interface ClickCaptcha {
  readonly id: string;
  /** What to click on, in this order: a Chinese character, or the name of an icon between angle brackets. */
  readonly text: readonly string[];
  /** `data:image/png;base64,…` */
  readonly base64: string;
  readonly width: number;
  readonly height: number;
}

/** Captchas: live ten minutes, good once, dead after five wrong tries. Errors: captcha.wrong, service.unavailable. */
export const captcha = defineContract('user.captcha', {
  /** PNG bytes; the same id shows the same text as long as it lives. */
  image: call(CaptchaById, answers<Uint8Array>()),
  /** A new picture; an earlier one of the same id is dead. */
  click: call(CaptchaById, answers<ClickCaptcha>()),
  checkClicks: call(CheckClicks, answers<null>()),
});
