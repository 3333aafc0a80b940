import { defineResource, relation } from './define-resource';
import { priceFields } from './price-fields';

/** Prices of one member or one group; the same table. */
export const memberChannelPriceResource = defineResource({
  name: 'member-channel-price',
  owner: 'order',
  controller: 'MemberChannelPrice',
  label: ['会员价格', 'Member prices'],
  acts: ['index', 'add', 'edit', 'del', 'getOptions'],
  actions: ['import', 'export'],
  deletion: 'soft',
  labelField: 'id',
  table: 'channel_price',
  recycle: true,
  sensitive: ['first_price', 'step_price'],
  fields: {
    ...priceFields,
    user_id: relation('会员', 'Member', 'member', { addOnly: true, list: true, filter: true }),
    user_group_id: relation('会员等级', 'Member group', 'member-group', {
      addOnly: true,
      list: true,
      filter: true,
    }),
  },
});
