import { FieldCipher, SEALED_TEXT } from './field-cipher';

describe('field cipher', () => {
  const cipher = new FieldCipher('ab'.repeat(32));

  it('gives back what it sealed, and seals the same text differently each time', () => {
    const [first, second] = [cipher.encrypt('11010519491231002X'), cipher.encrypt('11010519491231002X')];
    expect(first).not.toBe(second);
    expect(first).not.toContain('1949');
    expect(cipher.decrypt(first)).toBe('11010519491231002X');
  });

  it.each(['', 'x', '林建国', 'v1.a.b.c'])('makes a text of %p that is known for what it is', (plain) => {
    expect(cipher.encrypt(plain)).toMatch(new RegExp(SEALED_TEXT));
    expect(plain).not.toMatch(new RegExp(SEALED_TEXT));
  });

  it('refuses a text that was changed or another key', () => {
    const sealed = cipher.encrypt('林建国');
    const changed = sealed.slice(0, -2) + (sealed.endsWith('AA') ? 'BB' : 'AA');
    expect(() => cipher.decrypt(changed)).toThrow();
    expect(() => new FieldCipher('cd'.repeat(32)).decrypt(sealed)).toThrow();
  });
});
