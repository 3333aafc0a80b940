import { Inject, Injectable } from '@nestjs/common';
import { postcodeFor } from '@parcelway/checks';
import type { PostcodeArea } from '@parcelway/contracts';
import type { Config, Logger } from '@parcelway/platform';
import { CONFIG, LOGGER } from '@parcelway/platform';
import { chinesePostcodes } from './chinese-postcodes';
import type { PostcodeSource } from './postcode-source';
import { postcodesIo } from './postcodes-io';

/** A postcode keeps its places for years; a day is enough to spare its source. */
const KEPT_MS = 24 * 3_600_000;
const MAX_KEPT = 5_000;

/** What is known of postcodes (D9). A source that does not answer within 3 s is as good as none: people can always type. */
@Injectable()
export class PostcodeLookup {
  private readonly sources: readonly PostcodeSource[];
  private readonly kept = new Map<
    string,
    { readonly list: readonly PostcodeArea[]; readonly until: number }
  >();

  constructor(
    @Inject(CONFIG) config: Config,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.sources = [chinesePostcodes, ...(config.postcodeUrl ? [postcodesIo(config.postcodeUrl)] : [])];
  }

  /** Empty for a postcode that is none, or that nothing is known of. */
  async findByPostcode(country: string, text: string): Promise<readonly PostcodeArea[]> {
    const code = postcodeFor(country)(text);
    const source = this.sources.find((one) => one.country === country.toUpperCase());
    if (code === null || !source) return [];
    const key = `${source.country} ${code}`;
    const known = this.kept.get(key);
    if (known && known.until > Date.now()) return known.list;
    try {
      const list = await source.find(code);
      this.keep(key, list);
      return list;
    } catch (error) {
      this.logger.warn({ err: error, country: source.country }, 'postcode source did not answer');
      return [];
    }
  }

  private keep(key: string, list: readonly PostcodeArea[]): void {
    this.kept.delete(key);
    this.kept.set(key, { list, until: Date.now() + KEPT_MS });
    const [oldest] = this.kept.keys();
    if (this.kept.size > MAX_KEPT && oldest !== undefined) this.kept.delete(oldest);
  }
}
