import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Multipart, MultipartFile } from '@fastify/multipart';
import { DomainError } from '@parcelway/contracts';
import type { FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** Both put there by @fastify/multipart. */
    isMultipart(): boolean;
    parts(options: object): AsyncIterableIterator<Multipart>;
  }
}

const HEAD_BYTES = 4_096;

/** A file as it came in, on this machine's disk. */
export interface ReceivedFile {
  readonly path: string;
  readonly filename: string;
  readonly size: number;
  readonly sha1: string;
  /** Its first kilobytes. */
  readonly head: Buffer;
  /** Text fields of the form. */
  readonly fields: Readonly<Record<string, string>>;
}

/**
 * Writes the part `file` of a form to a temporary file, hands it to `use` and removes it. Errors: upload.none without such a part,
 * upload.incomplete without a name or bytes and when the connection breaks, upload.too_large.
 */
export async function withReceivedFile<Result>(
  request: FastifyRequest,
  maxBytes: number,
  use: (file: ReceivedFile) => Promise<Result>,
): Promise<Result> {
  if (!request.isMultipart()) throw new DomainError('upload.none');
  const path = join(tmpdir(), `upload-${randomUUID()}`);
  try {
    return await use(await receive(request, maxBytes, path));
  } finally {
    await rm(path, { force: true });
  }
}

async function receive(request: FastifyRequest, maxBytes: number, path: string): Promise<ReceivedFile> {
  const fields: Record<string, string> = {};
  let written: (Written & { readonly filename: string }) | null = null;
  try {
    const limits = { fileSize: maxBytes, files: 5, fields: 50, fieldSize: 4_096 };
    for await (const part of request.parts({ limits, throwFileSizeLimit: false })) {
      if (part.type === 'field') fields[part.fieldname] = String(part.value);
      else if (part.fieldname !== 'file' || written) part.file.resume();
      else written = { ...(await write(part, path)), filename: part.filename ?? '' };
    }
  } catch (error) {
    if (error instanceof DomainError) throw error;
    throw new DomainError('upload.incomplete');
  }
  if (!written) throw new DomainError('upload.none');
  if (written.isTruncated) throw new DomainError('upload.too_large');
  if (written.filename === '' || written.size === 0) throw new DomainError('upload.incomplete');
  const { filename, size, sha1 } = written;
  return { path, filename, size, sha1, head: await headOf(path), fields };
}

interface Written {
  readonly size: number;
  readonly sha1: string;
  readonly isTruncated: boolean;
}

async function write({ file }: MultipartFile, path: string): Promise<Written> {
  const hash = createHash('sha1');
  let size = 0;
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      size += chunk.length;
      done(null, chunk);
    },
  });
  await pipeline(file as Readable, counted, createWriteStream(path));
  return { size, sha1: hash.digest('hex'), isTruncated: file.truncated };
}

async function headOf(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
