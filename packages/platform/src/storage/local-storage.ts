import { createReadStream } from 'node:fs';
import { copyFile, mkdir, rename, rm, stat } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { dirname, join, normalize, sep } from 'node:path';
import type { Readable } from 'node:stream';
import type { ByteRange, FileStorage, StoredFacts } from './storage';

/** Files below one folder of this machine or of a shared volume. */
export class LocalStorage implements FileStorage {
  private readonly root: string;

  constructor(folder: string) {
    this.root = normalize(folder);
  }

  /** The file appears under its key whole or not at all. */
  async put(key: string, path: string): Promise<void> {
    const target = this.pathOf(key);
    await mkdir(dirname(target), { recursive: true });
    const half = `${target}.${randomUUID()}.part`;
    try {
      await copyFile(path, half);
      await rename(half, target);
    } catch (error) {
      await rm(half, { force: true });
      throw error;
    }
  }

  async facts(key: string): Promise<StoredFacts | null> {
    try {
      const { size, mtime, mtimeMs, ...found } = await stat(this.pathOf(key));
      if ((found.mode & 0o170000) !== 0o100000) return null;
      return { size, etag: `"${size.toString(16)}-${Math.floor(mtimeMs).toString(16)}"`, modified: mtime };
    } catch {
      return null;
    }
  }

  async read(key: string, range?: ByteRange): Promise<Readable> {
    return createReadStream(this.pathOf(key), { ...range });
  }

  async remove(key: string): Promise<void> {
    await rm(this.pathOf(key), { force: true });
  }

  /** Throws for a key that leads out of the folder. */
  private pathOf(key: string): string {
    const path = join(this.root, key);
    if (key.includes('\0') || !path.startsWith(`${this.root}${sep}`))
      throw new Error('The key leaves the storage');
    return path;
  }
}
