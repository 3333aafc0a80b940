import { date, defineResource, grams, json, numberEnum, relation, text } from './define-resource';

export const pickupOrderResource = defineResource({
  name: 'pickup-order',
  owner: 'pickup',
  controller: 'pickup.Order',
  label: ['取派单', 'Pickups'],
  acts: ['index'],
  deletion: 'never',
  labelField: 'id',
  fields: {
    order_no: text('订单号', 'Order no.', { max: 20, readOnly: true, list: true, quick: true, filter: true }),
    user_id: relation('会员', 'Member', 'member', { readOnly: true, filter: true }),
    user_name: text('姓名', 'Name', { max: 121, readOnly: true, list: true, quick: true }),
    pick_up_type: numberEnum('方式', 'Type', [1, 2, 3], {
      readOnly: true,
      list: true,
      filter: true,
      statusWords: 'pickupChannel',
    }),
    pick_up_date: date('取件日', 'Date', { readOnly: true, list: true, filter: true, sort: true }),
    zip_code: text('邮编', 'Postcode', { max: 12, readOnly: true, list: true, quick: true, filter: true }),
    service_area_id: relation('服务区域', 'Area', 'service-area', {
      readOnly: true,
      list: true,
      filter: true,
    }),
    driver_id: relation('司机', 'Driver', 'driver', { readOnly: true, list: true, filter: true }),
    express_company_id: relation('快递公司', 'Express company', 'express-company', {
      readOnly: true,
      list: true,
      filter: true,
    }),
    estimated_weight_g: grams('预估重', 'Estimated', { readOnly: true, list: true }),
    address: json('地址', 'Address', { readOnly: true }),
    status: numberEnum('状态', 'Status', [0, 1, 2, 3, 4, 5], {
      readOnly: true,
      list: true,
      filter: true,
      statusWords: 'pickup',
    }),
    remark: text('备注', 'Remark', { max: 300, readOnly: true }),
  },
});
