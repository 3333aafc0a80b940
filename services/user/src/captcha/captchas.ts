import { createHash, randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { CaptchaKind, CaptchaProof, ClickCaptcha, Locale } from '@parcelway/contracts';
import { DomainError } from '@parcelway/contracts';
import { Settings } from '../config/settings';
import { SingleUseSecrets } from '../single-use/single-use-secrets';
import { hitsAll, readClicks } from './clicks';
import type { Picture } from './clicks';
import { draw, oneOf } from './draw';
import { glyphsOf } from './glyphs';
import { iconOutline, icons } from './icons';

const LIFE_SECONDS = 600;
const IMAGE = { width: 176, height: 55, digits: 4, size: 40 };
const CLICK = { width: 350, height: 200, columns: 4, rows: 2, size: 44, shown: 5, asked: 2 };
/** Everyday characters that are easy to tell apart. */
const CHARACTERS = [
  ...'山水火木金日月田人口手足牛羊马鱼鸟虫花草米茶车船门窗书笔刀弓风雨云雪春夏秋冬东西南北',
];
const ICON = 'icon:';

const settingOf = { admin: 'admin_login_captcha', member: 'user_login_captcha' } as const;

/** Makes and judges captchas of both kinds. They live in Redis only. */
@Injectable()
export class Captchas {
  constructor(
    private readonly secrets: SingleUseSecrets,
    private readonly settings: Settings,
  ) {}

  /** What a log in has to prove. */
  async kindFor(who: 'admin' | 'member'): Promise<CaptchaKind> {
    const kind = await this.settings.text(settingOf[who]);
    return kind === 'image' || kind === 'click' ? kind : 'none';
  }

  /**
   * Throws when a form does not prove what `kind` asks for. Clicks prove more than an image and are taken for it, since each client
   * generation knows one of the two. Errors: captcha.wrong (clicks), captcha.wrong_text (image).
   */
  async prove(
    kind: CaptchaKind,
    { captcha_id: id = '', captcha = '', captcha_info: info = '' }: CaptchaProof,
  ): Promise<void> {
    if (kind === 'none') return;
    if (kind === 'click' || info !== '') {
      if (!(await this.checkClicks(id, info, true))) throw new DomainError('captcha.wrong');
      return;
    }
    const isRight = id !== '' && (await this.secrets.use(keyOf('image', id), captcha.trim().toUpperCase()));
    if (!isRight) throw new DomainError('captcha.wrong_text');
  }

  /** A PNG with four digits. */
  async image(id: string): Promise<Uint8Array> {
    const made = Array.from({ length: IMAGE.digits }, () => String(randomInt(1, 10))).join('');
    const text = await this.secrets.putIfAbsent(keyOf('image', id), made, LIFE_SECONDS);
    const step = IMAGE.width / (IMAGE.digits + 0.5);
    const outlines = await glyphsOf([...text]);
    const placed = outlines.map((outline, index) => ({
      outline,
      x: step * (index + 0.25) + randomInt(-4, 5),
      y: (IMAGE.height - IMAGE.size) / 2 + randomInt(-5, 6),
      size: IMAGE.size,
    }));
    return draw(IMAGE.width, IMAGE.height, placed);
  }

  /** A picture with five things on it, two of which have to be clicked on in order. */
  async click(id: string, locale: Locale): Promise<ClickCaptcha> {
    const names = someOf([...CHARACTERS, ...Object.keys(icons).map((name) => ICON + name)], CLICK.shown);
    const places = someOf(
      Array.from({ length: CLICK.columns * CLICK.rows }, (_none, index) => index),
      CLICK.shown,
    );
    const cell = { width: CLICK.width / CLICK.columns, height: CLICK.height / CLICK.rows };
    const things = await Promise.all(
      names.map(async (name, index) => {
        const place = places[index] ?? 0;
        const [outline] = name.startsWith(ICON)
          ? [iconOutline(name.slice(ICON.length))]
          : await glyphsOf([name]);
        return {
          name,
          outline: outline ?? { path: '', fit: '' },
          x:
            Math.floor((place % CLICK.columns) * cell.width) + randomInt(Math.floor(cell.width) - CLICK.size),
          y:
            Math.floor(Math.floor(place / CLICK.columns) * cell.height) +
            randomInt(Math.floor(cell.height) - CLICK.size),
          size: CLICK.size,
        };
      }),
    );
    const targets = things.slice(0, CLICK.asked);
    const picture: Picture = {
      width: CLICK.width,
      height: CLICK.height,
      targets: targets.map(({ x, y, size }) => ({ x, y, size })),
    };
    await this.secrets.put(keyOf('click', id), JSON.stringify(picture), LIFE_SECONDS);
    const png = await draw(CLICK.width, CLICK.height, things);
    return {
      id,
      text: targets.map(({ name }) => wordFor(name, locale)),
      base64: `data:image/png;base64,${png.toString('base64')}`,
      width: CLICK.width,
      height: CLICK.height,
    };
  }

  /** Whether the clicks are right; `uses` uses a rightly clicked picture up. Wrong ones are counted. */
  async checkClicks(id: string, info: string, uses: boolean): Promise<boolean> {
    if (id === '') return false;
    const key = keyOf('click', id);
    const stored = await this.secrets.read(key);
    if (stored === null) return false;
    const clicks = readClicks(info);
    if (clicks === null || !hitsAll(clicks, JSON.parse(stored) as Picture)) {
      await this.secrets.miss(key);
      return false;
    }
    return uses ? this.secrets.consume(key) : true;
  }
}

function keyOf(kind: 'image' | 'click', id: string): string {
  return `captcha:${kind}:${createHash('sha256').update(id).digest('hex')}`;
}

function wordFor(name: string, locale: Locale): string {
  const icon = name.startsWith(ICON) ? icons[name.slice(ICON.length)] : undefined;
  return icon ? `<${icon.names[locale]}>` : name;
}

function someOf<Value>(values: readonly Value[], count: number): Value[] {
  const left = [...values];
  return Array.from({ length: count }, () => {
    const value = oneOf(left);
    left.splice(left.indexOf(value), 1);
    return value;
  });
}
