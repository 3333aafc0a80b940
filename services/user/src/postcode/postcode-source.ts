import type { PostcodeArea } from '@parcelway/contracts';

/** Where the detailed address of a postcode comes from; one for each country that has one. */
export interface PostcodeSource {
  readonly country: string;
  /** `code` is in its usual form. Empty = nothing known. Throws when the source does not answer. */
  find(code: string): Promise<readonly PostcodeArea[]>;
}
