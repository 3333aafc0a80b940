import type { SiteSettings } from '@parcelway/contracts';
import type { FastifyRequest } from 'fastify';
import { siteOfTests } from '../../test/gateway-kit';
import { siteConfigOf } from './site-config';

describe('siteConfigOf', () => {
  const request = { protocol: 'https', host: 'parcels.example' } as FastifyRequest;
  const of = (site: Partial<SiteSettings>, client: 'L' | 'C' = 'L') =>
    siteConfigOf({ ...siteOfTests, ...site }, request, client);
  const upload = (mimetype: string) => of({ upload: { ...siteOfTests.upload, mimetype } }).upload;

  it('has the keys of both client generations', () => {
    expect(Object.keys(of({})).sort()).toEqual(
      [
        ...['apiUrl', 'cdnUrl', 'protocols', 'recordNumber'],
        ...['service_email', 'service_phone', 'service_wechat_qr_code', 'siteName', 'upload', 'version'],
      ].sort(),
    );
    expect(upload('jpg,application/pdf')).toEqual({
      mode: 'local',
      maxSize: 10_485_760,
      maxsize: 10_485_760,
      saveName: siteOfTests.upload.save_name,
      savename: siteOfTests.upload.save_name,
      allowedSuffixes: 'jpg',
      allowedMimeTypes: ['application/pdf'],
      mimetype: 'jpg,application/pdf',
    });
  });

  it('spells out for the newer clients what the older ones read as patterns', () => {
    expect(upload('image/*').allowedSuffixes).toBe('png,jpg,jpeg,gif,webp,bmp');
    expect(upload('*').allowedSuffixes.split(',')).toEqual(expect.arrayContaining(['png', 'xlsx', 'txt']));
  });

  it.each([
    ['L', '', 'https://parcels.example'],
    ['C', '', '//parcels.example'],
    ['L', 'https://cdn.example/', 'https://cdn.example'],
  ] as const)('tells %s with %j that files are at %s', (client, cdn_url, expected) => {
    expect(of({ cdn_url }, client).cdnUrl).toBe(expected);
  });
});
