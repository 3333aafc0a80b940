import type { Words } from '@parcelway/contracts/resources';
import { inLocale } from '../../i18n/field-words';

/** What a rule may watch: one resource, where its rows lie, its fields by name. */
export interface RuleChoice {
  readonly controller: string;
  readonly label: Words;
  /** The service that owns the rows. */
  readonly connection: string;
  readonly data_table: string;
  readonly primary_key: string;
  readonly fields: Readonly<Record<string, Words>>;
}

/** What a choice is called in a list of them: the resource, then where its rows lie. */
export function choiceName(choice: RuleChoice, language: 'zh-cn' | 'en'): string {
  return `${inLocale(choice.label, language)} (${choice.connection}.${choice.data_table})`;
}

/** What a form takes over from the resource that was chosen; nothing chosen empties it. */
export function placeOf(choice: RuleChoice | undefined): { data_table: string; primary_key: string } {
  return { data_table: choice?.data_table ?? '', primary_key: choice?.primary_key ?? 'id' };
}

/** The stored fields with their titles for the names that are ticked. The server gives a title to the new ones. */
export function tickedFields(stored: unknown, names: readonly string[]): Record<string, string> {
  const titles = new Map(Object.entries((stored ?? {}) as Readonly<Record<string, unknown>>));
  return Object.fromEntries(names.map((name) => [name, String(titles.get(name) ?? '')]));
}
