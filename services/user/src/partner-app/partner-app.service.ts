import type {
  CallContext,
  Handlers,
  Myself,
  PartnerAppById,
  PartnerAppByName,
  PartnerAppView,
  PartnerCredentials,
  RevokeSecret,
  RolledSecret,
  RollOwnSecret,
  SavePartnerApp,
  SecretView,
} from '@parcelway/contracts';
import { DomainError, partnerApp, partnerAppChanged } from '@parcelway/contracts';
import { FieldCipher, invalidFields, Outbox, Serves } from '@parcelway/platform';
import { DataSource } from 'typeorm';
import type { EntityManager, FindOptionsWhere } from 'typeorm';
import { callingAdmin, callingMember, callingService } from '../session/caller';
import { allowedAddresses } from './allowed-addresses';
import { newAppId } from './new-app-id';
import { PartnerAppEntity } from './partner-app.entity';
import type { CredentialsRow } from './partner-app.queries';
import { CREDENTIALS_OF, DROP_SECRET, MARK_USED } from './partner-app.queries';
import { PartnerSecrets } from './partner-secrets';

const MOST_APPS = 10;
const MOST_CHANNELS = 200;
const FIRST_NAME = 'API';

@Serves(partnerApp)
export class PartnerAppService implements Handlers<typeof partnerApp> {
  constructor(
    private readonly dataSource: DataSource,
    private readonly secrets: PartnerSecrets,
    private readonly cipher: FieldCipher,
    private readonly outbox: Outbox,
  ) {}

  async mine(_request: Myself, context: CallContext): Promise<readonly PartnerAppView[]> {
    const userId = callingMember(context);
    const rows = await this.dataSource.manager.find(PartnerAppEntity, {
      where: { userId },
      order: { id: 'ASC' },
    });
    const shown = await this.secrets.shown(
      this.dataSource,
      rows.map(({ id }) => id),
    );
    return rows.map((row) => viewOf(row, shown.get(row.id) ?? []));
  }

  roll({ app_id = '' }: RollOwnSecret, context: CallContext): Promise<RolledSecret> {
    const userId = callingMember(context);
    return this.change(context, async (manager) => {
      await lockMember(manager, userId);
      const app =
        (await locked(manager, app_id === '' ? { userId } : { userId, appId: app_id })) ??
        (app_id === '' ? await addApp(manager, userId, { name: FIRST_NAME }) : null);
      if (!app) throw new DomainError('partner.not_found');
      return { app_id: app.appId, secret: await this.secrets.roll(manager, app.id) };
    });
  }

  save(request: SavePartnerApp, context: CallContext): Promise<{ id: number; app_id: string }> {
    const userId = callingMember(context);
    const changes = changesOf(request);
    return this.change(context, async (manager) => {
      await lockMember(manager, userId);
      if (!request.id) {
        if (!changes.name) throw invalidFields([{ field: 'name', rule: 'required' }]);
        const { id, appId } = await addApp(manager, userId, changes);
        return { id, app_id: appId };
      }
      const app = await locked(manager, { userId, id: Number(request.id) });
      if (!app) throw new DomainError('partner.not_found');
      await manager.save(PartnerAppEntity, Object.assign(app, changes));
      return { id: app.id, app_id: app.appId };
    });
  }

  async remove({ id }: PartnerAppById, context: CallContext): Promise<null> {
    const userId = callingMember(context);
    await this.change(context, async (manager) => {
      const app = await locked(manager, { id: Number(id), userId });
      if (!app) throw new DomainError('partner.not_found');
      await manager.softDelete(PartnerAppEntity, { id: app.id });
      return { app_id: app.appId };
    });
    return null;
  }

  rollSecret({ id }: PartnerAppById, context: CallContext): Promise<RolledSecret> {
    callingAdmin(context);
    return this.change(context, async (manager) => {
      const app = await locked(manager, { id: Number(id) });
      if (!app) throw new DomainError('partner.not_found');
      return { app_id: app.appId, secret: await this.secrets.roll(manager, app.id) };
    });
  }

  async revokeSecret({ id, last4 }: RevokeSecret, context: CallContext): Promise<null> {
    callingAdmin(context);
    await this.change(context, async (manager) => {
      const [gone] = (await manager.query(DROP_SECRET, [id, last4])) as { app_id: string }[];
      if (!gone) throw new DomainError('partner.no_secret');
      return gone;
    });
    return null;
  }

  async credentials({ app_id }: PartnerAppByName, context: CallContext): Promise<PartnerCredentials | null> {
    callingService(context);
    const [row] = await this.dataSource.query<CredentialsRow[]>(CREDENTIALS_OF, [app_id]);
    if (!row) return null;
    return {
      ...row,
      user_id: Number(row.user_id),
      logistice: row.logistice === 'client' ? 'client' : 'self',
      pay_way: row.pay_way === 'none' ? 'none' : 'balance',
      secrets: row.secrets.map(({ sealed, expires_at }) => ({
        secret: this.cipher.decrypt(sealed),
        expires_at,
      })),
    };
  }

  async used({ app_id }: PartnerAppByName, context: CallContext): Promise<null> {
    callingService(context);
    await this.dataSource.query(MARK_USED, [app_id]);
    return null;
  }

  /** One transaction, after which every gateway forgets what it knew of the app. */
  private async change<Result extends { readonly app_id: string }>(
    { requestId }: CallContext,
    work: (manager: EntityManager) => Promise<Result>,
  ): Promise<Result> {
    const result = await this.dataSource.transaction(async (manager) => {
      const changed = await work(manager);
      await this.outbox.add(manager, partnerAppChanged, { app_id: changed.app_id }, requestId);
      return changed;
    });
    this.outbox.committed();
    return result;
  }
}

/** One change of a member's apps at a time: they are counted. */
async function lockMember(manager: EntityManager, userId: number): Promise<void> {
  await manager.query(`SELECT 1 FROM member WHERE id = $1 FOR UPDATE`, [userId]);
}

function locked(
  manager: EntityManager,
  where: FindOptionsWhere<PartnerAppEntity>,
): Promise<PartnerAppEntity | null> {
  return manager.findOne(PartnerAppEntity, {
    where,
    order: { id: 'ASC' },
    lock: { mode: 'pessimistic_write' },
  });
}

async function addApp(
  manager: EntityManager,
  userId: number,
  changes: Partial<PartnerAppEntity>,
): Promise<PartnerAppEntity> {
  if ((await manager.countBy(PartnerAppEntity, { userId })) >= MOST_APPS)
    throw new DomainError('partner.too_many_apps', { max: MOST_APPS });
  return manager.save(
    PartnerAppEntity,
    manager.create(PartnerAppEntity, { ...changes, userId, appId: newAppId() }),
  );
}

/** Errors: request.invalid. */
function changesOf(request: SavePartnerApp): Partial<PartnerAppEntity> {
  const { name, channel_ids, ip_allow, logistice, pay_way, status } = request;
  const changes: Partial<PartnerAppEntity> = {};
  if (name) changes.name = name.trim();
  if (logistice) changes.logistice = logistice;
  if (pay_way) changes.payWay = pay_way;
  if (status) changes.status = status === '1';
  if (ip_allow !== undefined) {
    const addresses = allowedAddresses(ip_allow);
    if (addresses === null) throw invalidFields([{ field: 'ip_allow', rule: 'pattern' }]);
    changes.ipAllow = addresses;
  }
  if (channel_ids !== undefined) {
    if (!isIdList(channel_ids)) throw invalidFields([{ field: 'channel_ids', rule: 'json' }]);
    changes.channelIds = [...channel_ids];
  }
  return changes;
}

function isIdList(value: unknown): value is readonly number[] {
  return (
    Array.isArray(value) &&
    value.length <= MOST_CHANNELS &&
    value.every((id) => typeof id === 'number' && Number.isSafeInteger(id) && id > 0)
  );
}

function viewOf(row: PartnerAppEntity, secrets: readonly SecretView[]): PartnerAppView {
  return {
    id: row.id,
    app_id: row.appId,
    name: row.name,
    secrets,
    channel_ids: row.channelIds,
    ip_allow: row.ipAllow,
    rate_per_minute: row.ratePerMinute,
    logistice: row.logistice === 'client' ? 'client' : 'self',
    pay_way: row.payWay === 'none' ? 'none' : 'balance',
    status: row.status ? '1' : '0',
    last_used_at: row.lastUsedAt === null ? null : Math.floor(row.lastUsedAt.getTime() / 1000),
  };
}
