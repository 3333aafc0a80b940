import type { CallContext, ErrorParams, FieldError } from '@parcelway/contracts';
import { DomainError, isErrorCode } from '@parcelway/contracts';
import { headers } from 'nats';
import type { Msg, MsgHdrs } from 'nats';

const CONTEXT = 'ctx';
const ERROR = 'err';
const BINARY = 'bin';
const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** The call context as one NATS header; header values are ASCII, so the JSON is escaped to it. */
export function contextHeaders(context: CallContext): MsgHdrs {
  const result = headers();
  result.set(CONTEXT, asciiJson(context));
  return result;
}

export function contextOf(message: Msg): CallContext {
  return JSON.parse(message.headers?.get(CONTEXT) ?? '{}') as CallContext;
}

function asciiJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[\u007f-\uffff]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

export function encodeJson(value: unknown): Uint8Array {
  return encoder.encode(JSON.stringify(value ?? null));
}

export function decodeJson(data: Uint8Array): unknown {
  return data.length === 0 ? null : (JSON.parse(decoder.decode(data)) as unknown);
}

interface WireError {
  readonly code: string;
  readonly params: ErrorParams;
  readonly fields: readonly FieldError[];
}

export function respondWith(message: Msg, reply: unknown): void {
  if (reply instanceof Uint8Array) {
    const binary = headers();
    binary.set(BINARY, '1');
    message.respond(reply, { headers: binary });
    return;
  }
  message.respond(encodeJson(reply));
}

export function respondWithError(message: Msg, error: DomainError): void {
  const marked = headers();
  marked.set(ERROR, '1');
  const wire: WireError = { code: error.code, params: error.params, fields: error.fields };
  message.respond(encodeJson(wire), { headers: marked });
}

/** The answer, or the DomainError that was thrown on the other side. */
export function readReply(message: Msg): unknown {
  if (message.headers?.get(BINARY)) return message.data;
  const value = decodeJson(message.data);
  if (!message.headers?.get(ERROR)) return value;
  const error = value as WireError;
  throw isErrorCode(error.code)
    ? new DomainError(error.code, error.params, error.fields)
    : new DomainError('internal', { requestId: '-' });
}
