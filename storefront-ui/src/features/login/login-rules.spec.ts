import { accountName, newUsername, safeTarget } from './login-rules';

describe('log in', () => {
  it('takes user names of 3 to 16 characters', () => {
    expect(accountName('demo')).toBeNull();
    expect(accountName('ab')?.key).toBe('rule.username');
    expect(accountName('a'.repeat(17))?.key).toBe('rule.username');
  });

  it.each(['long.name@mail.example.com', '+44 7700 900142', '13900001234'])('takes %s as well', (text) =>
    expect(accountName(text)).toBeNull(),
  );

  it('takes new names that begin with a letter', () => {
    expect(newUsername('lin_yue1')).toBeNull();
    for (const name of ['1lin', 'li', 'lin yue', '林悦悦', 'l'.repeat(17)])
      expect(newUsername(name)?.key).toBe('rule.newUsername');
  });

  it('leads back to a path of this site', () => {
    expect(safeTarget('/confirmPayment?order_no=PW1')).toBe('/confirmPayment?order_no=PW1');
  });

  it.each([null, '', 'https://evil.example/', '//evil.example/', '/\\evil.example', '/user/login?to=/'])(
    'leads to the member centre instead of %s',
    (target) => expect(safeTarget(target)).toBe('/user/account/overview'),
  );
});
