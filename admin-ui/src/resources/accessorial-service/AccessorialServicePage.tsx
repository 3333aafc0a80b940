import { FactsAndRows } from '../../crud/FactsAndRows';
import { ShowPage } from '../../crud/ResourceShow';

const RELATED = [
  { resource: 'accessorial-price', target: 'service_id', label: 'goods.servicePrices', add: true },
];

/** One extra service and what it costs. */
export const AccessorialServicePage = () => (
  <ShowPage>
    <FactsAndRows related={RELATED} />
  </ShowPage>
);
