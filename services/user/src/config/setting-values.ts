import { isIP } from 'node:net';
import type { ErrorParams, FieldRule } from '@parcelway/contracts';
import { cleanHtml } from '@parcelway/crud';
import { EMAIL_PATTERN } from '../address/domain/contact';
import type { ConfigEntity } from './config.entity';
import { declaredItem } from './setting-items';

/** Shown in the place of a secret that is set; sent back, it means: unchanged. */
export const SECRET_MASK = '******';

const JSON_TYPES: ReadonlySet<string> = new Set(['checkbox', 'array', 'selects']);
const COMMA_TYPES: ReadonlySet<string> = new Set(['city', 'remoteSelects']);
const CHOICE_TYPES: ReadonlySet<string> = new Set(['radio', 'checkbox', 'select', 'selects']);
const LONGEST = 100_000;

export type Setting = Pick<ConfigEntity, 'name' | 'type' | 'value' | 'content' | 'rule'>;

export type Accepted =
  { readonly stored: string } | { readonly rule: FieldRule; readonly params?: ErrorParams };

export function isSecret({ type }: Pick<Setting, 'type'>): boolean {
  return type === 'password';
}

export function hasChoices(type: string): boolean {
  return CHOICE_TYPES.has(type);
}

/** A stored value as forms of the existing clients read it (wire contract 10.1); a secret only says whether it is set. */
export function typedValue(setting: Setting): unknown {
  const { type, value } = setting;
  if (isSecret(setting)) return value === '' ? '' : SECRET_MASK;
  if (value === '0') return value;
  if (JSON_TYPES.has(type)) return value === '' ? [] : parsed(value);
  if (type === 'switch') return value !== '';
  if (COMMA_TYPES.has(type)) return value === '' ? [] : value.split(',');
  return value;
}

/** JSON object of a column, `empty` where there is none. */
export function objectIn<Empty>(text: string, empty: Empty): Readonly<Record<string, string>> | Empty {
  if (text === '') return empty;
  const value = parsed(text);
  return typeof value === 'object' && value !== null && Object.keys(value).length > 0
    ? (value as Record<string, string>)
    : empty;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return [];
  }
}

/**
 * What a form sent, as it is stored; a secret still in the open. A secret that is left empty or masked stays what it is: null.
 */
export function acceptValue(setting: Setting, sent: unknown): Accepted | null {
  if (isSecret(setting) && (blank(sent) || sent === SECRET_MASK)) return null;
  const accepted = readValue(setting, sent);
  if ('rule' in accepted) return accepted;
  const { stored } = accepted;
  const rules = setting.rule.split(',');
  if (stored === '' || stored === '[]') return rules.includes('required') ? { rule: 'required' } : accepted;
  if (rules.includes('email') && !EMAIL_PATTERN.test(stored)) return { rule: 'email' };
  return ownRules[setting.name]?.(stored) ?? accepted;
}

const blank = (sent: unknown): boolean => sent === undefined || sent === null || sent === '';

function readValue(setting: Setting, sent: unknown): Accepted {
  const { type } = setting;
  if (type === 'switch') return { stored: blank(sent) || sent === '0' || !sent ? '0' : '1' };
  if (JSON_TYPES.has(type)) return readList(type, sent);
  if (Array.isArray(sent)) return readText(sent.join(','));
  if (blank(sent)) return { stored: '' };
  if (type === 'number') return readNumber(setting, sent);
  if (type === 'time')
    return /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/.test(String(sent))
      ? { stored: String(sent).padEnd(8, ':00') }
      : { rule: 'pattern' };
  if (typeof sent === 'object') return { rule: 'text' };
  if (CHOICE_TYPES.has(type)) return readChoice(setting, String(sent));
  return readText(type === 'editor' ? cleanHtml(String(sent)) : String(sent));
}

function readText(text: string): Accepted {
  return text.length > LONGEST ? { rule: 'max_length', params: { max: LONGEST } } : { stored: text.trim() };
}

function readList(type: string, sent: unknown): Accepted {
  if (blank(sent)) return { stored: '' };
  if (!Array.isArray(sent)) return { rule: 'json' };
  const isEntry = (one: unknown): boolean => typeof one === 'object' && one !== null && 'key' in one;
  if (type === 'array' && !sent.every(isEntry)) return { rule: 'json' };
  return readText(JSON.stringify(sent));
}

function readNumber({ name }: Setting, sent: unknown): Accepted {
  const text = String(sent);
  if (!/^-?\d{1,12}(\.\d{1,4})?$/.test(text)) return { rule: 'decimal', params: { scale: 4 } };
  const { min, max } = declaredItem(name) ?? {};
  if (min !== undefined && Number(text) < min) return { rule: 'min', params: { min } };
  if (max !== undefined && Number(text) > max) return { rule: 'max', params: { max } };
  return { stored: text };
}

function readChoice({ content }: Setting, key: string): Accepted {
  const choices = Object.keys(objectIn(content, {}));
  return choices.length === 0 || choices.includes(key)
    ? { stored: key }
    : { rule: 'one_of', params: { allowed: choices.join(', ') } };
}

/** Rules that hang on what a setting is for. */
const ownRules: Readonly<Record<string, (stored: string) => Accepted | undefined>> = {
  no_access_ip: (stored) => (lines(stored).every(isNetwork) ? undefined : { rule: 'pattern' }),
  /** Without the hash two files of one name would overwrite each other. */
  upload_savename: (stored) =>
    stored.startsWith('/storage/') &&
    !stored.includes('..') &&
    /\{(fileSha1|filesha1|random32)\}/.test(stored)
      ? undefined
      : { rule: 'pattern' },
};

/** Lines of a text that hold something. */
export function lines(text: string): string[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean);
}

function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
}
