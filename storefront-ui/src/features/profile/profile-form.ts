import type { Member } from '../../app/use-session';
import type { Check } from '../../ui/rules';
import type { ProfileForm } from './profile-api';

/** Chinese characters, Latin letters, digits, spaces, underscores and dashes, as the server takes them. */
export const nicknameRule: Check = (text) =>
  /^[\p{Script=Han}A-Za-z0-9_ -]+$/u.test(text.trim()) ? null : { key: 'rule.nickname' };

/** A day that has been, not before 1900. */
export function birthdayRule(today: string): Check {
  return (text) => (text >= '1900-01-01' && text <= today ? null : { key: 'rule.birthday' });
}

export function profileForm(member: Member): ProfileForm {
  return {
    avatar: member.avatar,
    username: member.username,
    nickname: member.nickname,
    gender: String(member.gender),
    birthday: member.birthday ?? '',
    motto: member.motto,
    language: member.language,
  };
}
