import type { Field, Resource, Words } from '@parcelway/contracts/resources';
import type { Locale, StatusEntity } from '@parcelway/look';
import { statusWord, tokens } from '@parcelway/look';
import { enumWords } from './enum-words';

/** The one of two words that belongs to a language. */
export const inLocale = (words: Words, locale: Locale): string => words[locale === 'en' ? 1 : 0];

/** The look's family of status words a field names; undefined when it names none. */
export function statusEntity(field: Field): StatusEntity | undefined {
  const name = field.statusWords;
  return name !== undefined && name in tokens.statuses ? (name as StatusEntity) : undefined;
}

/** The word of an enum's value: own words first, then the look's status words, else the value itself. */
export function enumWord(
  resource: Pick<Resource, 'name'>,
  name: string,
  field: Field,
  value: string | number,
  locale: Locale,
): string {
  const own = enumWords[`${resource.name}.${name}`]?.[String(value)];
  if (own) return inLocale(own, locale);
  const entity = statusEntity(field);
  return entity ? statusWord(entity, value, locale).text : String(value);
}

/** The choices of an enum field in the declared order. */
export function enumChoices(
  resource: Pick<Resource, 'name'>,
  name: string,
  field: Field,
  locale: Locale,
): { id: string | number; name: string }[] {
  return (field.values ?? []).map((value) => ({
    id: value,
    name: enumWord(resource, name, field, value, locale),
  }));
}

/** A name as it stands inside a sentence: `Member prices` is `member prices`, `API parameters` stays. */
export const inSentence = (name: string): string =>
  /^[A-Z][a-z]/.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
