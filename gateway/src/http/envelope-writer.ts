import { Readable } from 'node:stream';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { success } from '@parcelway/legacy';
import type { FastifyReply } from 'fastify';
import { Answer, EventStream, FileStream, Pdf, Png, Xlsx } from './answer';
import { isLegacy } from './faces';
import { successText } from './success-texts';

const JSON_TYPE = 'application/json; charset=utf-8';
const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/**
 * Writes what a handler returned in the form of the face it was asked through: `{code, msg, time, data}` on the legacy faces, plain
 * JSON elsewhere, bytes for a PDF, a workbook or a picture, events as they come. Sits where Nest hands the result to Fastify, since an interceptor would cost every request a chain
 * of observables.
 */
export class EnvelopeWriter extends FastifyAdapter {
  override reply(reply: FastifyReply, body: unknown, status?: number): FastifyReply {
    const { facts, callContext } = reply.request;
    if (!facts) return super.reply(reply, body, status) as FastifyReply;
    if (body instanceof Pdf) return writeFile(reply, body, 'application/pdf', 'inline');
    if (body instanceof Xlsx) return writeFile(reply, body, XLSX_TYPE, 'attachment');
    if (body instanceof FileStream) return writeStream(reply, body);
    if (body instanceof Png) return writePng(reply, body);
    if (body instanceof EventStream) return writeEvents(reply, body);
    if (typeof body === 'string') return reply.send(body);
    const answer = body instanceof Answer ? body : null;
    const data = answer ? answer.data : body;
    if (isLegacy(facts.face)) {
      const text = answer && callContext ? successText(answer.text, callContext.locale, answer.params) : '';
      return reply
        .code(200)
        .header('content-type', JSON_TYPE)
        .send(JSON.stringify(success(data, text)));
    }
    if (status !== undefined) reply.code(status);
    if (data === undefined) return reply.send();
    return reply.header('content-type', JSON_TYPE).send(JSON.stringify(data));
  }
}

function writeFile(
  reply: FastifyReply,
  { bytes, filename }: Pdf | Xlsx,
  type: string,
  disposition: 'inline' | 'attachment',
): FastifyReply {
  return named(reply, filename, type, disposition).send(
    Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
  );
}

function writeStream(reply: FastifyReply, { bytes, filename, type }: FileStream): FastifyReply {
  return named(reply, filename, type, 'attachment').send(bytes);
}

function named(
  reply: FastifyReply,
  filename: string,
  type: string,
  disposition: 'inline' | 'attachment',
): FastifyReply {
  const plain = filename.replace(/[^\w.-]/g, '_');
  return reply
    .code(200)
    .header('content-type', type)
    .header(
      'content-disposition',
      `${disposition}; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(filename)}`,
    )
    .header('cache-control', 'private, no-store');
}

function writePng(reply: FastifyReply, { bytes }: Png): FastifyReply {
  return reply
    .code(200)
    .header('content-type', 'image/png')
    .header('cache-control', 'no-store')
    .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
}

export const EVENT_STREAM = 'text/event-stream';

/** Always 200: a browser's EventSource tells its page nothing of another status. */
function writeEvents(reply: FastifyReply, { events }: EventStream): FastifyReply {
  const reader = new AbortController();
  reply.raw.once('close', () => reader.abort());
  return reply
    .code(200)
    .header('content-type', EVENT_STREAM)
    .header('cache-control', 'no-cache')
    .header('x-accel-buffering', 'no')
    .send(Readable.from(events(reader.signal), { highWaterMark: 1 }));
}
