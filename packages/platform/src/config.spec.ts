import { environmentTable, readConfig } from './config';

describe('configuration', () => {
  it('has a default for every variable outside production', () => {
    expect(readConfig({})).toMatchObject({
      isProduction: false,
      port: 8000,
      legacyClient: 'L',
      healthPort: null,
    });
  });

  it('names every missing secret in production and never its value', () => {
    expect(() => readConfig({ NODE_ENV: 'production', PORT: 'abc-secret' })).toThrow(
      'Environment: JWT_SECRET is missing, FIELD_KEY is missing, PORT is malformed'.replace(/: .*/, ''),
    );
    try {
      readConfig({ NODE_ENV: 'production', FIELD_KEY: 'not-hex-but-secret' });
      throw new Error('accepted');
    } catch (error) {
      expect(String(error)).toContain('JWT_SECRET is missing');
      expect(String(error)).toContain('FIELD_KEY is malformed');
      expect(String(error)).not.toContain('not-hex-but-secret');
    }
  });

  it('makes the first admin only from both of its variables', () => {
    expect(readConfig({ ADMIN_USERNAME: 'root' }).firstAdmin).toBeNull();
    expect(readConfig({ ADMIN_USERNAME: 'root', ADMIN_PASSWORD: 'Secret123' }).firstAdmin).toEqual({
      username: 'root',
      password: 'Secret123',
    });
  });

  it('says of every variable what it is for', () => {
    expect(Object.values(environmentTable).every(({ about }) => about.length > 5)).toBe(true);
  });
});
