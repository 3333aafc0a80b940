import type { AreaOption, AreaPath, AreaRow, Handlers, ListAreas } from '@parcelway/contracts';
import { area } from '@parcelway/contracts';
import { Serves } from '@parcelway/platform';
import { areaRows, chineseAreas } from './chinese-areas';

/** Anywhere below: a code begins with those of the areas above it, but for the districts of a municipality's one city. */
function isBelow(row: AreaRow, pid: number): boolean {
  return pid === 0 || row.pid === pid || row.code.startsWith(String(pid));
}

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
        (pid === undefined || (words === '' ? row.pid === Number(pid) : isBelow(row, Number(pid)))) &&
        (level === undefined || row.level === Number(level)) &&
        (words === '' ||
          row.name.includes(words) ||
          row.pinyin.startsWith(words) ||
          row.code.startsWith(words)),
    );
    return { rows: found.slice(Number(offset), Number(offset) + Number(limit)), total: found.length };
  }
}
