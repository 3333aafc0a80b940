/** Full-width letters and digits (typed with a Chinese keyboard) to plain ones, upper case, no white space at all. */
export function compactUpper(text: string): string {
  return text.normalize('NFKC').toUpperCase().replace(/\s+/g, '');
}

const LATIN = /^(?=.*\p{Script=Latin})[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]+$/u;

/** Whether a text has letters of the Latin script and of no other, as carriers and customs need it. */
export const isLatin = (text: string): boolean => LATIN.test(text);
