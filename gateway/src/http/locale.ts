import type { Locale } from '@parcelway/contracts';
import type { FastifyRequest } from 'fastify';
import type { Face } from './faces';
import { isLegacy } from './faces';

/**
 * The caller's language: `lang` parameter, then `think-lang` header, then, where no person of the existing clients asks, Accept-Language; zh-cn where none says one of the
 * product's two.
 */
export function localeOf(request: FastifyRequest, face: Face): Locale {
  const { lang } = request.query as Record<string, unknown>;
  const asked = read(lang) ?? read(request.headers['think-lang']);
  if (asked) return asked;
  return isLegacy(face) ? 'zh-cn' : preferred(request.headers['accept-language']);
}

function read(value: unknown): Locale | undefined {
  if (typeof value !== 'string' || value === '') return undefined;
  const tag = value.trim().toLowerCase();
  if (tag === 'en' || tag.startsWith('en-')) return 'en';
  return tag === 'zh' || tag.startsWith('zh-') ? 'zh-cn' : undefined;
}

function preferred(header: string | undefined): Locale {
  const wanted = (header ?? '')
    .split(',')
    .map((part, index) => {
      const [tag = '', ...params] = part.split(';');
      const quality = Number(params.map((param) => /^\s*q=([\d.]+)/.exec(param)?.[1]).find(Boolean) ?? 1);
      return { locale: read(tag), quality, index };
    })
    .filter(({ locale, quality }) => locale !== undefined && quality > 0)
    .sort((a, b) => b.quality - a.quality || a.index - b.index);
  return wanted[0]?.locale ?? 'zh-cn';
}
