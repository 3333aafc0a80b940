import { randomUUID } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** Argon2id with 19 MiB and two passes: the first choice of OWASP's password storage cheat sheet. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

let nobody: Promise<string> | undefined;

/** The hash of a password that nobody has: what a log in is checked against when the user name is unknown. */
function nobodysHash(): Promise<string> {
  return (nobody ??= hash(randomUUID(), COST));
}

/** A password as it is stored: argon2id in PHC form, its own salt and cost inside. */
export function hashPassword(plain: string): Promise<string> {
  return hash(plain, COST);
}

/**
 * Whether the password is the stored one. `null` (nobody of that name) costs as much time as a wrong password and is false; so is a
 * stored text that is no hash.
 */
export async function verifyPassword(stored: string | null, plain: string): Promise<boolean> {
  if (stored === null) {
    await verify(await nobodysHash(), plain);
    return false;
  }
  try {
    return await verify(stored, plain);
  } catch {
    return false;
  }
}

/** Makes the first log in of a process cost no more than the later ones. */
export async function preparePasswordCheck(): Promise<void> {
  await nobodysHash();
}
