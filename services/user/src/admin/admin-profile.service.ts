import type { AdminProfile, CallContext, EditAdminProfile, Handlers, Myself } from '@parcelway/contracts';
import { accessChanged, adminProfile, DomainError } from '@parcelway/contracts';
import { invalidFields, Outbox, Serves } from '@parcelway/platform';
import { DataSource, IsNull } from 'typeorm';
import { callingAdmin } from '../session/caller';
import { RevokedSessions } from '../session/revoked-sessions';
import { complete } from './admin-fields';
import { AdminEntity } from './admin.entity';

/** Characters of JSON. */
const MAX_PREFERENCES = 20_000;

@Serves(adminProfile)
export class AdminProfileService implements Handlers<typeof adminProfile> {
  constructor(
    private readonly dataSource: DataSource,
    private readonly sessions: RevokedSessions,
    private readonly outbox: Outbox,
  ) {}

  async get(_request: Myself, context: CallContext): Promise<AdminProfile> {
    const row = await this.dataSource.manager.findOneBy(AdminEntity, own(context));
    if (!row) throw new DomainError('auth.login_required');
    return profileOf(row);
  }

  /** Errors: request.invalid; crud.duplicate for a contact that another admin has. */
  async edit(request: EditAdminProfile, context: CallContext): Promise<AdminProfile> {
    const saved = await this.dataSource.transaction(async (manager) => {
      const row = await manager.findOne(AdminEntity, {
        where: own(context),
        lock: { mode: 'pessimistic_write' },
      });
      if (!row) throw new DomainError('auth.login_required');
      const before = { ...row };
      for (const field of ['nickname', 'avatar', 'email', 'mobile', 'motto'] as const)
        row[field] = request[field]?.trim() ?? row[field];
      if (row.nickname === '') throw invalidFields([{ field: 'nickname', rule: 'required' }]);
      if (request.warehouse_id !== undefined) row.warehouseId = Number(request.warehouse_id) || null;
      if (request.preferences !== undefined) row.preferences = preferencesIn(request.preferences);
      if (request.password) row.password = request.password;
      await complete(row, before);
      for (const field of ['email', 'mobile'] as const)
        if (row[field] !== '' && (await isTaken(field))) throw new DomainError('crud.duplicate', { field });
      if (row.password !== before.password) await this.sessions.endAll('admin', row.id, manager);
      await this.outbox.add(manager, accessChanged, { of: 'admin' }, context.requestId);
      return manager.save(AdminEntity, row);

      async function isTaken(field: 'email' | 'mobile'): Promise<boolean> {
        const other = await manager.findOneBy(AdminEntity, { [field]: row?.[field], deleteTime: IsNull() });
        return other !== null && other.id !== row?.id;
      }
    });
    this.outbox.committed();
    return profileOf(saved);
  }
}

function own(context: CallContext) {
  return { id: callingAdmin(context), status: true, deleteTime: IsNull() };
}

function preferencesIn(sent: unknown): Readonly<Record<string, unknown>> {
  const isObject = typeof sent === 'object' && sent !== null && !Array.isArray(sent);
  if (!isObject) throw invalidFields([{ field: 'preferences', rule: 'json' }]);
  if (JSON.stringify(sent).length > MAX_PREFERENCES)
    throw invalidFields([{ field: 'preferences', rule: 'max_length', params: { max: MAX_PREFERENCES } }]);
  return sent as Readonly<Record<string, unknown>>;
}

function profileOf({
  id,
  username,
  nickname,
  avatar,
  email,
  mobile,
  motto,
  warehouseId,
  preferences,
  lastLoginTime,
}: AdminEntity): AdminProfile {
  return {
    ...{ id, username, nickname, avatar, email, mobile, motto, preferences },
    warehouse_id: warehouseId,
    last_login_time: lastLoginTime === null ? null : Math.floor(lastLoginTime.getTime() / 1000),
  };
}
