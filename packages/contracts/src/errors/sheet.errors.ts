import { declareErrors } from './error-text';

export const sheetErrors = declareErrors({
  'sheet.not_found': { status: 404, 'zh-cn': '小包订单不存在', en: 'Sheet order not found' },
  'sheet.duplicate_reference': {
    status: 409,
    'zh-cn': '单号 {out_order_id} 已经用于另一份内容',
    en: 'The reference {out_order_id} was used with other content before',
  },
  'sheet.wrong_state': {
    status: 409,
    'zh-cn': '订单现在是“{state}”，不能这样操作',
    en: 'The order is in state "{state}", so this is not possible',
  },
  'sheet.price_changed': {
    status: 409,
    'zh-cn': '这样修改后运费是 {amount}，与已付的不同；请作废后重新下单',
    en: 'With this change it would cost {amount}, which is not what was paid; void it and place a new one',
  },
  'sheet.weight': {
    status: 422,
    'zh-cn': '包裹重 {weight} 克，超过渠道上限 {max} 克',
    en: 'The package weighs {weight} g, over the channel limit of {max} g',
  },
  'sheet.no_number': {
    status: 422,
    'zh-cn': '还没有运单号，不能扫描',
    en: 'It has no tracking number yet and cannot be scanned',
  },
  'sheet.handover_final': {
    status: 409,
    'zh-cn': '已交接的不能更改',
    en: 'What was handed over cannot be changed',
  },
  'sheet.carrier_not_set_up': {
    status: 422,
    'zh-cn': '渠道的承运商参数不完整：{name}',
    en: 'The carrier parameters of the channel are incomplete: {name}',
  },
  'sheet.carrier_refused': {
    status: 422,
    'zh-cn': '承运商拒绝：{reason}',
    en: 'The carrier refused: {reason}',
  },
  'sheet.carrier_away': {
    status: 503,
    'zh-cn': '承运商暂时没有回应，稍后自动重试',
    en: 'The carrier does not answer at the moment; it is tried again',
  },
});
