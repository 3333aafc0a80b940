import { defineEvent } from '../define';
import type { MemberTerms } from './member.contract';

/** A member was made or changed, or the group whose terms apply was: one event per member. */
export const memberChanged = defineEvent<MemberTerms>('user.member-changed', 1);
