import type {
  CallContext,
  Handlers,
  MemberById,
  MemberProfile,
  MemberTerms,
  Myself,
} from '@parcelway/contracts';
import { DomainError, member } from '@parcelway/contracts';
import { Serves } from '@parcelway/platform';
import { DataSource } from 'typeorm';
import { callingMember, mayActFor } from '../session/caller';
import { PROFILE, termsById } from './member.queries';
import type { ProfileRow } from './member.queries';

@Serves(member)
export class MemberService implements Handlers<typeof member> {
  constructor(private readonly dataSource: DataSource) {}

  /** Errors: auth.login_required, also for a member that was disabled or deleted since. */
  async profile(_request: Myself, context: CallContext): Promise<MemberProfile> {
    const [row] = await this.dataSource.query<ProfileRow[]>(PROFILE, [callingMember(context)]);
    if (!row) throw new DomainError('auth.login_required');
    const { group_id, group_name, group_name_en, discount_bp, ...rest } = row;
    return {
      ...rest,
      id: Number(row.id),
      group: {
        id: Number(group_id),
        name: context.locale === 'en' && group_name_en ? group_name_en : group_name,
        discount_bp,
      },
      last_login_time: secondsOf(row.last_login_time),
      join_time: secondsOf(row.join_time),
    };
  }

  /** For services, and for a service that works in the member's own name. Errors: member.not_found. */
  async terms(request: MemberById, context: CallContext): Promise<MemberTerms> {
    const id = Number(request.user_id);
    const terms = mayActFor(context, id) ? await termsById(this.dataSource.manager, id) : undefined;
    if (!terms) throw new DomainError('member.not_found');
    return terms;
  }
}

function secondsOf(value: string | null): number | null {
  return value === null ? null : Number(value);
}
