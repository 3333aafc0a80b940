import { withOlderSpellings } from '@parcelway/legacy';
import { suffixOf } from './save-name';
import type { Uploaded } from './uploads';

/** What an upload answers: the row, its suffix and full address. Zeros are left out the first time, as the clients know it. */
export function uploadedFile({ file, is_new }: Uploaded, cdnUrl: string): Record<string, unknown> {
  const entries = Object.entries(file).filter(([, value]) => !is_new || value !== 0);
  return withOlderSpellings({
    ...Object.fromEntries(entries),
    suffix: suffixOf(file.name),
    full_url: `${cdnUrl}${file.url}`,
  });
}
