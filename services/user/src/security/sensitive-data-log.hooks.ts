import { Injectable } from '@nestjs/common';
import type { ResourceHooks } from '@parcelway/crud';
import type { SensitiveDataLogEntity } from './caught-row.entity';

/** Shows values as people write them: the text of JSON without its quotes. */
@Injectable()
export class SensitiveDataLogHooks implements ResourceHooks<SensitiveDataLogEntity> {
  async present(rows: Record<string, unknown>[]): Promise<void> {
    for (const row of rows) {
      row['before'] = plain(row['before']);
      row['after'] = plain(row['after']);
    }
  }
}

/** Numbers keep all their digits: only strings are read. */
function plain(json: unknown): string {
  if (typeof json !== 'string') return '';
  return json.startsWith('"') ? String(JSON.parse(json)) : json;
}
