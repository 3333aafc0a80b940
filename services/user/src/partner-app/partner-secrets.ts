import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { SecretView } from '@parcelway/contracts';
import { FieldCipher } from '@parcelway/platform';
import type { DataSource, EntityManager } from 'typeorm';
import type { SecretRow } from './partner-app.queries';
import { ADD_SECRET, RETIRE_SECRETS, SECRETS_OF } from './partner-app.queries';

const SECRET_BYTES = 32;
const SHOWN = 4;

/** Secrets of partner apps: told once, stored encrypted. */
@Injectable()
export class PartnerSecrets {
  constructor(private readonly cipher: FieldCipher) {}

  /** A new secret; the one before lives on for seven days, older ones end at once. The app's row must be locked. */
  async roll(manager: EntityManager, appId: number): Promise<string> {
    const secret = randomBytes(SECRET_BYTES).toString('base64url');
    await manager.query(RETIRE_SECRETS, [appId]);
    await manager.query(ADD_SECRET, [appId, this.cipher.encrypt(secret), secret.slice(-SHOWN)]);
    return secret;
  }

  /** What may be shown of the living secrets of these apps, by app. */
  async shown(
    database: Pick<DataSource | EntityManager, 'query'>,
    appIds: readonly number[],
  ): Promise<ReadonlyMap<number, SecretView[]>> {
    const rows = (await database.query(SECRETS_OF, [appIds])) as SecretRow[];
    const byApp = new Map<number, SecretView[]>(appIds.map((id) => [id, []]));
    for (const { partner_app_id, last4, create_time, expires_at } of rows)
      byApp.get(Number(partner_app_id))?.push({
        last4,
        create_time: Number(create_time),
        expires_at: expires_at === null ? null : Number(expires_at),
      });
    return byApp;
  }
}
