import { createHash, randomUUID, timingSafeEqual } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** Argon2id with 19 MiB and two passes: the first choice of OWASP's password storage cheat sheet. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** A password brought over from the former system: `md5$<salt>$<md5(md5(password) + salt)>`, hex in lower case. */
const LEGACY_FORM = /^md5\$([^$]{0,64})\$([0-9a-f]{32})$/;

let nobody: Promise<string> | undefined;

/** The hash of a password that nobody has: what a log in is checked against when the user name is unknown. */
function nobodysHash(): Promise<string> {
  return (nobody ??= hash(randomUUID(), COST));
}

/** A password as it is stored: argon2id in PHC form, its own salt and cost inside. */
export function hashPassword(plain: string): Promise<string> {
  return hash(plain, COST);
}

/** Whether a stored password is of the former system: it is hashed anew as soon as its owner has typed it. */
export function isLegacyHash(stored: string): boolean {
  return LEGACY_FORM.test(stored);
}

/**
 * Whether the password is the stored one. `null` (nobody of that name) costs as much time as a wrong password and is false; so is a
 * stored text that is no hash. A password of the former system costs no less than the others.
 */
export async function verifyPassword(stored: string | null, plain: string): Promise<boolean> {
  const legacy = LEGACY_FORM.exec(stored ?? '');
  if (stored === null || legacy) {
    await verify(await nobodysHash(), plain);
    return legacy !== null && isLegacyPassword(legacy[1] ?? '', legacy[2] ?? '', plain);
  }
  try {
    return await verify(stored, plain);
  } catch {
    return false;
  }
}

/** The former system trimmed what was typed. */
function isLegacyPassword(salt: string, stored: string, plain: string): boolean {
  const hashed = md5(md5(plain.trim()) + salt);
  return timingSafeEqual(Buffer.from(hashed), Buffer.from(stored));
}

function md5(text: string): string {
  return createHash('md5').update(text).digest('hex');
}

/** Makes the first log in of a process cost no more than the later ones. */
export async function preparePasswordCheck(): Promise<void> {
  await nobodysHash();
}
