import { gbPostcode, postcodePattern } from '@parcelway/checks';
import type { PostcodePattern } from '@parcelway/checks';
import type { EntityManager } from 'typeorm';
import { ServiceAreaEntity } from './service-area.entity';

/** Lists of postcodes are long and seldom change: compiled once per area and version. */
const compiled = new Map<number, { readonly version: number; readonly pattern: PostcodePattern }>();

function patternOf({ id, version, postcodes }: ServiceAreaEntity): PostcodePattern {
  const known = compiled.get(id);
  if (known?.version === version) return known.pattern;
  const pattern = postcodePattern(postcodes);
  compiled.set(id, { version, pattern });
  return pattern;
}

/**
 * The enabled area that collects at a postcode; of several the first in the list's order. null where nobody collects, and for
 * a text that is no postcode of a street in the United Kingdom.
 */
export async function serviceAreaAt(
  manager: EntityManager,
  zipCode: string,
): Promise<ServiceAreaEntity | null> {
  const postcode = gbPostcode(zipCode);
  if (postcode === null) return null;
  const areas = await manager.find(ServiceAreaEntity, {
    where: { status: true },
    order: { weigh: 'DESC', id: 'DESC' },
  });
  return areas.find((area) => patternOf(area).matches(postcode)) ?? null;
}
