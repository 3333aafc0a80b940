import { createHmac } from 'node:crypto';
import { ossPostPolicy } from './oss-policy';

describe('ossPostPolicy', () => {
  const account = {
    endpoint: 'oss-eu-west-1.aliyuncs.com',
    bucket: 'parcels',
    accessKey: 'key-id',
    secretKey: 'key-secret',
  };
  const now = Date.parse('2026-11-28T12:00:00Z');
  const signed = ossPostPolicy(account, { dir: 'storage/default/20261128/', maxBytes: 10, now });

  it('allows files of the given size below the folder for ten minutes', () => {
    expect(JSON.parse(Buffer.from(signed.policy, 'base64').toString('utf8'))).toEqual({
      expiration: '2026-11-28T12:10:00.000Z',
      conditions: [
        { bucket: 'parcels' },
        ['content-length-range', 0, 10],
        ['starts-with', '$key', 'storage/default/20261128/'],
      ],
    });
    expect(signed).toMatchObject({
      accessid: 'key-id',
      host: 'https://parcels.oss-eu-west-1.aliyuncs.com',
      dir: 'storage/default/20261128/',
      expire: now / 1_000 + 600,
    });
  });

  it('is signed over the encoded policy and does not tell the secret', () => {
    expect(signed.signature).toBe(createHmac('sha1', 'key-secret').update(signed.policy).digest('base64'));
    expect(JSON.stringify(signed)).not.toContain('key-secret');
  });
});
