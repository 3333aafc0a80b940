import { basisPoints, defineResource, flag, money, relation } from './define-resource';
import { currency, status, validity } from './repeated-fields';

/** What an extra service costs: an amount or a share of the freight; one row live per service, group and instant. */
export const accessorialPriceResource = defineResource({
  name: 'accessorial-price',
  owner: 'order',
  controller: 'AccessorialPrice',
  label: ['增值价格', 'Accessorial prices'],
  acts: ['index', 'add', 'edit', 'del', 'getOptions'],
  actions: ['import', 'export'],
  deletion: 'soft',
  labelField: 'id',
  recycle: true,
  sensitive: ['amount', 'rate_bp'],
  fields: {
    service_id: relation('服务', 'Service', 'accessorial-service', {
      required: true,
      addOnly: true,
      list: true,
      filter: true,
    }),
    user_group_id: relation('会员等级', 'Member group', 'member-group', { list: true, filter: true }),
    amount: money('单价', 'Amount', { list: true }),
    rate_bp: basisPoints('运费比例', 'Share of freight', { list: true }),
    min_amount: money('最低', 'Minimum'),
    max_amount: money('最高', 'Maximum'),
    fuel_applies: flag('计燃油', 'Carries fuel', { default: '0', list: true }),
    currency,
    ...validity,
    status,
  },
});
