import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/** What `encrypt` answers, for JavaScript and PostgreSQL alike. */
export const SEALED_TEXT = '^v1\\.[A-Za-z0-9_-]{16}\\.[A-Za-z0-9_-]{22}\\.[A-Za-z0-9_-]*$';

/** AES-256-GCM for single fields (id cards, channel secrets): `v1.<iv>.<tag>.<text>` in base64url. */
export class FieldCipher {
  private readonly key: Buffer;

  /** @param hexKey 64 hex digits (FIELD_KEY) */
  constructor(hexKey: string) {
    this.key = Buffer.from(hexKey, 'hex');
  }

  encrypt(plain: string): string {
    const iv = randomBytes(12);
    const cipher = createCipheriv('aes-256-gcm', this.key, iv);
    const text = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
    return ['v1', iv, cipher.getAuthTag(), text]
      .map((part) => (typeof part === 'string' ? part : part.toString('base64url')))
      .join('.');
  }

  /** Throws when the text was changed or the key is another one. */
  decrypt(sealed: string): string {
    const [, iv = '', tag = '', text = ''] = sealed.split('.');
    const decipher = createDecipheriv('aes-256-gcm', this.key, Buffer.from(iv, 'base64url'));
    decipher.setAuthTag(Buffer.from(tag, 'base64url'));
    return Buffer.concat([decipher.update(Buffer.from(text, 'base64url')), decipher.final()]).toString(
      'utf8',
    );
  }
}
