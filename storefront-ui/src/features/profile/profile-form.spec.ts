import { birthdayRule, nicknameRule } from './profile-form';

describe('profile', () => {
  it.each(['林悦', 'Lin_Yue-2', 'Lin Yue'])('takes the nickname %s', (text) =>
    expect(nicknameRule(text)).toBeNull(),
  );
  it.each(['<b>', '林悦!', 'Zoë.'])('refuses the nickname %s', (text) =>
    expect(nicknameRule(text)?.key).toBe('rule.nickname'),
  );
  it('takes birthdays that have been', () => {
    const rule = birthdayRule('2026-11-28');
    expect(rule('1994-02-28')).toBeNull();
    expect(rule('2026-11-28')).toBeNull();
    expect(rule('2026-11-29')?.key).toBe('rule.birthday');
    expect(rule('0094-02-28')?.key).toBe('rule.birthday');
  });
});
