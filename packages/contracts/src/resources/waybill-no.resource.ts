import { defineResource, flag, integer, text, wordEnum } from './define-resource';

export const waybillNoResource = defineResource({
  name: 'waybill-no',
  owner: 'waybill',
  controller: 'WaybillNo',
  label: ['运单号池', 'Number pools'],
  acts: ['index', 'add', 'edit', 'getOptions'],
  actions: ['import', 'export'],
  deletion: 'never',
  labelField: 'name',
  fields: {
    name: text('名称', 'Name', { max: 60, required: true, list: true, quick: true }),
    kind: wordEnum('种类', 'Kind', ['s10'], { required: true, addOnly: true, list: true, filter: true }),
    service: text('服务字母', 'Service letters', {
      max: 2,
      required: true,
      addOnly: true,
      pattern: /^[A-IL-RU-VX-Z][A-Z]$/,
    }),
    country: text('国家', 'Country', { max: 2, addOnly: true, default: 'GB', pattern: /^[A-Z]{2}$/ }),
    first_serial: integer('起号', 'First serial', { required: true, addOnly: true, max: 99_999_999 }),
    last_serial: integer('止号', 'Last serial', { required: true, addOnly: true, max: 99_999_999 }),
    next_serial: integer('下一个', 'Next serial', { readOnly: true, list: true }),
    low_water: integer('预警', 'Low water', { default: 500 }),
    status: flag('启用', 'Enabled', { default: '1', list: true, filter: true }),
  },
});
