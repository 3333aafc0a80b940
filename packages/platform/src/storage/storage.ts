import type { Readable } from 'node:stream';

/** What is known of a stored file without reading it. */
export interface StoredFacts {
  readonly size: number;
  /** Quoted, as HTTP has it. */
  readonly etag: string;
  readonly modified: Date;
}

/** Bytes `start` to `end`, both inclusive. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** Where uploaded files lie. A key is a path without a leading slash: `default/20261128/name<sha1>.png`. */
export interface FileStorage {
  /** Puts the file of that path under a key; what was there is replaced. */
  put(key: string, path: string, mimetype: string): Promise<void>;
  /** Null when there is no such file. */
  facts(key: string): Promise<StoredFacts | null>;
  /** The bytes, or those of a range; fails when there is no such file. */
  read(key: string, range?: ByteRange): Promise<Readable>;
  /** Removes a file; one that is not there is no fault. */
  remove(key: string): Promise<void>;
}

/** Access to an S3-compatible service. */
export interface BucketAccess {
  /** `https://s3.eu-west-2.amazonaws.com` */
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  readonly access_key: string;
  readonly secret_key: string;
  /** The bucket is part of the path, not of the host. */
  readonly is_path_style: boolean;
}
