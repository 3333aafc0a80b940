import { hashPassword, isLegacyHash, verifyPassword } from './password';

describe('passwords', () => {
  it('are hashed with argon2id at 19 MiB and two passes, each with a salt of its own', async () => {
    const [one, two] = await Promise.all([hashPassword('Demo1234'), hashPassword('Demo1234')]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(one).not.toBe(two);
  });

  it.each([
    ['the right password', 'Demo1234', true],
    ['another case', 'demo1234', false],
    ['nothing', '', false],
  ])('verify %s', async (_what, typed, isRight) => {
    expect(await verifyPassword(await hashPassword('Demo1234'), typed)).toBe(isRight);
  });

  it('are wrong for nobody and against a stored text that is no hash', async () => {
    expect(await verifyPassword(null, 'Demo1234')).toBe(false);
    expect(await verifyPassword('', '')).toBe(false);
  });

  describe('of the former system', () => {
    const stored = 'md5$abcdefghijklmnop$22cde450a6ca82aa5ebd819189717345';

    it.each([
      ['the right password', 'Passw0rd', true],
      ['the right password between blanks', ' Passw0rd ', true],
      ['another case', 'passw0rd', false],
      ['the hash itself', '22cde450a6ca82aa5ebd819189717345', false],
    ])('verify %s', async (_what, typed, isRight) => {
      expect(await verifyPassword(stored, typed)).toBe(isRight);
    });

    it('are known by their form', async () => {
      expect(isLegacyHash(stored)).toBe(true);
      expect(isLegacyHash(await hashPassword('Passw0rd'))).toBe(false);
      expect(isLegacyHash('md5$salt$ABCDEF')).toBe(false);
    });
  });
});
