import { defineResource } from './define-resource';
import { priceFields } from './price-fields';

/** Public prices: rows without member and group. */
export const channelPriceResource = defineResource({
  name: 'channel-price',
  owner: 'order',
  controller: 'ChannelPrice',
  label: ['公开价格', 'Public prices'],
  acts: ['index', 'add', 'edit', 'del', 'getOptions'],
  actions: ['import', 'export'],
  deletion: 'soft',
  labelField: 'id',
  recycle: true,
  sensitive: ['first_price', 'step_price'],
  fields: priceFields,
});
