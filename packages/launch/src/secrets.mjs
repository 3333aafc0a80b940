import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Plain } from './settings.mjs';

/** Secrets the services read: JWT_SECRET and FIELD_KEY (64 hex digits). */
export const serviceSecrets = ['JWT_SECRET', 'FIELD_KEY'];
/** Passwords of private servers. */
export const serverPasswords = ['POSTGRES_PASSWORD', 'REDIS_PASSWORD'];

/**
 * The named secrets of this copy. Those of the services come from the environment first, and in production only from it;
 * everything else is made once at random and kept in `DATA_DIR/secrets.json`.
 */
export function readSecrets({ dataDir, production }, names, env = process.env) {
  const file = join(dataDir, 'secrets.json');
  const secrets = {};
  let kept;
  let made = false;
  for (const name of names) {
    const ofService = serviceSecrets.includes(name);
    if (ofService && env[name]) {
      secrets[name] = env[name];
      continue;
    }
    if (ofService && production) throw new Plain(`In production ${name} must be set in the environment.`);
    kept ??= readKept(file);
    made ||= kept[name] === undefined;
    kept[name] ??= randomBytes(ofService ? 32 : 16).toString('hex');
    secrets[name] = kept[name];
  }
  if (made) {
    mkdirSync(dataDir, { recursive: true, mode: 0o711 });
    writeFileSync(`${file}.new`, `${JSON.stringify(kept, null, 2)}\n`, { mode: 0o600 });
    renameSync(`${file}.new`, file);
  }
  return secrets;
}

function readKept(file) {
  let text;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if (error.code === 'ENOENT') return {};
    throw error;
  }
  try {
    return JSON.parse(text);
  } catch {
    throw new Plain(
      `${file} is damaged. It holds the key of stored personal data: restore it, or remove the whole folder to begin anew.`,
    );
  }
}
