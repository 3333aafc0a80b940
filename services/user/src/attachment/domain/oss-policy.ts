import { createHmac } from 'node:crypto';
import type { OssSignature } from '@parcelway/contracts';

const LIFE_S = 600;

export interface OssAccount {
  /** `oss-eu-west-1.aliyuncs.com` */
  readonly endpoint: string;
  readonly bucket: string;
  readonly accessKey: string;
  readonly secretKey: string;
}

/** A post policy of OSS: files up to `maxBytes` below `dir` for ten minutes, signed with HMAC-SHA1. */
export function ossPostPolicy(
  { endpoint, bucket, accessKey, secretKey }: OssAccount,
  { dir, maxBytes, now }: { readonly dir: string; readonly maxBytes: number; readonly now: number },
): OssSignature {
  const expire = Math.floor(now / 1_000) + LIFE_S;
  const policy = Buffer.from(
    JSON.stringify({
      expiration: new Date(expire * 1_000).toISOString(),
      conditions: [{ bucket }, ['content-length-range', 0, maxBytes], ['starts-with', '$key', dir]],
    }),
  ).toString('base64');
  return {
    accessid: accessKey,
    policy,
    signature: createHmac('sha1', secretKey).update(policy).digest('base64'),
    host: `https://${bucket}.${endpoint}`,
    dir,
    expire,
  };
}
