import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Plain } from './settings.mjs';

/**
 * The secrets of this copy: JWT_SECRET and FIELD_KEY (64 hex digits) for the services, POSTGRES_PASSWORD and
 * REDIS_PASSWORD for private servers. The environment comes first; what it does not say is made once at random and kept in
 * `DATA_DIR/secrets.json`, except JWT_SECRET and FIELD_KEY in production: those must be given.
 */
export function readSecrets({ dataDir, production }, env = process.env) {
  const names = ['JWT_SECRET', 'FIELD_KEY', 'POSTGRES_PASSWORD', 'REDIS_PASSWORD'];
  const file = join(dataDir, 'secrets.json');
  const kept = readKept(file);
  const secrets = {};
  let made = false;
  for (const name of names) {
    const ours = name.endsWith('_PASSWORD');
    if (!ours && env[name]) {
      secrets[name] = env[name];
    } else if (!ours && production) {
      throw new Plain(`In production ${name} must be set in the environment.`);
    } else {
      made ||= kept[name] === undefined;
      kept[name] ??= randomBytes(ours ? 16 : 32).toString('hex');
      secrets[name] = kept[name];
    }
  }
  if (made) {
    mkdirSync(dataDir, { recursive: true });
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
