import { Inject, Injectable } from '@nestjs/common';
import type { StorageAccess, StorageName } from '@parcelway/contracts';
import type { Config, FileStorage } from '@parcelway/platform';
import { CONFIG, openBucket, openLocalStorage } from '@parcelway/platform';
import { Settings } from '../config/settings';

/** The storages that the site's settings name. */
@Injectable()
export class Storages {
  constructor(
    private readonly settings: Settings,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** The storage new uploads go to. */
  async current(): Promise<StorageAccess> {
    const mode = await this.settings.text('upload_mode');
    return this.access(mode === 's3' || mode === 'alioss' ? mode : 'local');
  }

  async of(name: StorageName): Promise<FileStorage> {
    const { bucket } = await this.access(name);
    return bucket ? openBucket(bucket) : openLocalStorage(this.config.dataDir);
  }

  private async access(name: StorageName): Promise<StorageAccess> {
    const { settings } = this;
    if (name === 'local') return { name, bucket: null };
    if (name === 's3') {
      const endpoint = await settings.text('s3_endpoint');
      return {
        name,
        bucket: {
          endpoint,
          region: await settings.text('s3_region'),
          bucket: await settings.text('s3_bucket'),
          access_key: await settings.text('s3_access_key'),
          secret_key: await settings.text('s3_secret_key'),
          is_path_style: !endpoint.includes('.amazonaws.com'),
        },
      };
    }
    const host = await settings.text('oss_endpoint');
    return {
      name,
      bucket: {
        // Its address for the S3 protocol; the bucket is a host of it.
        endpoint: `https://s3.${host}`,
        region: host.split('.')[0] ?? '',
        bucket: await settings.text('oss_bucket'),
        access_key: await settings.text('oss_access_key'),
        secret_key: await settings.text('oss_secret_key'),
        is_path_style: false,
      },
    };
  }
}
