import { createHash, createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { openBucket, openLocalStorage } from '.';
import type { FileStorage } from './storage';

const SECRET = 'the-secret-key';
const KEY = 'default/20261128/运单 1+1.pdf';

const sha256 = (data: Buffer | string): string => createHash('sha256').update(data).digest('hex');
const hmac = (key: Buffer | string, data: string): Buffer => createHmac('sha256', key).update(data).digest();

/** Signature of version 4, worked out anew from what arrived. */
function isSigned({ method, url = '', headers }: IncomingMessage, body: Buffer): boolean {
  const found =
    /Credential=access-key\/(\d{8})\/([\w-]+)\/s3\/aws4_request, ?SignedHeaders=([\w;-]+), ?Signature=(\w+)/.exec(
      headers.authorization ?? '',
    );
  if (!found) return false;
  const [, day = '', region = '', signed = '', signature] = found;
  const [path = '', query = ''] = url.split('?');
  const hash = String(headers['x-amz-content-sha256']);
  if (hash !== 'UNSIGNED-PAYLOAD' && hash !== sha256(body)) return false;
  const canonical = [
    method,
    path,
    query
      .split('&')
      .filter(Boolean)
      .map((pair) => (pair.includes('=') ? pair : `${pair}=`))
      .sort()
      .join('&'),
    ...signed.split(';').map((name) => `${name}:${String(headers[name]).trim()}`),
    '',
    signed,
    hash,
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const toSign = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(canonical)].join('\n');
  const key = [day, region, 's3', 'aws4_request'].reduce<Buffer | string>(
    (last, part) => hmac(last, part),
    `AWS4${SECRET}`,
  );
  return hmac(key, toSign).toString('hex') === signature;
}

/** Just enough of S3 for one bucket. */
function bucketServer(files: Map<string, Buffer>): Server {
  return createServer((request, response) => {
    void buffer(request).then((body) => {
      const path = decodeURIComponent(request.url?.split('?')[0] ?? '');
      const file = files.get(path);
      if (!isSigned(request, body)) response.writeHead(403).end();
      else if (request.method === 'PUT') {
        files.set(path, body);
        response.writeHead(200, { etag: `"${sha256(body).slice(0, 32)}"` }).end();
      } else if (request.method === 'DELETE') {
        files.delete(path);
        response.writeHead(204).end();
      } else if (!file) response.writeHead(404).end();
      else {
        const [, from, to] = /bytes=(\d+)-(\d+)/.exec(request.headers.range ?? '') ?? [];
        const part = from === undefined ? file : file.subarray(Number(from), Number(to) + 1);
        response.writeHead(from === undefined ? 200 : 206, {
          'content-length': part.length,
          etag: `"${sha256(file).slice(0, 32)}"`,
          'last-modified': new Date(0).toUTCString(),
        });
        response.end(request.method === 'HEAD' ? undefined : part);
      }
    });
  });
}

describe('file storage', () => {
  const files = new Map<string, Buffer>();
  const server = bucketServer(files);
  let folder: string;
  let source: string;
  const bucket = (secret_key: string): Promise<FileStorage> =>
    openBucket({
      endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      region: 'eu-west-2',
      bucket: 'parcels',
      access_key: 'access-key',
      secret_key,
      is_path_style: true,
    });

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'storage-'));
    source = join(folder, 'source');
    await writeFile(source, 'the bytes of a file');
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(async () => {
    server.closeAllConnections();
    server.close();
    await rm(folder, { recursive: true, force: true });
  });

  it.each([
    ['on this machine', async () => openLocalStorage(join(folder, 'data'))],
    ['in a bucket', () => bucket(SECRET)],
  ])('keeps, tells of, reads and removes files %s', async (_name, open) => {
    const storage = await open();
    expect(await storage.facts(KEY)).toBeNull();
    await storage.put(KEY, source, 'application/pdf');
    const facts = await storage.facts(KEY);
    expect([facts?.size, facts?.etag]).toEqual([19, expect.stringMatching(/^".+"$/)]);
    expect(facts?.modified.getTime()).toBeGreaterThanOrEqual(0);
    expect((await buffer(await storage.read(KEY))).toString()).toBe('the bytes of a file');
    expect((await buffer(await storage.read(KEY, { start: 4, end: 8 }))).toString()).toBe('bytes');
    await storage.remove(KEY);
    await storage.remove(KEY);
    expect(await storage.facts(KEY)).toBeNull();
  });

  it('leaves no half file behind and never leaves its folder', async () => {
    const storage = openLocalStorage(join(folder, 'data'));
    await expect(storage.put('a.txt', join(folder, 'missing'), 'text/plain')).rejects.toThrow();
    expect((await readdir(join(folder, 'data', 'storage'))).filter((name) => name.includes('a.txt'))).toEqual(
      [],
    );
    for (const key of ['../source', 'a/../../../source', 'a\0b']) {
      await expect(storage.put(key, source, 'text/plain')).rejects.toThrow();
      expect(await storage.facts(key)).toBeNull();
    }
  });

  it('fails when the bucket refuses the signature', async () => {
    const storage = await bucket('another-key');
    await expect(storage.put(KEY, source, 'application/pdf')).rejects.toThrow();
    expect(files.size).toBe(0);
  });
});
