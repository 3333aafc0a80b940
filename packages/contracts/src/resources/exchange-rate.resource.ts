import { defineResource, instant, text } from './define-resource';
import { currencyCode } from './repeated-fields';

const code = {
  ...currencyCode,
  required: true,
  addOnly: true,
  list: true,
  filter: true,
} as const;

/** What one of a currency is worth in another from an instant on, until the next rate of the pair. What was in force stays for ever. */
export const exchangeRateResource = defineResource({
  name: 'exchange-rate',
  owner: 'payment',
  controller: 'trade.ExchangeRate',
  label: ['汇率', 'Exchange rates'],
  acts: ['index', 'add', 'del'],
  deletion: 'hard',
  labelField: 'from_currency',
  order: { field: 'valid_from', direction: 'desc' },
  recycle: true,
  fields: {
    from_currency: text('从', 'From', code),
    to_currency: text('到', 'To', code),
    rate: text('汇率', 'Rate', {
      max: 16,
      pattern: /^(?=.*[1-9])\d{1,7}(\.\d{1,8})?$/,
      required: true,
      addOnly: true,
      list: true,
    }),
    valid_from: instant('生效', 'Valid from', {
      required: true,
      addOnly: true,
      list: true,
      filter: true,
      sort: true,
    }),
    source: text('来源', 'Source', { max: 60, addOnly: true, list: true }),
  },
});
