import { grams, json, money, relation, text } from './define-resource';
import { status, validity } from './repeated-fields';

/** Public and member prices are one table and two resources. */
export const priceFields = {
  channel_id: relation('渠道', 'Channel', 'channel', {
    required: true,
    addOnly: true,
    list: true,
    filter: true,
  }),
  first_weight_g: grams('首重', 'First weight', { required: true, list: true }),
  first_price: money('首重价', 'First price', { required: true, list: true }),
  step_price: money('续重价', 'Step price', { required: true, list: true }),
  currency: text('币种', 'Currency', { max: 3, readOnly: true }),
  ...validity,
  status,
  /** Packaging lines that a new price comes with: `[{packaging_box_id, price, status?}]`; later each is a row of its own. */
  lines: json('箱型价格行', 'Packaging lines', { virtual: true, addOnly: true }),
};
