import { Injectable } from '@nestjs/common';
import type { Attachment, CallContext, Client } from '@parcelway/contracts';
import { attachment, DomainError, STORAGES } from '@parcelway/contracts';
import { InjectClient } from '@parcelway/platform';
import type { FastifyRequest } from 'fastify';
import { REQUEST_TIME_MS } from '../http/call-context';
import { Site } from '../http/site-settings';
import type { FileKind } from './file-kinds';
import { fileKind, isAllowed, kindOfSuffix } from './file-kinds';
import { pictureSize } from './picture-size';
import type { ReceivedFile } from './received-file';
import { withReceivedFile } from './received-file';
import { keptName, saveName, suffixOf } from './save-name';
import type { NamedStorage } from './stored-files';
import { StoredFiles } from './stored-files';

const TOPIC = /^[\w-]{1,20}$/;
/** Topics whose files only their uploader and the staff may read. */
const PRIVATE_TOPICS: ReadonlySet<string> = new Set(['label', 'proof', 'claim', 'tax', 'import']);

export interface Uploaded {
  readonly file: Attachment;
  /** Noted for the first time. */
  readonly is_new: boolean;
}

/**
 * Takes a file of a form: judges it by its content, keeps it in the site's storage and notes it in the user service. Errors:
 * upload.none, upload.incomplete, upload.too_large, upload.type_not_allowed, upload.no_picture, upload.topic, upload.driver.
 */
@Injectable()
export class Uploads {
  constructor(
    @InjectClient(attachment) private readonly attachments: Client<typeof attachment>,
    private readonly site: Site,
    private readonly files: StoredFiles,
  ) {}

  async take(request: FastifyRequest, caller: CallContext): Promise<Uploaded> {
    const { upload } = await this.site.settings(caller);
    return withReceivedFile(request, upload.max_bytes, async (received) => {
      // The time that the file took on its way is not ours.
      const context = { ...caller, deadline: Date.now() + REQUEST_TIME_MS };
      const asked = { ...(request.query as Record<string, unknown>), ...received.fields };
      const topic = topicOf(asked['topic']);
      const target = await this.storageOf(asked['driver']);
      const suffix = suffixOf(received.filename);
      const kind = judged(received, suffix, upload.mimetype);
      const { width, height } = await pictureSize(received.path, kind);
      const facts = { sha1: received.sha1, topic, storage: target.name };
      const known = await this.attachments.again(facts, context);
      if (known) {
        await putMissing(target, known.url, received.path, kind);
        return { file: known, is_new: false };
      }
      const url = saveName(templateFor(topic, upload.save_name), {
        ...{ topic, suffix, filename: received.filename, sha1: received.sha1, now: Date.now() },
      });
      await target.storage.put(keyOf(url), received.path, kind.mimetype);
      const name = keptName(received.filename, suffix);
      const row = { ...facts, url, name, mimetype: kind.mimetype, size: received.size, width, height };
      const kept = await this.attachments.keep({ ...row, is_public: !PRIVATE_TOPICS.has(topic) }, context);
      if (kept.file.url !== url) await target.storage.remove(keyOf(url));
      return kept;
    });
  }

  private async storageOf(driver: unknown): Promise<NamedStorage> {
    const current = await this.files.current();
    if (driver === undefined || driver === '') return current;
    const found = STORAGES.some((name) => name === driver)
      ? [this.files.local, current].find(({ name }) => name === driver)
      : undefined;
    if (!found) throw new DomainError('upload.driver', { driver: String(driver).slice(0, 20) });
    return found;
  }
}

function topicOf(asked: unknown): string {
  const topic = asked === undefined || asked === '' ? 'default' : String(asked);
  if (!TOPIC.test(topic)) throw new DomainError('upload.topic');
  return topic;
}

function judged({ head }: ReceivedFile, suffix: string, allowed: string): FileKind {
  const kind = fileKind(suffix, head);
  if (kind && isAllowed(allowed, suffix, kind.mimetype)) return kind;
  const isPicture = kindOfSuffix(suffix)?.isPicture ?? false;
  throw new DomainError(isPicture && !kind ? 'upload.no_picture' : 'upload.type_not_allowed');
}

function templateFor(topic: string, template: string): string {
  return PRIVATE_TOPICS.has(topic) ? template.replace(/^\/storage\//, '/storage/private/') : template;
}

/** A row whose bytes are gone gets them back. */
async function putMissing(
  { storage }: NamedStorage,
  url: string,
  path: string,
  { mimetype }: FileKind,
): Promise<void> {
  if (!(await storage.facts(keyOf(url)))) await storage.put(keyOf(url), path, mimetype);
}

function keyOf(url: string): string {
  return url.replace(/^\/storage\//, '');
}
