import { Injectable } from '@nestjs/common';
import { createTransport } from 'nodemailer';
import { Settings } from '../config/settings';

const TIMEOUT_MS = 15_000;
const SMTP = [
  'smtp_server',
  'smtp_port',
  'smtp_user',
  'smtp_pass',
  'smtp_verification',
  'smtp_sender_mail',
] as const;

/** The mail settings; every one of them has to be there. */
export type SmtpSettings = Readonly<Record<(typeof SMTP)[number], string>>;

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Sends e-mail through the SMTP server of the settings. */
@Injectable()
export class MailTransport {
  constructor(private readonly settings: Settings) {}

  /** Whether all mail settings are there. */
  async isConfigured(): Promise<boolean> {
    return isComplete(await this.stored());
  }

  /** Rejects when the server does not take the mail within 15 s. Other settings than the stored ones only to try them out. */
  async send({ to, subject, text }: Mail, smtp?: SmtpSettings): Promise<void> {
    const { smtp_server, smtp_port, smtp_user, smtp_pass, smtp_verification, smtp_sender_mail } =
      smtp ?? (await this.stored());
    const isTlsFromTheStart = smtp_verification === 'SSL';
    const transport = createTransport({
      host: smtp_server,
      port: Number(smtp_port),
      secure: isTlsFromTheStart,
      // A relay on this machine is reached without leaving it.
      requireTLS: !isTlsFromTheStart && !['localhost', '127.0.0.1', '::1'].includes(smtp_server),
      auth: { user: smtp_user, pass: smtp_pass },
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
    });
    try {
      await transport.sendMail({
        from: { name: await this.settings.text('site_name'), address: smtp_sender_mail },
        to: { name: '', address: to },
        subject,
        text,
      });
    } finally {
      transport.close();
    }
  }

  private async stored(): Promise<SmtpSettings> {
    const entries = await Promise.all(
      SMTP.map(async (name) => [name, await this.settings.text(name)] as const),
    );
    return Object.fromEntries(entries) as SmtpSettings;
  }
}

function isComplete(smtp: SmtpSettings): boolean {
  return Object.values(smtp).every((value) => value !== '');
}
