import { Injectable } from '@nestjs/common';
import type { CallContext, Client } from '@parcelway/contracts';
import { attachment, DomainError } from '@parcelway/contracts';
import { InjectClient, invalidFields } from '@parcelway/platform';

const FIELD = 'proof_file';
const SHOWS = /^(image\/(jpeg|png|webp|gif)|application\/pdf)$/;

/** Papers by which a payer shows that money is on its way. Their uploader and the staff may read them, nobody else. */
@Injectable()
export class Proofs {
  constructor(@InjectClient(attachment) private readonly attachments: Client<typeof attachment>) {}

  /** Address of a file of the caller's own that a browser can show. Errors: request.invalid. */
  async addressOf(id: number | string, context: CallContext): Promise<string> {
    const file = await this.attachments.own({ id }, context).catch((error: unknown) => {
      if (error instanceof DomainError && error.code === 'crud.not_found')
        throw invalidFields([{ field: FIELD, rule: 'unknown' }]);
      throw error;
    });
    if (!SHOWS.test(file.mimetype)) throw invalidFields([{ field: FIELD, rule: 'refused' }]);
    return file.url;
  }
}
