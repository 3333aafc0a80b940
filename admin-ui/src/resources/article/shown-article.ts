import type { Locale } from '@parcelway/look';

/** What visitors read of an article. */
export interface ShownArticle {
  readonly title: string;
  /** HTML. */
  readonly content: string;
  /** ISO instant; '' while it is not published. */
  readonly publishedAt: string;
}

/** An article, stored or as a form holds it, in one language; an English text that is missing is the Chinese one. */
export function shownArticle(row: Readonly<Record<string, unknown>>, language: Locale): ShownArticle {
  const textOf = (name: string): string => String(row[name] ?? '');
  const inLanguage = (name: string): string =>
    (language === 'en' && textOf(`${name}_en`).trim()) || textOf(`${name}_zh`);
  return {
    title: inLanguage('title'),
    content: inLanguage('content'),
    publishedAt: textOf('published_at'),
  };
}
