import 'reflect-metadata';
import { randomUUID } from 'node:crypto';
import { captcha, session } from '@parcelway/contracts';
import Redis from 'ioredis';
import sharp from 'sharp';
import type { UserServiceUnderTest } from '../../test/running-service';
import { asAnybody, runUserService } from '../../test/running-service';
import { setSettings } from '../../test/site-settings';
import type { Picture } from './clicks';

describe('captchas', () => {
  let under: UserServiceUnderTest;
  let redis: Redis;
  const client = () => under.client(captcha);
  const refused = (code: string) => expect.objectContaining({ name: 'DomainError', code });

  beforeAll(async () => {
    under = await runUserService();
    redis = new Redis(under.config.redisUrl);
  });
  afterAll(async () => {
    redis.disconnect();
    await under.stop();
  });

  /** The one captcha of a kind that Redis holds, as nobody outside can see it. */
  const secretOf = async (kind: 'image' | 'click'): Promise<string> => {
    const [key = ''] = await redis.keys(`captcha:${kind}:*`);
    return (await redis.hget(key, 'secret')) ?? '';
  };
  const logIn = (proof: object) =>
    under
      .client(session)
      .logIn({ kind: 'member', username: 'demo', password: 'Demo1234', ...proof }, asAnybody());
  const clicksOn = ({ targets, width, height }: Picture): string =>
    `${targets.map(({ x, y, size }) => `${x + size / 2},${y + size / 2}`).join('-')};${width};${height}`;

  beforeEach(() => redis.flushdb());

  describe('image', () => {
    let reset: () => Promise<void>;
    beforeAll(async () => {
      reset = await setSettings(under, { user_login_captcha: 'image' });
    });
    afterAll(() => reset());

    it('is a PNG of 176 by 55 whose text stays as long as the id lives', async () => {
      const id = randomUUID();
      const image = await client().image({ id }, asAnybody());
      expect(await sharp(Buffer.from(image)).metadata()).toMatchObject({
        format: 'png',
        width: 176,
        height: 55,
      });
      const text = await secretOf('image');
      expect(text).toMatch(/^[1-9]{4}$/);
      await client().image({ id }, asAnybody());
      expect(await secretOf('image')).toBe(text);
      const [key = ''] = await redis.keys('captcha:image:*');
      expect(await redis.ttl(key)).toBeGreaterThan(595);
    });

    it('lets a log in through once', async () => {
      const captcha_id = randomUUID();
      await client().image({ id: captcha_id }, asAnybody());
      const proof = { captcha_id, captcha: await secretOf('image') };
      await expect(logIn({})).rejects.toEqual(refused('captcha.wrong_text'));
      await expect(logIn({ captcha_id, captcha: '0000' })).rejects.toEqual(refused('captcha.wrong_text'));
      expect((await logIn(proof)).username).toBe('demo');
      await expect(logIn(proof)).rejects.toEqual(refused('captcha.wrong_text'));
    });

    it('is dead after five wrong tries', async () => {
      const captcha_id = randomUUID();
      await client().image({ id: captcha_id }, asAnybody());
      const captcha = await secretOf('image');
      for (let turn = 0; turn < 5; turn += 1)
        await expect(logIn({ captcha_id, captcha: '0000' })).rejects.toEqual(refused('captcha.wrong_text'));
      await expect(logIn({ captcha_id, captcha })).rejects.toEqual(refused('captcha.wrong_text'));
    });

    it('lets one of ten log ins at once through', async () => {
      const captcha_id = randomUUID();
      await client().image({ id: captcha_id }, asAnybody());
      const proof = { captcha_id, captcha: await secretOf('image') };
      const results = await Promise.allSettled(Array.from({ length: 10 }, () => logIn(proof)));
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    });

    it('may be proved by clicks as well', async () => {
      const { id: captcha_id } = await client().click({ id: randomUUID() }, asAnybody());
      const captcha_info = clicksOn(JSON.parse(await secretOf('click')) as Picture);
      expect((await logIn({ captcha_id, captcha_info })).username).toBe('demo');
    });
  });

  describe('clicks', () => {
    const fresh = async () => {
      const id = randomUUID();
      const shown = await client().click({ id }, asAnybody());
      return { id, shown, picture: JSON.parse(await secretOf('click')) as Picture };
    };

    it('show a picture and name two things on it in the caller’s language', async () => {
      const { shown, id } = await fresh();
      expect(shown).toMatchObject({ id, width: 350, height: 200 });
      expect(shown.text).toHaveLength(2);
      for (const word of shown.text) expect(word).toMatch(/^(\p{Script=Han}|<[a-z]+>)$/u);
      const png = Buffer.from(shown.base64.replace('data:image/png;base64,', ''), 'base64');
      expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 350, height: 200 });
    });

    it('are right with every point in order, and used up only where that is asked for', async () => {
      const { id, picture } = await fresh();
      const info = clicksOn(picture);
      const [first, second] = info.split(';')[0]?.split('-') ?? [];
      const check = (given: string, unset = false) =>
        client().checkClicks({ id, info: given, unset }, asAnybody());
      await expect(check(`${first};350;200`)).rejects.toEqual(refused('captcha.wrong'));
      await expect(check(`${second}-${first};350;200`)).rejects.toEqual(refused('captcha.wrong'));
      await expect(check('nonsense')).rejects.toEqual(refused('captcha.wrong'));
      expect(await check(info)).toBeNull();
      expect(await check(info, true)).toBeNull();
      await expect(check(info)).rejects.toEqual(refused('captcha.wrong'));
    });

    it('are asked of a log in where the setting says so, and no image is taken for them', async () => {
      const reset = await setSettings(under, { user_login_captcha: 'click' });
      const { id: captcha_id, picture } = await fresh();
      await expect(logIn({ captcha_id, captcha: '1234' })).rejects.toEqual(refused('captcha.wrong'));
      expect((await logIn({ captcha_id, captcha_info: clicksOn(picture) })).username).toBe('demo');
      await reset();
    });
  });

  it('are said to be unavailable while Redis is away, and nothing else is', async () => {
    const alone = await runUserService({ REDIS_URL: 'redis://127.0.0.1:1' });
    await expect(alone.client(captcha).image({ id: 'a' }, asAnybody())).rejects.toEqual(
      refused('service.unavailable'),
    );
    await alone.stop();
  });
});
