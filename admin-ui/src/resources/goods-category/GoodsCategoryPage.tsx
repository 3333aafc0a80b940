import { FactsAndRows } from '../../crud/FactsAndRows';
import { ShowPage } from '../../crud/ResourceShow';

const RELATED = [
  { resource: 'goods-category-rule', target: 'category_id', label: 'goods.routeRules', add: true },
];

/** One category and what single routes say to it. */
export const GoodsCategoryPage = () => (
  <ShowPage>
    <FactsAndRows related={RELATED} />
  </ShowPage>
);
