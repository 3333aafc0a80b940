import type { Locale } from '@parcelway/look';
import { TreeList } from '../../crud/tree/TreeList';
import type { TreeRecord } from '../../crud/tree/useTreeRows';
import { VerdictMark } from './VerdictMark';

const columns = ['code', 'hs_code'];

export const categoryTitle = (row: TreeRecord, language: Locale): string =>
  String(language === 'en' ? row['name_en'] : row['name_zh']);

/** What may travel, what only on conditions and what never. */
export const GoodsCategoryTree = () => (
  <TreeList titleOf={categoryTitle} Mark={VerdictMark} columns={columns} />
);
