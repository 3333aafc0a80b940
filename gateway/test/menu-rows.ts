import type { MenuRow } from '@parcelway/contracts';
import { describedMenus } from '@parcelway/contracts/resources';

/** The menu as a first start seeds it, with ids in its order. */
export function seededMenus(): readonly MenuRow[] {
  const described = describedMenus();
  const ids = new Map(described.map(({ name }, index) => [name, index + 1]));
  return described.map(({ parent, weigh: _weigh, ...row }, index) => ({
    ...row,
    id: index + 1,
    pid: parent === null ? null : (ids.get(parent) ?? null),
    remark: '',
    remark_en: '',
    status: true,
  }));
}
