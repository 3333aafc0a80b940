import { safeTarget, username } from './login-rules';

describe('log in', () => {
  it('takes user names of 3 to 16 characters', () => {
    expect(username('demo')).toBeNull();
    expect(username('ab')?.key).toBe('rule.username');
    expect(username('a'.repeat(17))?.key).toBe('rule.username');
  });

  it('leads back to a path of this site', () => {
    expect(safeTarget('/confirmPayment?order_no=PW1')).toBe('/confirmPayment?order_no=PW1');
  });

  it.each([null, '', 'https://evil.example/', '//evil.example/', '/\\evil.example', '/user/login?to=/'])(
    'leads to the member centre instead of %s',
    (target) => expect(safeTarget(target)).toBe('/user/account/overview'),
  );
});
