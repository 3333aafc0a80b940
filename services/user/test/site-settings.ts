import { Settings } from '../src/config/settings';
import type { UserServiceUnderTest } from './running-service';

/** Changes settings for a test; what it answers puts the former values back. */
export async function setSettings(
  under: UserServiceUnderTest,
  values: Readonly<Record<string, string>>,
): Promise<() => Promise<void>> {
  const before = (await under.database.query(`SELECT name, value FROM config WHERE name = ANY($1)`, [
    Object.keys(values),
  ])) as { name: string; value: string }[];
  await put(under, Object.entries(values));
  return () =>
    put(
      under,
      before.map(({ name, value }) => [name, value]),
    );
}

async function put(under: UserServiceUnderTest, entries: readonly [string, string][]): Promise<void> {
  for (const [name, value] of entries)
    await under.database.query(`UPDATE config SET value = $2 WHERE name = $1`, [name, value]);
  under.running.app.get(Settings).drop();
}
