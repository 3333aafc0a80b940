import type { Settings } from './settings';

/** Origin of an address on the web as a browser writes it; null for anything else. */
function originOf(address: string): string | null {
  const url = URL.canParse(address) ? new URL(address) : null;
  return url && /^https?:$/.test(url.protocol) ? url.origin : null;
}

/** A bucket is a path of services run by oneself, and a host of Amazon's. */
function s3Address(endpoint: string, bucket: string): string {
  return endpoint.includes('.amazonaws.com') ? endpoint.replace('://', `://${bucket}.`) : endpoint;
}

/** Origins beside the site's own that pictures of the settings' storage and CDN come from. */
export async function pictureOrigins(settings: Settings): Promise<readonly string[]> {
  const mode = await settings.text('upload_mode');
  const storage =
    mode === 's3'
      ? s3Address(await settings.text('s3_endpoint'), await settings.text('s3_bucket'))
      : mode === 'alioss'
        ? `https://${await settings.text('oss_bucket')}.${await settings.text('oss_endpoint')}`
        : '';
  const origins = [storage, await settings.text('cdn_url')].map(originOf);
  return [...new Set(origins.filter((origin) => origin !== null))];
}
