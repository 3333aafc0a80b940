import type {
  Attachment,
  CallContext,
  FileById,
  FileByUrl,
  Handlers,
  KeepFile,
  LendFile,
  Myself,
  OssSignature,
  SameFile,
  StorageAccess,
  StorageName,
} from '@parcelway/contracts';
import { attachment, DomainError } from '@parcelway/contracts';
import { Serves } from '@parcelway/platform';
import { DataSource } from 'typeorm';
import { Settings } from '../config/settings';
import { ossPostPolicy } from './domain/oss-policy';
import { Storages } from './storages';

const MEGABYTE = 1024 * 1024;

interface FileRow extends Omit<Attachment, 'id' | 'admin_id' | 'user_id' | 'last_upload_time'> {
  readonly id: string;
  readonly admin_id: string | null;
  readonly user_id: string | null;
  readonly last_upload_time: string;
}

const COLUMNS = `id, topic, admin_id, user_id, url, width, height, name, size, mimetype, storage, sha1,
  extract(epoch FROM last_upload_time)::bigint AS last_upload_time`;

/** Staff share their uploads, a member has only its own: $1 sha1, $2 topic, $3 storage, $4 member or null → FileRow, at most one */
const COUNT_AGAIN = `WITH counted AS (
    UPDATE attachment SET quote = quote + 1, last_upload_time = now(), update_time = now()
    WHERE sha1 = $1 AND topic = $2 AND storage = $3 AND user_id IS NOT DISTINCT FROM $4::bigint RETURNING *
  )
  SELECT ${COLUMNS} FROM counted`;

/** Nothing when the same file was noted meanwhile. */
const INSERT = `WITH made AS (
    INSERT INTO attachment (topic, admin_id, user_id, url, width, height, size, name, mimetype, storage, sha1, is_public)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) ON CONFLICT DO NOTHING RETURNING *
  )
  SELECT ${COLUMNS} FROM made`;

/** A member's row of a file of the staff, made or found: $1 the staff's row, $2 member → FileRow, at most one */
const LEND = `WITH lent AS (
    SELECT * FROM attachment WHERE id = $1 AND user_id IS NULL
  ), made AS (
    INSERT INTO attachment (topic, user_id, url, width, height, size, name, mimetype, storage, sha1, is_public)
    SELECT topic, $2, url, width, height, size, name, mimetype, storage, sha1, is_public FROM lent ON CONFLICT DO NOTHING RETURNING *
  )
  SELECT ${COLUMNS} FROM made
  UNION ALL
  SELECT ${COLUMNS} FROM attachment
  WHERE user_id = $2 AND (sha1, topic, storage) IN (SELECT sha1, topic, storage FROM lent)`;

@Serves(attachment)
export class AttachmentService implements Handlers<typeof attachment> {
  constructor(
    private readonly dataSource: DataSource,
    private readonly storages: Storages,
    private readonly settings: Settings,
  ) {}

  async again(request: SameFile, context: CallContext): Promise<Attachment | null> {
    const { user_id } = uploaderOf(context);
    const [row] = await this.dataSource.query<FileRow[]>(COUNT_AGAIN, [
      request.sha1,
      request.topic,
      request.storage,
      user_id,
    ]);
    return row ? viewOf(row) : null;
  }

  async keep(request: KeepFile, context: CallContext): Promise<{ file: Attachment; is_new: boolean }> {
    const { admin_id, user_id } = uploaderOf(context);
    const [row] = await this.dataSource.query<FileRow[]>(INSERT, [
      ...[request.topic, admin_id, user_id, request.url, request.width, request.height, request.size],
      ...[request.name, request.mimetype, request.storage, request.sha1, request.is_public],
    ]);
    if (row) return { file: viewOf(row), is_new: true };
    const known = await this.again(request, context);
    if (!known) throw new DomainError('upload.incomplete');
    return { file: known, is_new: false };
  }

  async mayRead({ url }: FileByUrl, { identity }: CallContext): Promise<boolean> {
    if (identity.kind !== 'member' && identity.kind !== 'admin') return false;
    const owner = identity.kind === 'member' ? 'user_id' : 'admin_id';
    const [row] = await this.dataSource.query<unknown[]>(
      `SELECT 1 FROM attachment WHERE url = $1 AND (is_public OR ${owner} = $2) LIMIT 1`,
      [url, identity.id],
    );
    return row !== undefined;
  }

  async own({ id }: FileById, context: CallContext): Promise<Attachment> {
    const { user_id } = uploaderOf(context);
    const [row] = await this.dataSource.query<FileRow[]>(
      `SELECT ${COLUMNS} FROM attachment WHERE id = $1 AND user_id IS NOT DISTINCT FROM $2::bigint`,
      [Number(id), user_id],
    );
    if (!row) throw new DomainError('crud.not_found');
    return viewOf(row);
  }

  async lend({ id, user_id }: LendFile, { identity }: CallContext): Promise<Attachment> {
    if (identity.kind !== 'admin') throw new DomainError('auth.no_permission');
    const [row] = await this.dataSource.query<FileRow[]>(LEND, [Number(id), Number(user_id)]);
    if (!row) throw new DomainError('crud.not_found');
    return viewOf(row);
  }

  /** Errors: auth.no_permission for whoever is no service: the answer holds the storage's secret. */
  async storage(_request: Myself, { identity }: CallContext): Promise<StorageAccess> {
    if (identity.kind !== 'service') throw new DomainError('auth.no_permission');
    return this.storages.current();
  }

  /** Errors: upload.oss_missing when the settings name no bucket. */
  async ossSignature(_request: Myself, { identity }: CallContext): Promise<OssSignature> {
    if (identity.kind !== 'admin') throw new DomainError('auth.no_permission');
    const { settings } = this;
    const account = {
      endpoint: (await settings.text('oss_endpoint')).replace(/^https?:\/\//, ''),
      bucket: await settings.text('oss_bucket'),
      accessKey: await settings.text('oss_access_key'),
      secretKey: await settings.text('oss_secret_key'),
    };
    if (Object.values(account).includes('')) throw new DomainError('upload.oss_missing');
    const now = Date.now();
    const day = new Date(now).toISOString().slice(0, 10).replaceAll('-', '');
    const maxBytes = Math.round((await settings.number('upload_maxsize')) * MEGABYTE);
    return ossPostPolicy(account, { dir: `storage/default/${day}/`, maxBytes, now });
  }
}

function uploaderOf({ identity }: CallContext): { admin_id: number | null; user_id: number | null } {
  if (identity.kind === 'admin') return { admin_id: identity.id, user_id: null };
  if (identity.kind === 'member') return { admin_id: null, user_id: identity.id };
  throw new DomainError('auth.login_required');
}

function viewOf(row: FileRow): Attachment {
  return {
    ...row,
    id: Number(row.id),
    admin_id: Number(row.admin_id ?? 0),
    user_id: Number(row.user_id ?? 0),
    storage: row.storage satisfies StorageName,
    last_upload_time: Number(row.last_upload_time),
  };
}
