import type { SiteSettings } from '@parcelway/contracts';
import type { LegacyClient } from '@parcelway/legacy';
import type { FastifyRequest } from 'fastify';
import { knownSuffixes } from '../files/file-kinds';

/** Settings of the site in the keys of both client generations; the clients replace their whole store with them. */
export function siteConfigOf(site: SiteSettings, request: FastifyRequest, client: LegacyClient) {
  const { upload } = site;
  // Clients send files to us under either; only OSS has uploads that go past us.
  const mode = upload.mode === 'alioss' ? 'alioss' : 'local';
  return {
    siteName: site.site_name,
    recordNumber: site.record_number,
    version: site.version,
    cdnUrl: cdnUrlOf(site, request, client),
    apiUrl: site.api_url,
    service_wechat_qr_code: site.service_wechat_qr_code,
    service_phone: site.service_phone,
    service_email: site.service_email,
    protocols: site.protocols,
    upload: {
      mode,
      maxSize: upload.max_bytes,
      maxsize: upload.max_bytes,
      saveName: upload.save_name,
      savename: upload.save_name,
      allowedSuffixes: suffixesIn(upload.mimetype),
      allowedMimeTypes: mimeTypesIn(upload.mimetype),
      mimetype: upload.mimetype,
    },
  };
}

/** Where uploads are read from: the configured address, else this host, without its scheme for the newer generation. */
export function cdnUrlOf({ cdn_url }: SiteSettings, request: FastifyRequest, client: LegacyClient): string {
  if (cdn_url !== '') return cdn_url.replace(/\/+$/, '');
  return `${client === 'C' ? '' : `${request.protocol}:`}//${request.host}`;
}

function partsOf(mimetype: string): string[] {
  return mimetype
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
}

/** The newer clients know suffixes and whole MIME types only: `*` and `image/*` are spelt out for them. */
function suffixesIn(mimetype: string): string {
  const suffixes = partsOf(mimetype).flatMap((part) => {
    if (part === '*') return knownSuffixes();
    return part.endsWith('/*') ? knownSuffixes(part.slice(0, -1)) : part.includes('/') ? [] : [part];
  });
  return [...new Set(suffixes)].join(',');
}

function mimeTypesIn(mimetype: string): string[] {
  return partsOf(mimetype).filter((part) => part.includes('/') && !part.endsWith('/*'));
}
