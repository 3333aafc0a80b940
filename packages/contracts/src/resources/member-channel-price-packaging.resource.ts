import { defineResource, idList, money, relation } from './define-resource';
import { status } from './repeated-fields';

export const packagingLineResource = defineResource({
  name: 'member-channel-price-packaging',
  owner: 'order',
  controller: 'MemberChannelPricePackaging',
  label: ['箱型价格行', 'Packaging lines'],
  acts: ['index', 'add', 'edit', 'del', 'getOptions'],
  deletion: 'soft',
  labelField: 'id',
  recycle: true,
  sensitive: ['price'],
  fields: {
    channel_price_id: relation('价格', 'Price', 'channel-price', {
      required: true,
      addOnly: true,
      list: true,
      filter: true,
    }),
    packaging_box_id: idList('箱型', 'Boxes', { required: true, max: 200, default: '0', list: true }),
    price: money('续重价', 'Step price', { required: true, list: true }),
    status,
  },
});
