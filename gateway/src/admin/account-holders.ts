import { Injectable } from '@nestjs/common';
import type { CallContext, Client } from '@parcelway/contracts';
import { DomainError, memberAccount } from '@parcelway/contracts';
import { idsOf } from '@parcelway/legacy';
import { InjectClient } from '@parcelway/platform';
import { CrudClients } from './crud-clients';

/** Whose balance or score a staff form is about to change. */
export interface AccountHolder {
  readonly id: number;
  readonly username: unknown;
  readonly nickname: unknown;
  /** Decimal string in the default currency, now and not as copied into the member list. */
  readonly money: string;
  readonly score: number;
}

@Injectable()
export class AccountHolders {
  constructor(
    private readonly crud: CrudClients,
    @InjectClient(memberAccount) private readonly accounts: Client<typeof memberAccount>,
  ) {}

  /** Errors: member.cannot_be_found, in the words that the clients know. */
  async of(userId: unknown, context: CallContext): Promise<AccountHolder> {
    const [id] = idsOf({ id: userId });
    if (id === undefined) throw new DomainError('member.cannot_be_found');
    const [{ username, nickname }, standing] = await Promise.all([
      this.crud
        .of('user')
        .get({ resource: 'member', id }, context)
        .catch((error: unknown) => {
          const isMissing = error instanceof DomainError && error.code === 'crud.not_found';
          throw isMissing ? new DomainError('member.cannot_be_found') : error;
        }),
      this.accounts.standing({ user_id: id }, context),
    ]);
    return { id, username, nickname, ...standing };
  }
}
