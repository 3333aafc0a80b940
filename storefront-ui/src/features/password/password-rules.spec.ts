import { passwordRule, sameAs, strengthOf } from './password-rules';

describe('passwords', () => {
  it.each(['12345', 'a'.repeat(33), 'Demo<1234', 'Demo"1234', "Demo'1234", 'Demo&1234'])(
    'refuses %s',
    (text) => expect(passwordRule(text)?.key).toBe('rule.password'),
  );

  it.each(['123456', 'Demo1234', 'ä密码 123', 'a'.repeat(32)])('takes %s', (text) =>
    expect(passwordRule(text)).toBeNull(),
  );

  it('wants the same text twice', () => {
    expect(sameAs(() => 'Demo1234')('Demo1234')).toBeNull();
    expect(sameAs(() => 'Demo1234')('Demo123')?.key).toBe('rule.passwordAgain');
  });

  it.each([
    ['', 'none'],
    ['Ab1!', 'weak'],
    ['aaaaaaaaaaaaaaaaaaaa', 'weak'],
    ['password', 'weak'],
    ['Demo1234', 'fair'],
    ['Demo1234-abcd', 'strong'],
    ['correct horse battery', 'strong'],
  ])('calls "%s" %s', (text, strength) => expect(strengthOf(text)).toBe(strength));
});
