import { maskedJson, maskedUrl } from './masked';

describe('maskedJson', () => {
  it.each([
    ...['password', 'oldPassword', 'newPassword', 'smtp_pass', 'pwd', 'salt', 'token', 'batoken'],
    ...['refresh_token', 'refreshToken', 'accountVerificationToken', 'secret', 'client_secret'],
    ...['sms_key', 'apiKey', 'access_key', 'private_key', 'Authorization', 'PASSWORD'],
  ])('masks %s at any depth', (name) => {
    const planted = { rows: [{ deep: { [name]: 'PLANTED' } }], [name]: { inside: 'PLANTED' }, kept: 'here' };
    const text = maskedJson(planted);
    expect(text).not.toContain('PLANTED');
    expect(JSON.parse(text)).toMatchObject({ kept: 'here', [name]: '***' });
  });

  it.each(['initKey', 'primary_key', 'keepalive', 'passenger', 'nickname', 'keyword'])(
    'leaves %s',
    (name) => {
      expect(JSON.parse(maskedJson({ [name]: 'x' }))).toEqual({ [name]: 'x' });
    },
  );

  it('masks in texts that hold JSON, and fields that are named besides', () => {
    const text = maskedJson({ extend: '{"password":"PLANTED"}', value: 'PLANTED' }, new Set(['value']));
    expect(text).not.toContain('PLANTED');
  });

  it('stays valid and short whatever comes', () => {
    let deep: unknown = 'end';
    for (let level = 0; level < 40; level += 1) deep = { deep };
    for (const params of [
      { text: 'x'.repeat(1_000_000) },
      { list: Array.from({ length: 10_000 }, () => 'y'.repeat(1_000)) },
      { deep },
      Object.fromEntries(Array.from({ length: 5_000 }, (_, index) => [`n${index}`, 'z'.repeat(500)])),
      { broken: '{"password' },
    ]) {
      const text = maskedJson(params);
      expect(text.length).toBeLessThanOrEqual(60_000);
      expect(() => JSON.parse(text) as unknown).not.toThrow();
    }
  });
});

describe('maskedUrl', () => {
  it('masks tokens and passwords in the query, plain or in brackets', () => {
    expect(maskedUrl('/admin/x/del?ids[]=3&batoken=PLANTED&row%5Bpassword%5D=PLANTED')).toBe(
      '/admin/x/del?ids[]=3&batoken=***&row%5Bpassword%5D=***',
    );
    expect(maskedUrl('/admin/x/add')).toBe('/admin/x/add');
    expect(maskedUrl(`/a?q=${'x'.repeat(5_000)}`)).toHaveLength(1_500);
  });
});
