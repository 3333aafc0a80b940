import { defineResource, flag, text } from './define-resource';
import { code, namedRows, names, status, weigh } from './repeated-fields';

export const warehouseResource = defineResource({
  name: 'warehouse',
  owner: 'waybill',
  controller: 'warehouse.Warehouse',
  label: ['仓库', 'Warehouses'],
  ...namedRows,
  fields: {
    code: code(20),
    ...names,
    city: text('城市', 'City', { max: 60, required: true, list: true }),
    zip_code: text('邮编', 'Postcode', { max: 12, required: true }),
    address_line: text('地址', 'Address line', { max: 120, required: true }),
    contact: text('联系人', 'Contact', { max: 60 }),
    phone: text('电话', 'Phone', { max: 20 }),
    time_zone: text('时区', 'Time zone', { max: 40, default: 'Europe/London' }),
    open_hours: text('营业时间', 'Open hours', { max: 120 }),
    is_inbound: flag('收货', 'Receives', { default: '1' }),
    is_drop_off: flag('可送仓', 'Drop-off', { default: '0' }),
    is_storage: flag('可寄存', 'Storage', { default: '0', list: true, filter: true }),
    status,
    weigh,
  },
});
