import { declareErrors } from './error-text';

export const orderErrors = declareErrors({
  'order.not_found': { status: 404, 'zh-cn': '订单不存在', en: 'Order not found' },
  'order.terms': { status: 422, 'zh-cn': '请先同意条款', en: 'Please agree to the Terms' },
  'order.wrong_state': {
    status: 409,
    'zh-cn': '订单现在是“{state}”，不能这样操作',
    en: 'The order is in state "{state}", so this is not possible',
  },
  'order.edit_pending': {
    status: 409,
    'zh-cn': '修改已收到，正在等待新账单；新账单出来之前，订单保持原样',
    en: 'The change was received and waits for its bill; until then the order stays as it was',
  },
  'order.not_cancellable': {
    status: 409,
    'zh-cn': '订单现在是“{state}”，不能取消',
    en: 'The order is in state "{state}" and cannot be cancelled any more',
  },
  'order.address_not_confirmed': {
    status: 422,
    'zh-cn': '{which}地址还没有确认',
    en: 'The {which} address is not confirmed',
  },
  'order.id_card_required': {
    status: 422,
    'zh-cn': '这个渠道需要收件人身份证号',
    en: "This channel needs the receiver's ID card number",
  },
  'order.zip_required_for_pickup': {
    status: 422,
    'zh-cn': '选择上门取件时，寄件邮编不能为空',
    en: 'The sender zip code cannot be empty when a collection date is chosen',
  },
  'order.override_too_low': {
    status: 422,
    'zh-cn': '协商价不能低于运费以外的费用 {currency} {least}',
    en: 'The agreed price cannot be below what is charged beside the freight, {currency} {least}',
  },
  'order.price_agreed': {
    status: 409,
    'zh-cn': '这个订单的价格是与客服商定的，如需修改请联系客服',
    en: 'The price of this order was agreed with our staff; please ask us to change it',
  },
  'channel.not_found': { status: 404, 'zh-cn': '渠道不存在', en: 'Channel not found' },
  'quote.not_covered': {
    status: 422,
    'zh-cn': '这个渠道不到该地区',
    en: 'This channel does not reach the address',
  },
  'quote.too_heavy': {
    status: 422,
    'zh-cn': '箱 {no} 重 {weight} kg，超过渠道上限 {max} kg',
    en: 'Box {no} weighs {weight} kg, over the channel limit of {max} kg',
  },
  'quote.too_long': {
    status: 422,
    'zh-cn': '箱 {no} 最长边 {side} cm，超过渠道上限 {max} cm',
    en: 'The longest side of box {no} is {side} cm, over the channel limit of {max} cm',
  },
  'quote.girth': {
    status: 422,
    'zh-cn': '箱 {no} 长加周长 {girth} cm，超过渠道上限 {max} cm',
    en: 'Length plus girth of box {no} is {girth} cm, over the channel limit of {max} cm',
  },
  'quote.prohibited_item': {
    status: 422,
    'zh-cn': '“{item}”属于禁运物品',
    en: '"{item}" is a prohibited item',
  },
  'quote.no_price': {
    status: 422,
    'zh-cn': '这个渠道暂时没有价格',
    en: 'This channel has no price at the moment',
  },
  'quote.over_declared': {
    status: 422,
    'zh-cn': '保额不能高于申报价值加运费 {max}',
    en: 'The cover cannot exceed the declared value plus carriage of {max}',
  },
  'quote.no_cover': {
    status: 422,
    'zh-cn': '没有 £{cover} 这一档保价',
    en: 'There is no insurance step of £{cover}',
  },
  'quote.cover_over_cap': {
    status: 422,
    'zh-cn': '这个渠道的保额最高 {max}',
    en: 'This channel insures up to {max}',
  },
  'quote.declared_over_limit': {
    status: 422,
    'zh-cn': '申报价值超过这个渠道的上限 {max}',
    en: 'The declared value is over the channel limit of {max}',
  },
  'quote.item_quantity': {
    status: 422,
    'zh-cn': '“{item}”一票最多 {max} 件',
    en: 'At most {max} pieces of "{item}" may go in one shipment',
  },
  'quote.item_value': {
    status: 422,
    'zh-cn': '“{item}”一票最高价值 {max}',
    en: '"{item}" may be worth at most {max} in one shipment',
  },
  'quote.refused_attribute': {
    status: 422,
    'zh-cn': '“{item}”带有“{attribute}”，这个渠道不接',
    en: '"{item}" counts as "{attribute}", which this channel does not carry',
  },
  'quote.no_service': {
    status: 422,
    'zh-cn': '这个渠道没有“{service}”服务',
    en: 'This channel does not offer the service "{service}"',
  },
  'quote.unknown_box': { status: 422, 'zh-cn': '箱型不存在', en: 'Packaging box not found' },
});
