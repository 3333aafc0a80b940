import type { AreaOption, AreaPath, AreaRow, Handlers, ListAreas } from '@parcelway/contracts';
import { area } from '@parcelway/contracts';
import { Serves } from '@parcelway/platform';
import { areaRows, chineseAreas } from './chinese-areas';

/** Areas come with the product and are read by everybody. */
@Serves(area)
export class AreaService implements Handlers<typeof area> {
  options({ province, city }: AreaPath): Promise<readonly AreaOption[]> {
    return chineseAreas(province ?? '', city ?? '');
  }

  async list(request: ListAreas): Promise<{ rows: readonly AreaRow[]; total: number }> {
    const { ids, pid, level, offset, limit } = request;
    const words = (request.quick ?? '').trim().toLowerCase();
    const found = (await areaRows()).filter(
      (row) =>
        (ids === undefined || ids.includes(row.id)) &&
        (pid === undefined || row.pid === Number(pid)) &&
        (level === undefined || row.level === Number(level)) &&
        (words === '' ||
          row.name.includes(words) ||
          row.pinyin.startsWith(words) ||
          row.code.startsWith(words)),
    );
    return { rows: found.slice(Number(offset), Number(offset) + Number(limit)), total: found.length };
  }
}
