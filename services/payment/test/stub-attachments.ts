import { Injectable } from '@nestjs/common';
import type { Attachment, CallContext, FileById, Handlers } from '@parcelway/contracts';
import { attachment, DomainError } from '@parcelway/contracts';
import { Serves } from '@parcelway/platform';

const unexpected = (): Promise<never> => Promise.reject(new Error('nobody should ask this'));

/** Stands in for the keeper of files: those put into it, by their uploader. */
@Injectable()
@Serves(attachment)
export class StubAttachments implements Handlers<typeof attachment> {
  private readonly files = new Map<number, Attachment>();

  /** Answers the id of the new file. */
  put(userId: number, mimetype: string): number {
    const id = this.files.size + 1;
    this.files.set(id, {
      ...{ id, topic: 'proof', admin_id: 0, user_id: userId, width: 0, height: 0, size: 1, mimetype },
      ...{
        url: `/storage/private/proof/${id}`,
        name: `${id}`,
        storage: 'local',
        sha1: '',
        last_upload_time: 0,
      },
    });
    return id;
  }

  async own({ id }: FileById, { identity }: CallContext): Promise<Attachment> {
    const file = this.files.get(Number(id));
    if (!file || identity.kind !== 'member' || identity.id !== file.user_id)
      throw new DomainError('crud.not_found');
    return file;
  }

  readonly again = unexpected;
  readonly keep = unexpected;
  readonly mayRead = unexpected;
  readonly lend = unexpected;
  readonly storage = unexpected;
  readonly ossSignature = unexpected;
}
