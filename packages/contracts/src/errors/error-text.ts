/** One declared error: its HTTP status on REST faces and its text in both languages; `{name}` is filled from the error's params. */
export interface ErrorText {
  readonly status: number;
  readonly 'zh-cn': string;
  readonly en: string;
}

/** Keeps the keys literal while checking that every code has both texts. */
export function declareErrors<T extends Record<string, ErrorText>>(texts: T): T {
  return texts;
}
