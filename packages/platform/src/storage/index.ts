import { join } from 'node:path';
import { LocalStorage } from './local-storage';
import { S3Storage } from './s3-storage';
import type { BucketAccess, FileStorage } from './storage';

export type { BucketAccess, ByteRange, FileStorage, StoredFacts } from './storage';

/** Files of this machine, below the data folder. */
export function openLocalStorage(dataDir: string): FileStorage {
  return new LocalStorage(join(dataDir, 'storage'));
}

/** Files of a bucket. */
export function openBucket(access: BucketAccess): Promise<FileStorage> {
  return S3Storage.open(access);
}
