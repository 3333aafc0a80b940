import { Injectable } from '@nestjs/common';
import type { Attachment, CallContext, ClaimPhoto, Client, UploadedPhoto } from '@parcelway/contracts';
import { attachment, DomainError } from '@parcelway/contracts';
import { InjectClient, invalidFields } from '@parcelway/platform';

const SHOWS = /^(image\/(jpeg|png|webp|gif)|application\/pdf)$/;

/** The files that claims show. */
@Injectable()
export class ClaimPhotos {
  constructor(@InjectClient(attachment) private readonly attachments: Client<typeof attachment>) {}

  /** The calling member's own files, and only what a browser shows. Errors: request.invalid. */
  ofMember(photos: readonly UploadedPhoto[], context: CallContext): Promise<ClaimPhoto[]> {
    return photosOf(photos, (id) => this.attachments.own({ id }, context));
  }

  /** Files of the calling staff, which the claim's member may read from now on. Errors: request.invalid. */
  forMember(photos: readonly UploadedPhoto[], userId: number, context: CallContext): Promise<ClaimPhoto[]> {
    return photosOf(photos, (id) => this.attachments.lend({ id, user_id: userId }, context));
  }
}

function photosOf(
  photos: readonly UploadedPhoto[],
  read: (id: number | string) => Promise<Attachment>,
): Promise<ClaimPhoto[]> {
  return Promise.all(
    photos.map(async ({ file_id }, index) => {
      const field = `photos.${index}.file_id`;
      const file = await read(file_id).catch((error: unknown) => {
        if (error instanceof DomainError && error.code === 'crud.not_found')
          throw invalidFields([{ field, rule: 'unknown' }]);
        throw error;
      });
      if (!SHOWS.test(file.mimetype)) throw invalidFields([{ field, rule: 'refused' }]);
      return { id: file.id, url: file.url, name: file.name };
    }),
  );
}
