import {
  defineResource,
  grams,
  integer,
  json,
  money,
  numberEnum,
  relation,
  text,
  wordEnum,
} from './define-resource';

const shown = { readOnly: true, list: true } as const;
const found = { ...shown, filter: true } as const;
const derived = { readOnly: true } as const;
const ofParcel = { readOnly: true, virtual: true } as const;

/** Requests made of carriers. The parcel's fields carry the names that partners send; secrets in both contents are masked. */
export const logisticsRequestResource = defineResource({
  name: 'logistics-request',
  owner: 'order',
  controller: 'order.LogisticsRequest',
  label: ['物流请求', 'Logistics requests'],
  acts: ['index'],
  deletion: 'never',
  labelField: 'out_order_id',
  actions: ['resend', 'lookUp'],
  fields: {
    sheet_order_id: relation('小包订单', 'Sheet order', 'sheet-order', found),
    app_id: text('接口应用', 'Partner app', { ...found, max: 40 }),
    out_order_id: text('外部单号', 'Reference', { ...found, max: 64, quick: true }),
    kind: wordEnum('种类', 'Kind', ['book', 'find', 'cancel'], found),
    attempt: integer('第几次', 'Attempt', shown),
    carrier_code: text('承运商', 'Carrier', { ...found, max: 30 }),
    request_content: json('请求内容', 'Request', derived),
    order_code: text('承运商单号', 'Carrier order', { ...derived, max: 40, quick: true, filter: true }),
    tracking_number: text('运单号', 'Tracking no.', { ...found, max: 40, quick: true }),
    response_content: json('响应内容', 'Response', derived),
    status: numberEnum('状态', 'Status', [0, 1, 2], { ...found, statusWords: 'logisticsRequest' }),
    http_status: integer('HTTP 状态', 'HTTP status', derived),
    duration_ms: integer('毫秒', 'Milliseconds', derived),
    error: text('错误', 'Error', { ...shown, max: 300 }),
    receiver_name: text('收件人', 'Receiver', { ...shown, max: 60, quick: true }),
    receiver_country_code: text('国家', 'Country', { ...found, max: 2 }),
    sourceHandoverCode: text('来源交接码', 'Source handover code', { ...ofParcel, max: 40 }),
    receiverName: text('收件人', 'Receiver', { ...ofParcel, max: 60 }),
    receiverState: text('省州', 'State', { ...ofParcel, max: 60 }),
    receiverCity: text('城市', 'City', { ...ofParcel, max: 60 }),
    receiverDetailAddress: text('地址', 'Address', { ...ofParcel, max: 200 }),
    receiverCountryCode: text('国家', 'Country', { ...ofParcel, max: 2 }),
    receiverZipCode: text('邮编', 'Postcode', { ...ofParcel, max: 12 }),
    receiverTelephone: text('电话', 'Telephone', { ...ofParcel, max: 20 }),
    packageWeight: grams('重量', 'Weight', ofParcel),
    itemEnglishName: text('英文品名', 'Item', { ...ofParcel, max: 60 }),
    itemUnitPrice: money('单价', 'Unit price', ofParcel),
    itemQuantity: integer('数量', 'Quantity', ofParcel),
    itemUnitPriceCurrency: text('单价币种', 'Currency', { ...ofParcel, max: 3 }),
    itemWeight: grams('单重', 'Item weight', ofParcel),
    items: json('商品', 'Items', ofParcel),
  },
});
