import { defineResource, flag, text, wordEnum } from './define-resource';
import { code, namedRows, names, status, weigh } from './repeated-fields';

/** Companies that collect or deliver for us. */
export const expressCompanyResource = defineResource({
  name: 'express-company',
  owner: 'pickup',
  controller: 'pickup.ExpressCompany',
  label: ['快递公司', 'Express companies'],
  ...namedRows,
  fields: {
    code: code(30),
    ...names,
    kind: wordEnum('种类', 'Kind', ['courier', 'postal', 'own'], {
      required: true,
      list: true,
      filter: true,
    }),
    phone: text('电话', 'Phone', { max: 20 }),
    is_pickup: flag('上门取件', 'Collects', { default: '1', list: true, filter: true }),
    status,
    weigh,
  },
});
