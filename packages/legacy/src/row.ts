import type { ResourceRow } from '@parcelway/contracts';
import type { Resource } from '@parcelway/contracts/resources';
import { fieldsOf } from '@parcelway/contracts/resources';
import { shownAvatar, storedAvatar } from './avatar';
import { instantOfLocalTime, isLocalTime } from './site-time';
import { currentSpelling, withOlderSpellings } from './spelling';

const instantFields = new WeakMap<Resource, readonly string[]>();

function instantsOf(resource: Resource): readonly string[] {
  const known = instantFields.get(resource);
  if (known) return known;
  const names = Object.entries(fieldsOf(resource)).flatMap(([name, { kind }]) =>
    kind === 'instant' ? [name] : [],
  );
  instantFields.set(resource, names);
  return names;
}

/** A row as legacy tables read it: instants in epoch seconds, older spellings beside; money, flags and enums as they come. */
export function presentRow(resource: Resource, row: ResourceRow): Record<string, unknown> {
  const result: Record<string, unknown> = { ...row };
  for (const name of instantsOf(resource)) {
    const value = row[name];
    if (typeof value === 'string') result[name] = Math.floor(Date.parse(value) / 1000);
  }
  if ('avatar' in row) result['avatar'] = shownAvatar(row['avatar']);
  return withOlderSpellings(result);
}

/** What a legacy form posts, as a row for its owner: names in the current spelling, local times as ISO instants, `id` left out. */
export function readRow(
  resource: Resource,
  posted: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const instants = new Set(instantsOf(resource));
  const row: Record<string, unknown> = {};
  for (const [written, value] of Object.entries(posted)) {
    const name = currentSpelling(written);
    if (name === 'id' || name === 'version' || (name !== written && name in posted)) continue;
    const isLocal = instants.has(name) && typeof value === 'string' && isLocalTime(value);
    row[name] = isLocal
      ? (instantOfLocalTime(value) ?? value)
      : name === 'avatar'
        ? storedAvatar(value)
        : value;
  }
  return row;
}
