import { answers, call, defineContract, defineEvent } from '../define';
import { Id, OneOf, Text, Whole, YesNo } from '../validation';
import { Myself } from './member.contract';

export const STORAGES = ['local', 's3', 'alioss'] as const;
export type StorageName = (typeof STORAGES)[number];

/** An uploaded file as its row says it; times in epoch seconds. */
export interface Attachment {
  readonly id: number;
  readonly topic: string;
  readonly admin_id: number;
  readonly user_id: number;
  /** Site-relative: `/storage/default/20261128/name<sha1>.png`. */
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly name: string;
  readonly size: number;
  readonly mimetype: string;
  readonly storage: StorageName;
  readonly sha1: string;
  readonly last_upload_time: number;
}

const SHA1 = /^[0-9a-f]{40}$/;
const TOPIC = /^[\w-]+$/;

export class SameFile {
  @Text({ max: 40, pattern: SHA1 }) sha1!: string;
  @Text({ max: 20, pattern: TOPIC }) topic!: string;
  @OneOf(STORAGES) storage!: StorageName;
}

export class KeepFile extends SameFile {
  @Text({ max: 255, pattern: /^\/storage\/./ }) url!: string;
  @Text({ max: 100 }) name!: string;
  @Text({ max: 100 }) mimetype!: string;
  @Whole({ max: 2_147_483_647 }) size!: number;
  @Whole({ max: 100_000 }) width!: number;
  @Whole({ max: 100_000 }) height!: number;
  @YesNo() is_public!: boolean;
}

export class FileByUrl {
  @Text({ max: 255 }) url!: string;
}

export class FileById {
  @Id() id!: number | string;
}

export class LendFile extends FileById {
  @Id() user_id!: number | string;
}

/** How to reach the bucket of the site's storage; secrets included, so for services alone. */
export interface StorageAccess {
  readonly name: StorageName;
  /** Null for local files. */
  readonly bucket: {
    readonly endpoint: string;
    readonly region: string;
    readonly bucket: string;
    readonly access_key: string;
    readonly secret_key: string;
    readonly is_path_style: boolean;
  } | null;
}

/** Form fields with which a client uploads straight to OSS. `expire` in epoch seconds. */
export interface OssSignature {
  readonly accessid: string;
  readonly policy: string;
  readonly signature: string;
  readonly host: string;
  readonly dir: string;
  readonly expire: number;
}

/** Uploaded files. The caller of `again` and `keep` is the uploader, a member or an admin. Errors: upload.* */
export const attachment = defineContract('user.attachment', {
  /** The uploader's file of the same content under the same topic, counted once more; null when there is none. */
  again: call(SameFile, answers<Attachment | null>()),
  /** Notes a stored file. `is_new` is false when the same one was noted meanwhile: then the copy at `url` may be superfluous. */
  keep: call(KeepFile, answers<{ readonly file: Attachment; readonly is_new: boolean }>()),
  /** Whether the caller may read a file that is not public: its uploader. */
  mayRead: call(FileByUrl, answers<boolean>()),
  /** A file of the caller's: staff share theirs, a member has only its own. Errors: crud.not_found. */
  own: call(FileById, answers<Attachment>()),
  /** A file of the staff is the member's too, who may read it then; the caller is an admin. Errors: crud.not_found. */
  lend: call(LendFile, answers<Attachment>()),
  storage: call(Myself, answers<StorageAccess>()),
  ossSignature: call(Myself, answers<OssSignature>()),
});

/** The row of a file is gone: its bytes may go, unless another row has the same address. */
export const attachmentRemoved = defineEvent<{ readonly url: string; readonly storage: StorageName }>(
  'user.attachment-removed',
  1,
);
