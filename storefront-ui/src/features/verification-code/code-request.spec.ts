import { contactFields, eventName } from './code-request';

describe('verification codes', () => {
  it.each([
    ['email', 'register', 'user_register'],
    ['mobile', 'retrieve_pwd', 'user_retrieve_pwd'],
    ['email', 'verify', 'user_email_verify'],
    ['mobile', 'verify', 'user_mobile_verify'],
    ['email', 'change', 'user_change_email'],
    ['mobile', 'change', 'user_change_mobile'],
  ] as const)('of %s for %s are called %s', (kind, purpose, event) =>
    expect(eventName(kind, purpose)).toBe(event),
  );

  it('name the address in the fields of the wire', () => {
    expect(contactFields('email', ' lin@example.com ', '44')).toEqual({ email: 'lin@example.com' });
    expect(contactFields('mobile', '7700 900142', '44')).toEqual({
      mobile: '7700 900142',
      mobile_code: '+44',
    });
  });
});
