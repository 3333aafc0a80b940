import { Injectable } from '@nestjs/common';
import { Settings } from '../config/settings';

const TIMEOUT_MS = 10_000;

/**
 * Sends SMS through the provider of the settings: `POST sms_url` with `{to, text}` as JSON and the key as Bearer; any answer but 2xx
 * is a failure.
 */
@Injectable()
export class SmsTransport {
  constructor(private readonly settings: Settings) {}

  /** False for the provider `log`, which sends nothing. */
  async isConfigured(): Promise<boolean> {
    return (
      (await this.settings.text('sms_provider')) === 'http' && (await this.settings.text('sms_url')) !== ''
    );
  }

  /** `to` in E.164. Rejects when the provider does not take the text within 10 s. */
  async send({ to, text }: { readonly to: string; readonly text: string }): Promise<void> {
    const [url, key] = [await this.settings.text('sms_url'), await this.settings.text('sms_key')];
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
      body: JSON.stringify({ to, text }),
      // The key goes to this address and to no other.
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`the SMS provider answered ${response.status}`);
  }
}
