import { Injectable } from '@nestjs/common';
import type { CallContext } from '@parcelway/contracts';
import { partnerAppChanged } from '@parcelway/contracts';
import type { ResourceHooks, WriteKind } from '@parcelway/crud';
import { invalidFields, Outbox } from '@parcelway/platform';
import type { EntityManager } from 'typeorm';
import { DataSource } from 'typeorm';
import { allowedAddresses } from './allowed-addresses';
import { newAppId } from './new-app-id';
import type { PartnerAppEntity } from './partner-app.entity';
import { PartnerSecrets } from './partner-secrets';

/** Partner apps as staff edit them. */
@Injectable()
export class PartnerAppHooks implements ResourceHooks<PartnerAppEntity> {
  constructor(
    private readonly dataSource: DataSource,
    private readonly secrets: PartnerSecrets,
    private readonly outbox: Outbox,
  ) {}

  async beforeAdd(row: PartnerAppEntity): Promise<void> {
    row.appId = newAppId();
    complete(row);
  }

  async beforeEdit(row: PartnerAppEntity): Promise<void> {
    complete(row);
  }

  async afterWrite(
    row: PartnerAppEntity,
    _kind: WriteKind,
    { requestId }: CallContext,
    manager: EntityManager,
  ): Promise<void> {
    await this.outbox.add(manager, partnerAppChanged, { app_id: row.appId }, requestId);
  }

  async present(rows: Record<string, unknown>[], _context: CallContext): Promise<void> {
    const shown = await this.secrets.shown(
      this.dataSource,
      rows.map(({ id }) => Number(id)),
    );
    for (const row of rows) row['secrets'] = shown.get(Number(row['id'])) ?? [];
  }
}

/** Errors: request.invalid. */
function complete(row: PartnerAppEntity): void {
  const addresses = allowedAddresses(row.ipAllow ?? '');
  if (addresses === null) throw invalidFields([{ field: 'ip_allow', rule: 'pattern' }]);
  row.ipAllow = addresses;
}
