import type { FastifyReply } from 'fastify';
import { suffixSvg } from './suffix-svg';

export interface SuffixSvgInput {
  readonly suffix?: unknown;
  readonly background?: unknown;
}

/** The picture with its headers; it is shown as an image and may run nothing. */
export function suffixSvgAnswer({ suffix, background }: SuffixSvgInput, reply: FastifyReply): string {
  void reply
    .header('content-type', 'image/svg+xml')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('cache-control', 'public, max-age=86400');
  return suffixSvg(textOf(suffix), textOf(background));
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
