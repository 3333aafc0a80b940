import 'reflect-metadata';
import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { crudOf, sentMessage, session, verificationCode } from '@parcelway/contracts';
import type { Logger } from '@parcelway/platform';
import { FieldCipher, LOGGER } from '@parcelway/platform';
import type { UserServiceUnderTest } from '../../test/running-service';
import { asAdmin, asAnybody, eventually, runUserService } from '../../test/running-service';
import { setSettings } from '../../test/site-settings';
import type { SmtpStub } from '../../test/smtp-stub';
import { startSmtpStub } from '../../test/smtp-stub';
import { VerificationCodes } from '../verification-code/verification-codes';
import { MailTransport } from './mail-transport';
import { MessageSender } from './message-sender';
import { SmsTransport } from './sms-transport';

interface MessageRow {
  readonly id: string;
  readonly status: string;
  readonly body: string;
  readonly sealed_body: string | null;
  readonly error: string;
  readonly tries: number;
}

describe('sent messages', () => {
  let under: UserServiceUnderTest;
  let reset: () => Promise<void>;
  const refused = (code: string) => expect.objectContaining({ name: 'DomainError', code });
  const sender = () => under.running.app.get(MessageSender);
  const mailCode = (email: string) =>
    under.client(verificationCode).sendMail({ email, event: 'user_register' }, asAnybody());
  const latest = async (to: string): Promise<MessageRow> => {
    const [row] = (await under.database.query(
      `SELECT id, status, body, sealed_body, error, tries FROM sent_message WHERE "to" = $1 ORDER BY id DESC LIMIT 1`,
      [to],
    )) as MessageRow[];
    if (!row) throw new Error(`nothing was said to ${to}`);
    return row;
  };
  const until = (to: string, status: string) =>
    eventually(
      () => latest(to),
      (row) => row.status === status,
    );
  /** Makes every waiting message due now. */
  const timePasses = () =>
    under.database.query(`UPDATE sent_message SET next_try_at = now() WHERE next_try_at IS NOT NULL`);

  beforeAll(async () => {
    under = await runUserService();
  });
  afterAll(() => under.stop());

  describe('through SMTP', () => {
    let smtp: SmtpStub;
    beforeAll(async () => {
      smtp = await startSmtpStub();
      const cipher = new FieldCipher(under.config.fieldKey);
      reset = await setSettings(under, {
        smtp_server: '127.0.0.1',
        smtp_port: String(smtp.port),
        smtp_user: 'sender',
        smtp_pass: cipher.encrypt('smtp-secret'),
        smtp_verification: 'TLS',
        smtp_sender_mail: 'noreply@parcelway.example',
      });
    });
    beforeEach(() => {
      smtp.reply = '250 taken';
    });
    afterAll(async () => {
      await reset();
      await smtp.stop();
    });

    it('leave after the answer, and show the code to nobody but the receiver', async () => {
      expect(await mailCode('reader@example.com')).toBeNull();
      const row = await until('reader@example.com', 'sent');
      expect(row.body).toContain('******');
      const mail = smtp.received.at(-1) ?? '';
      expect(mail).toMatch(/^To: <?reader@example\.com>?$/m);
      expect(mail).toContain('noreply@parcelway.example');
      const code = /code is ([2-9A-Z]{6})/.exec(mail)?.[1] ?? '';
      expect(
        await under.running.app.get(VerificationCodes).use('reader@example.com', 'user_register', code),
      ).toBe(true);
      expect(JSON.stringify(row)).not.toContain(code);
    });

    it('are tried again after a refusal, and fail for good after the fourth', async () => {
      smtp.reply = '451 later';
      await mailCode('later@example.com');
      await eventually(
        () => latest('later@example.com'),
        ({ tries, error }) => tries === 1 && error !== '',
      );
      smtp.reply = '250 taken';
      await timePasses();
      sender().wake();
      expect(await until('later@example.com', 'sent')).toMatchObject({ tries: 2, error: '' });

      smtp.reply = '550 never';
      await mailCode('never@example.com');
      for (let turn = 1; turn <= 4; turn += 1) {
        await eventually(
          () => latest('never@example.com'),
          ({ tries, error }) => tries === turn && error !== '',
        );
        await timePasses();
        sender().wake();
      }
      expect(await until('never@example.com', 'failed')).toMatchObject({
        tries: 4,
        error: expect.stringContaining('550') as string,
      });
    });

    it('are sent once by two senders', async () => {
      const before = smtp.received.length;
      const { sealed_body } = await until('never@example.com', 'failed');
      await under.database.query(
        `INSERT INTO sent_message (kind, "to", event, subject, body, sealed_body, status, next_try_at)
         SELECT 'mail', 'many' || n || '@example.com', 'test', 's', 'b', $1, 'queued', now() FROM generate_series(1, 20) n`,
        [sealed_body],
      );
      const { app } = under.running;
      const other = new MessageSender(
        under.database,
        app.get(FieldCipher),
        app.get(MailTransport),
        app.get(SmsTransport),
        app.get<Logger>(LOGGER),
      );
      sender().wake();
      other.wake();
      await until('many20@example.com', 'sent');
      await eventually(
        async () => smtp.received.length,
        (count) => count >= before + 20,
      );
      await other.onModuleDestroy();
      expect(smtp.received.length - before).toBe(20);
    });

    it('can be sent again by staff as long as the code lives', async () => {
      const { id } = await until('never@example.com', 'failed');
      const resend = () => under.client(sentMessage).resend({ id: Number(id) }, asAdmin());
      expect(await resend()).toBeNull();
      await until('never@example.com', 'sent');
      await under.database.query(
        `UPDATE sent_message SET create_time = now() - interval '11 minutes' WHERE id = $1`,
        [id],
      );
      await sender().tidy();
      await expect(resend()).rejects.toEqual(refused('sent_message.gone'));
      await expect(under.client(sentMessage).resend({ id: 999_999 }, asAdmin())).rejects.toEqual(
        refused('crud.not_found'),
      );
    });
  });

  describe('through an SMS provider', () => {
    let provider: Server;
    let answer: (response: ServerResponse) => void;
    const heard: { headers: IncomingMessage['headers']; body: unknown }[] = [];
    const smsCode = (mobile: string) =>
      under.client(verificationCode).sendSms({ mobile, template_code: 'user_register' }, asAnybody());

    beforeAll(async () => {
      provider = createServer((request, response) => {
        let text = '';
        request.on('data', (chunk: Buffer) => (text += chunk.toString()));
        request.on('end', () => {
          heard.push({ headers: request.headers, body: JSON.parse(text) as unknown });
          answer(response);
        });
      });
      await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
      const { port } = provider.address() as AddressInfo;
      reset = await setSettings(under, {
        sms_provider: 'http',
        sms_url: `http://127.0.0.1:${port}/send`,
        sms_key: new FieldCipher(under.config.fieldKey).encrypt('sms-secret'),
      });
    });
    afterAll(async () => {
      await reset();
      provider.closeAllConnections();
      await new Promise((resolve) => provider.close(resolve));
    });

    it('say number and text with the key as Bearer', async () => {
      answer = (response) => response.writeHead(202).end();
      await smsCode('13900003333');
      expect(await until('+8613900003333', 'sent')).toMatchObject({ status: 'sent' });
      expect(heard.at(-1)).toMatchObject({
        headers: { authorization: 'Bearer sms-secret' },
        body: { to: '+8613900003333', text: expect.stringMatching(/[2-9A-Z]{6}/) as string },
      });
    });

    it.each([
      ['an error', (response: ServerResponse) => response.writeHead(500).end(), '500'],
      [
        'another address',
        (response: ServerResponse) => response.writeHead(307, { location: 'http://127.0.0.1:1/' }).end(),
        'fetch failed',
      ],
      ['a broken line', (response: ServerResponse) => response.destroy(), 'fetch failed'],
    ])('stay queued when the provider answers with %s', async (_what, reply, error) => {
      answer = (response) => void reply(response);
      const mobile = `1390000${1000 + heard.length}`;
      await smsCode(mobile);
      expect(
        await eventually(
          () => latest(`+86${mobile}`),
          (row) => row.error !== '',
        ),
      ).toMatchObject({ status: 'queued', error: expect.stringContaining(error) as string });
      await under.database.query(`DELETE FROM sent_message WHERE status = 'queued'`);
    });

    it('do not keep whoever asked for the code waiting for a slow provider', async () => {
      answer = () => undefined;
      const started = Date.now();
      await smsCode('13900004444');
      expect(Date.now() - started).toBeLessThan(2_000);
      provider.closeAllConnections();
    });
  });

  it('are gone after 90 days', async () => {
    await under.database.query(
      `INSERT INTO sent_message (kind, "to", event, subject, body, status, create_time)
       SELECT 'mail', 'old@example.com', 'e', 's', 'b', 'sent', now() - make_interval(days => n) FROM generate_series(89, 91) n`,
    );
    await sender().tidy();
    expect(
      await under.database.query(`SELECT count(*)::int FROM sent_message WHERE "to" = 'old@example.com'`),
    ).toEqual([{ count: 1 }]);
  });

  it('are listed for staff without what is sealed', async () => {
    const { rows } = await under
      .client(crudOf('user'))
      .list({ resource: 'sent-message', quick: 'reader@example.com' }, asAdmin());
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ kind: 'mail', to: 'reader@example.com', status: 'sent' });
    expect(Object.keys(rows[0] ?? {})).not.toContain('sealed_body');
  });

  it('make e-mail and SMS ways to register', async () => {
    expect(await under.client(session).settings({ kind: 'member' }, asAnybody())).toMatchObject({
      account_verification_type: ['email', 'mobile'],
    });
  });
});

describe('sent messages in production', () => {
  it('are refused where nobody can send them', async () => {
    const under = await runUserService({
      NODE_ENV: 'production',
      JWT_SECRET: 'a-secret-for-production-tests-only-123',
      FIELD_KEY: '0f'.repeat(32),
    });
    const codes = under.client(verificationCode);
    await expect(
      codes.sendMail({ email: 'a@example.com', event: 'user_register' }, asAnybody()),
    ).rejects.toEqual(expect.objectContaining({ code: 'code.mail_unavailable' }));
    await expect(
      codes.sendSms({ mobile: '13900001111', template_code: 'user_register' }, asAnybody()),
    ).rejects.toEqual(expect.objectContaining({ code: 'code.sms_unavailable' }));
    expect(await under.client(session).settings({ kind: 'member' }, asAnybody())).toMatchObject({
      account_verification_type: [],
    });
    await under.stop();
  });
});
