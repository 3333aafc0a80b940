import type { PostcodeArea } from '@parcelway/contracts';
import type { PostcodeSource } from './postcode-source';

const TIMEOUT_MS = 3_000;
const MAX_ANSWER = 100_000;
/** Longest text of an address field. */
const MAX_TEXT = 60;

/**
 * British postcodes from a server that speaks the API of postcodes.io (`GET /postcodes/:postcode`). The address of the server is
 * configuration and redirects are not followed, so that nobody's input chooses where a request goes.
 */
export function postcodesIo(base: string): PostcodeSource {
  return {
    country: 'GB',
    async find(code): Promise<readonly PostcodeArea[]> {
      const response = await fetch(`${base.replace(/\/$/, '')}/postcodes/${encodeURIComponent(code)}`, {
        headers: { accept: 'application/json' },
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      const text = await response.text();
      if (response.status === 404) return [];
      if (!response.ok || text.length > MAX_ANSWER)
        throw new Error(`postcode source: HTTP ${response.status}`);
      const { result } = JSON.parse(text) as { result?: Readonly<Record<string, unknown>> | null };
      const word = (name: string): string => {
        const value = result?.[name];
        return typeof value === 'string' ? value.slice(0, MAX_TEXT) : '';
      };
      const city = word('post_town') || word('admin_district');
      if (!city) return [];
      return [{ line: '', district: word('admin_ward'), city, province: word('admin_county') }];
    },
  };
}
