import 'reflect-metadata';
import { captcha, verificationCode } from '@parcelway/contracts';
import Redis from 'ioredis';
import { endPauses, keptCode } from '../../test/kept-code';
import type { UserServiceUnderTest } from '../../test/running-service';
import { asAnybody, asMember, newMember, runUserService } from '../../test/running-service';
import { setSettings } from '../../test/site-settings';
import type { Picture } from '../captcha/clicks';
import { VerificationCodes } from './verification-codes';

describe('verification codes', () => {
  let under: UserServiceUnderTest;
  let redis: Redis;
  let memberId: number;
  const client = () => under.client(verificationCode);
  const refused = (code: string) => expect.objectContaining({ name: 'DomainError', code });
  const mail = (email: string, event = 'user_register', more: object = {}, who = asAnybody()) =>
    client().sendMail({ email, event, ...more }, who);
  const sms = (mobile: string, template_code: string, more: object = {}, who = asAnybody()) =>
    client().sendSms({ mobile, template_code, ...more }, who);
  const codes = () => under.running.app.get(VerificationCodes);

  beforeAll(async () => {
    under = await runUserService();
    redis = new Redis(under.config.redisUrl);
    memberId = await newMember(under, {
      email: 'own@example.com',
      mobile_code: '+86',
      mobile: '13812345678',
    });
  });
  beforeEach(() => redis.flushdb());
  afterAll(async () => {
    redis.disconnect();
    await under.stop();
  });

  describe('by e-mail', () => {
    it('is kept for staff to read where nobody sends mail, and works once', async () => {
      await mail('New@Example.com ');
      const [row] = (await under.database.query(
        `SELECT kind, subject, status, sealed_body FROM sent_message WHERE "to" = 'new@example.com'`,
      )) as object[];
      expect(row).toEqual({
        kind: 'mail',
        subject: 'Member registration verification-Parcelway',
        status: 'kept',
        sealed_body: null,
      });
      const code = await keptCode(under, 'new@example.com', 'user_register');
      expect(await codes().use('new@example.com', 'user_change_email', code)).toBe(false);
      expect(await codes().use('new@example.com', 'user_register', ` ${code.toLowerCase()} `)).toBe(true);
      expect(await codes().use('new@example.com', 'user_register', code)).toBe(false);
    });

    it('lives ten minutes as a keyed hash, never in clear', async () => {
      await mail('hash@example.com');
      const code = await keptCode(under, 'hash@example.com', 'user_register');
      const keys = (await redis.keys('code:*')).filter((key) => !key.endsWith(':pause'));
      expect(keys).toHaveLength(1);
      expect(JSON.stringify([keys, await redis.hgetall(keys[0] ?? '')])).not.toContain(code);
      expect(await redis.ttl(keys[0] ?? '')).toBeGreaterThan(595);
    });

    it('is dead after five wrong tries', async () => {
      await mail('wrong@example.com');
      for (let turn = 0; turn < 5; turn += 1)
        expect(await codes().use('wrong@example.com', 'user_register', 'AAAAAA')).toBe(false);
      const code = await keptCode(under, 'wrong@example.com', 'user_register');
      expect(await codes().use('wrong@example.com', 'user_register', code)).toBe(false);
    });

    it('is used by one of ten at once', async () => {
      await mail('race@example.com');
      const code = await keptCode(under, 'race@example.com', 'user_register');
      const uses = await Promise.all(
        Array.from({ length: 10 }, () => codes().use('race@example.com', 'user_register', code)),
      );
      expect(uses.filter(Boolean)).toHaveLength(1);
    });

    it('goes to an address once a minute per event, also when ten ask at once', async () => {
      const results = await Promise.allSettled(Array.from({ length: 10 }, () => mail('often@example.com')));
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      await expect(mail('often@example.com')).rejects.toEqual(refused('code.mail_too_often'));
      await mail('often@example.com', 'user_change_email');
      await endPauses(redis);
      await mail('often@example.com');
    });

    it.each([
      ['no address', '', 'user_register', 'code.email_format'],
      ['a broken address', 'a@b', 'user_register', 'code.email_format'],
      ['two addresses', 'a@example.com b@example.com', 'user_register', 'code.email_format'],
      ['an unknown event', 'a@example.com', 'user_anything', 'code.parameter'],
      ['an event of SMS', 'a@example.com', 'user_change_mobile', 'code.parameter'],
      ['no event', 'a@example.com', '', 'code.parameter'],
      [
        'a registered address for a registration',
        'own@example.com',
        'user_register',
        'code.email_registered',
      ],
      ['a registered address for a change', 'own@example.com', 'user_change_email', 'code.email_occupied'],
      ['an unknown address for a lost password', 'no@example.com', 'user_retrieve_pwd', 'code.email_unknown'],
      ['verification without a log in', 'own@example.com', 'user_email_verify', 'code.log_in_first'],
    ])('is refused for %s', async (_what, email, event, error) => {
      await expect(mail(email, event)).rejects.toEqual(refused(error));
    });

    it('verifies the member’s own address only, with the password', async () => {
      const verify = (email: string, password: string, id = memberId) =>
        mail(email, 'user_email_verify', { password }, asMember(id));
      await expect(verify('own@example.com', 'Wrong1234')).rejects.toEqual(refused('account.password_wrong'));
      await expect(verify('own@example.com', 'Secret123', 1)).rejects.toEqual(refused('code.not_own_email'));
      await expect(verify('lin.yue@example.com', 'Secret123')).rejects.toEqual(refused('code.not_own_email'));
      expect(await verify('own@example.com', 'Secret123')).toBeNull();
    });

    it('gives a stolen session ten guesses at the password', async () => {
      const guess = (password: string) =>
        mail('own@example.com', 'user_email_verify', { password }, asMember(memberId));
      const guesses = await Promise.allSettled(
        Array.from({ length: 15 }, (_none, turn) => guess(`Wrong${turn}00`)),
      );
      const errors = guesses.map((result) =>
        result.status === 'rejected' ? (result.reason as { code: string }).code : '',
      );
      expect(errors.filter((code) => code === 'account.password_wrong')).toHaveLength(10);
      await expect(guess('Secret123')).rejects.toEqual(refused('login.locked'));
    });

    it('asks for a captcha where the setting says so, before the minute is looked at', async () => {
      const reset = await setSettings(under, { ems_captcha: '1' });
      const captcha_id = 'code-captcha';
      await expect(mail('captcha@example.com')).rejects.toEqual(refused('captcha.wrong'));
      await under.client(captcha).click({ id: captcha_id }, asAnybody());
      const [key = ''] = await redis.keys('captcha:click:*');
      const { targets } = JSON.parse((await redis.hget(key, 'secret')) ?? '') as Picture;
      const captcha_info = `${targets.map(({ x, y }) => `${x + 9},${y + 9}`).join('-')};350;200`;
      expect(await mail('captcha@example.com', 'user_register', { captcha_id, captcha_info })).toBeNull();
      await expect(mail('captcha@example.com')).rejects.toEqual(refused('captcha.wrong'));
      await reset();
    });

    it('limits how many one IP address has sent', async () => {
      await redis.set(`code-ip:${asAnybody().ip}`, '60');
      await expect(mail('many@example.com')).rejects.toEqual(refused('code.mail_too_often'));
    });
  });

  describe('by SMS', () => {
    it('goes to the number in E.164', async () => {
      await sms('07700 900199', 'user_register');
      expect(await keptCode(under, '+447700900199', 'user_register')).toMatch(/^[2-9A-Z]{6}$/);
      await sms('13900001111', 'user_register');
      expect(await keptCode(under, '+8613900001111', 'user_register')).toMatch(/^[2-9A-Z]{6}$/);
    });

    it.each([
      ['no number', '', 'user_register', 'code.mobile_format'],
      ['a landline', '02079460000', 'user_register', 'code.mobile_format'],
      ['an event of e-mail', '13900001111', 'user_change_email', 'code.parameter'],
      ['a registered number', '13812345678', 'user_register', 'code.mobile_registered'],
      ['an occupied number', '138 1234 5678', 'user_change_mobile', 'code.mobile_occupied'],
      ['an unknown number', '13900002222', 'user_retrieve_pwd', 'code.mobile_unknown'],
      ['verification without a log in', '13812345678', 'user_mobile_verify', 'code.log_in_first'],
    ])('is refused for %s', async (_what, mobile, event, error) => {
      await expect(sms(mobile, event)).rejects.toEqual(refused(error));
    });
  });
});
