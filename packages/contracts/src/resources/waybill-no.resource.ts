import { defineResource, integer, longText, text, wordEnum } from './define-resource';
import { status } from './repeated-fields';

/** Postal and own pools are ranges of serials; a carrier's pool is the list of numbers it gave us. */
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
    kind: wordEnum('种类', 'Kind', ['s10', 'own', 'carrier'], {
      required: true,
      addOnly: true,
      list: true,
      filter: true,
      default: 's10',
    }),
    service: text('服务字母', 'Service letters', {
      max: 2,
      addOnly: true,
      pattern: /^[A-IL-RU-VX-Z][A-Z]$/,
    }),
    country: text('国家', 'Country', { max: 2, addOnly: true, default: 'GB', pattern: /^[A-Z]{2}$/ }),
    prefix: text('前缀', 'Prefix', { max: 8, addOnly: true, pattern: /^[A-Z0-9]+$/ }),
    first_serial: integer('起号', 'First serial', { addOnly: true, max: 99_999_999 }),
    last_serial: integer('止号', 'Last serial', { addOnly: true, max: 99_999_999 }),
    numbers: longText('号码，一行一个', 'Numbers, one a line', { addOnly: true, virtual: true }),
    next_serial: integer('下一个', 'Next serial', { readOnly: true }),
    remaining: integer('剩余', 'Remaining', { readOnly: true, list: true, virtual: true }),
    low_water: integer('预警', 'Low water', { default: 500 }),
    status,
  },
});
