import { Readable } from 'node:stream';
import { Controller, Get, Res } from '@nestjs/common';
import type { Client } from '@parcelway/contracts';
import { attachment, DomainError } from '@parcelway/contracts';
import type { FileStorage, StoredFacts } from '@parcelway/platform';
import { InjectClient } from '@parcelway/platform';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public } from '../auth/access';
import { FileReaders } from './file-readers';
import { callContextOf } from '../http/call-context';
import { HttpRequest } from '../http/input';
import { rangeOf } from './byte-range';
import { fileHeaders, keyIn } from './file-headers';
import { StoredFiles } from './stored-files';

const PRIVATE = 'private/';

/** Uploaded files under the addresses their rows have. */
@Controller('storage')
export class StorageController {
  constructor(
    @InjectClient(attachment) private readonly attachments: Client<typeof attachment>,
    private readonly files: StoredFiles,
    private readonly readers: FileReaders,
  ) {}

  @Get('*')
  @Public()
  async file(@HttpRequest() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const key = keyIn(request.url);
    const isPrivate = key.startsWith(PRIVATE);
    if (isPrivate && !(await this.mayRead(request, key))) throw new DomainError('file.not_found');
    const { storage, facts } = await this.find(key);
    void reply.headers(fileHeaders(key, facts, isPrivate));
    if (request.headers['if-none-match'] === facts.etag) return void reply.code(304).send();
    const range = rangeOf(request.headers, facts);
    if (range === 'outside') {
      void reply.header('content-range', `bytes */${facts.size}`);
      throw new DomainError('file.range');
    }
    if (range)
      void reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${facts.size}`);
    void reply.header('content-length', range ? range.end - range.start + 1 : facts.size);
    // A stream, since the server would set the length of anything else over the one that GET has.
    const isHead = request.method === 'HEAD';
    void reply.send(isHead ? Readable.from([]) : await storage.read(key, range ?? undefined));
  }

  private async find(key: string): Promise<{ storage: FileStorage; facts: StoredFacts }> {
    const { local } = this.files;
    const here = await local.storage.facts(key);
    if (here) return { storage: local.storage, facts: here };
    const { name, storage } = await this.files.current();
    const there = name === 'local' ? null : await storage.facts(key);
    if (!there) throw new DomainError('file.not_found');
    return { storage, facts: there };
  }

  private async mayRead(request: FastifyRequest, key: string): Promise<boolean> {
    for (const session of this.readers.of(request)) {
      const context = callContextOf(request, 'other', session);
      if (session.kind === 'admin' && (await this.readers.mayReadAsStaff(key, session, context))) return true;
      if (await this.attachments.mayRead({ url: `/storage/${key}` }, context)) return true;
    }
    return false;
  }
}
