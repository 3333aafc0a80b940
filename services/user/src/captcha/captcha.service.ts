import type { CallContext, CaptchaById, CheckClicks, ClickCaptcha, Handlers } from '@parcelway/contracts';
import { captcha, DomainError } from '@parcelway/contracts';
import { Serves } from '@parcelway/platform';
import { Captchas } from './captchas';

@Serves(captcha)
export class CaptchaService implements Handlers<typeof captcha> {
  constructor(private readonly captchas: Captchas) {}

  image({ id }: CaptchaById): Promise<Uint8Array> {
    return this.captchas.image(id);
  }

  click({ id }: CaptchaById, { locale }: CallContext): Promise<ClickCaptcha> {
    return this.captchas.click(id, locale);
  }

  async checkClicks({ id, info, unset = false }: CheckClicks): Promise<null> {
    if (!(await this.captchas.checkClicks(id, info, unset))) throw new DomainError('captcha.wrong');
    return null;
  }
}
