import { pictureOrigins } from './picture-origins';
import type { Settings } from './settings';

const originsOf = (values: Readonly<Record<string, string>>) =>
  pictureOrigins({ text: (name: string) => Promise.resolve(values[name] ?? '') } as unknown as Settings);

describe('where pictures come from beside the site', () => {
  it.each([
    ['files kept here', { upload_mode: 'local', s3_endpoint: 'https://s3.test' }, []],
    [
      'a bucket of one’s own service',
      { upload_mode: 's3', s3_endpoint: 'https://files.test:9000/x', s3_bucket: 'pw' },
      ['https://files.test:9000'],
    ],
    [
      'a bucket of Amazon',
      { upload_mode: 's3', s3_endpoint: 'https://s3.eu-west-2.amazonaws.com', s3_bucket: 'pw' },
      ['https://pw.s3.eu-west-2.amazonaws.com'],
    ],
    [
      'OSS behind a CDN',
      {
        upload_mode: 'alioss',
        oss_endpoint: 'oss-eu-west-1.aliyuncs.com',
        oss_bucket: 'pw',
        cdn_url: 'https://cdn.test',
      },
      ['https://pw.oss-eu-west-1.aliyuncs.com', 'https://cdn.test'],
    ],
    [
      'settings that would say more than an origin',
      { upload_mode: 's3', s3_endpoint: "https://files.test; script-src 'unsafe-inline'" },
      [],
    ],
    [
      'settings that are no address',
      { upload_mode: 's3', s3_endpoint: 'javascript:alert(1)', cdn_url: '*' },
      [],
    ],
  ])('%s', async (_, values, origins) => {
    expect(await originsOf(values)).toEqual(origins);
  });
});
