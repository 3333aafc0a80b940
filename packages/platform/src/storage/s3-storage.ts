import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { S3Client } from '@aws-sdk/client-s3';
import type { BucketAccess, ByteRange, FileStorage, StoredFacts } from './storage';

type Sdk = typeof import('@aws-sdk/client-s3');

/** Files in a bucket of an S3-compatible service. */
export class S3Storage implements FileStorage {
  private constructor(
    private readonly sdk: Sdk,
    private readonly client: S3Client,
    private readonly bucket: string,
  ) {}

  /** The client of the service is large: it is loaded only where a bucket is used. */
  static async open(access: BucketAccess): Promise<S3Storage> {
    const sdk = await import('@aws-sdk/client-s3');
    const client = new sdk.S3Client({
      endpoint: access.endpoint,
      region: access.region,
      forcePathStyle: access.is_path_style,
      credentials: { accessKeyId: access.access_key, secretAccessKey: access.secret_key },
      // Compatible services do not know the newer checksums.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      maxAttempts: 2,
    });
    return new S3Storage(sdk, client, access.bucket);
  }

  async put(key: string, path: string, mimetype: string): Promise<void> {
    // Whole, since a stream cannot be signed over plain HTTP; uploads are bounded.
    const Body = await readFile(path);
    await this.client.send(
      new this.sdk.PutObjectCommand({ Bucket: this.bucket, Key: key, Body, ContentType: mimetype }),
    );
  }

  async facts(key: string): Promise<StoredFacts | null> {
    try {
      const { ContentLength, ETag, LastModified } = await this.client.send(
        new this.sdk.HeadObjectCommand({ Bucket: this.bucket, Key: key }),
      );
      return { size: ContentLength ?? 0, etag: ETag ?? `"${key}"`, modified: LastModified ?? new Date(0) };
    } catch (error) {
      const { $metadata } = error as { $metadata?: { httpStatusCode?: number } };
      if ($metadata?.httpStatusCode === 404) return null;
      throw error;
    }
  }

  async read(key: string, range?: ByteRange): Promise<Readable> {
    const { Body } = await this.client.send(
      new this.sdk.GetObjectCommand({
        Bucket: this.bucket,
        Key: key,
        ...(range ? { Range: `bytes=${range.start}-${range.end}` } : {}),
      }),
    );
    if (!(Body instanceof Readable)) throw new Error(`no bytes for ${key}`);
    return Body;
  }

  async remove(key: string): Promise<void> {
    await this.client.send(new this.sdk.DeleteObjectCommand({ Bucket: this.bucket, Key: key }));
  }
}
