import { createSign, createVerify } from 'node:crypto';
import type { KeyObject } from 'node:crypto';

export type Fields = Readonly<Record<string, string>>;

/** What is signed of a form: its fields as `name=value`, in the order of their names, `&` between; neither empty ones nor the signature. */
function signedText(fields: Fields, unsigned: readonly string[]): string {
  return Object.keys(fields)
    .filter((name) => fields[name] !== '' && !unsigned.includes(name))
    .sort()
    .map((name) => `${name}=${fields[name]}`)
    .join('&');
}

export const signText = (text: string, key: KeyObject): string =>
  createSign('RSA-SHA256').update(text, 'utf8').sign(key, 'base64');

/** A notice with its signature (RSA2), which covers all but `sign` and `sign_type`. */
export const signedNotice = (fields: Fields, key: KeyObject): Fields => ({
  ...fields,
  sign_type: 'RSA2',
  sign: signText(signedText(fields, ['sign', 'sign_type']), key),
});

/** Whether a merchant's request was signed with the key to this one; the signature covers all but `sign`. */
export const isSignedRequest = (fields: Fields, key: KeyObject): boolean =>
  createVerify('RSA-SHA256')
    .update(signedText(fields, ['sign']), 'utf8')
    .verify(key, fields['sign'] ?? '', 'base64');
