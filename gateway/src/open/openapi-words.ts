import type { WebhookEvent } from '@parcelway/contracts';
import { SHEET_BATCH_CAP } from '@parcelway/contracts';

/** A text in Chinese and in English. */
export type Words = readonly [zh: string, en: string];

/** What the partner API's document says, by the place it stands in. */
export const titles = {
  title: ['Parcelway 合作方接口', 'Parcelway partner API'],
  about: [
    '每个请求都要签名：请求头 app-id、timestamp（Unix 秒，±300 秒）、nonce（每次不同）和 sign。签名串为六行，以换行相连：METHOD、PATH（查询参数排序）、APP_ID、TIMESTAMP、NONCE、hex(SHA-256(请求体))；sign = hex(HMAC-SHA256(secret, 签名串))。同一 out_order_id 可以放心重试：内容相同返回同一订单，内容不同返回 409。',
    'Every request is signed: headers app-id, timestamp (unix seconds, ±300 s), nonce (new each time) and sign. The string to sign has six lines, joined by line feeds: METHOD, PATH (query sorted), APP_ID, TIMESTAMP, NONCE, hex(SHA-256(body)); sign = hex(HMAC-SHA256(secret, string)). A reference may be sent again: the same content gets the same order, other content 409.',
  ],
  orders: ['订单', 'Orders'],
  tracking: ['轨迹', 'Tracking'],
  create: ['下单', 'Create an order'],
  batch: [
    `批量下单，最多 ${SHEET_BATCH_CAP} 条，逐条返回结果`,
    `Create up to ${SHEET_BATCH_CAP} orders, each with its own answer`,
  ],
  read: ['查询订单', 'Read an order'],
  cancel: ['作废订单', 'Cancel an order'],
  label: ['面单 PDF', 'Label as PDF'],
  track: ['物流轨迹', 'Tracking events'],
  report: ['上报轨迹（承运商）', 'Report a tracking event (carriers)'],
  duty: [
    '上报税费（承运商）；同一报关单号只记一次',
    'Report duty on a box (carriers); a customs entry counts once',
  ],
  over: ['运单已作废', 'The waybill is void'],
  order: ['订单', 'The order'],
  webhooks: [
    '在“接口参数”页登记地址后，事件以 JSON 发到那里。请求头 webhook-signature 为 t=时间戳,v1=签名，签名 = hex(HMAC-SHA256(密钥, 时间戳 + "." + 请求体))；webhook-id 是事件编号，重复送达时相同。10 秒内没有回 2xx 就会重发，最多 14 次，间隔约 30 秒 × 2ⁿ。',
    'Register an address on the page "API parameters", and events are posted there as JSON. The header webhook-signature is t=timestamp,v1=signature with signature = hex(HMAC-SHA256(secret, timestamp + "." + body)); webhook-id is the id of the event, the same when it comes again. What is not answered by 2xx within 10 s is sent again, up to 14 times, at about 30 s × 2ⁿ.',
  ],
  delivered: ['收到', 'Taken'],
  made: ['新订单', 'A new order'],
  repeated: ['此前已创建的同一订单', 'The order that was made before'],
  signature: ['签名、时钟或 nonce 不正确', 'Signature, clock or nonce'],
  forbidden: ['应用已停用，或不允许从此地址调用', 'The app is off, or may not call from this address'],
  missing: ['没有这个订单', 'There is no such order'],
  conflict: ['单号已用于其他内容', 'The reference was used with other content'],
  invalid: ['内容有误，已指明字段', 'The content is wrong; the field is named'],
  limit: ['超过每分钟次数，见 Retry-After', 'Too many calls a minute, see Retry-After'],
} as const satisfies Record<string, Words>;

/** What fields mean beyond their names, units among it. */
export const notes: Readonly<Record<string, Words>> = {
  out_order_id: [
    '你的单号，一个应用内永远只能用一次；重试时保持不变',
    'Your own reference, used once for ever within an app; keep it when you try again',
  ],
  channel_code: [
    '渠道代码，见价格页或向客服索取',
    'Code of the channel, from the price page or customer service',
  ],
  service_type: ['承运商的服务类型，可不填', 'Service type of the carrier, may stay empty'],
  platform_order_number: ['平台订单号，印在面单上', 'Order number of the shop, printed on the label'],
  sourceHandoverCode: ['交接批次号', 'Code of the handover'],
  receiverName: ['收件人姓名', 'Name of the receiver'],
  receiverState: ['省或州', 'Province or state'],
  receiverCity: ['城市', 'City'],
  receiverDetailAddress: [
    '详细地址；要能分成三行、每行 35 个字以内',
    'Street address; must fit three lines of 35 characters',
  ],
  receiverCountryCode: ['ISO 3166-1 两位国家代码', 'ISO 3166-1 alpha-2'],
  receiverZipCode: ['邮编，按国家校验', 'Postcode, checked by its country'],
  receiverTelephone: ['电话，最多 15 位数字', 'Telephone, 15 digits at most'],
  packageWeight: ['整件重量，克', 'Weight of the package, grams'],
  items: ['货物，用于报关', 'Goods, for customs'],
  sender_address_id: ['地址簿中寄件地址的 id，可不填', 'Id of a sender in your address book, may stay empty'],
  submit: ['false 只保存，不扣款也不订舱', 'false only keeps it: nothing is charged or booked'],
  itemEnglishName: ['英文品名', 'Name in English'],
  itemChineseName: ['中文品名', 'Name in Chinese'],
  itemUnitPrice: ['单价', 'Price of one'],
  itemQuantity: ['数量', 'Quantity'],
  itemUnitPriceCurrency: ['单价币种，ISO 4217', 'Currency of the price, ISO 4217'],
  itemWeight: ['单件重量，克', 'Weight of one, grams'],
  hsCode: ['海关编码，6 到 12 位数字', 'HS code, 6 to 12 digits'],
  sheet_no: ['我们的单号', 'Our number'],
  order_code: ['承运商的单号', 'The carrier’s number'],
  status: ['0 待处理，1 成功，2 失败，3 处理中', '0 awaiting, 1 succeeded, 2 failed, 3 in progress'],
  tracking_number: ['跟踪号，订舱成功后才有', 'Tracking number, once it is booked'],
  amount: ['运费', 'What it costs'],
  pay_status: ['1 未付，2 已付，3 已退', '1 unpaid, 2 paid, 3 refunded'],
  is_void: ['已作废', 'Whether it was cancelled'],
  last_error: ['上次订舱失败的原因', 'Why the last booking failed'],
};

/** When each event is sent. */
export const webhookWords: Readonly<Record<WebhookEvent, Words>> = {
  'sheetOrder.created': ['订单已创建', 'An order was made'],
  'sheetOrder.booked': ['订舱成功，有了跟踪号', 'It was booked and has its tracking number'],
  'sheetOrder.failed': ['订舱失败，见 last_error', 'Booking failed, see last_error'],
  'sheetOrder.cancelled': ['订单已作废', 'It was cancelled'],
  'sheetOrder.scanned': ['仓库已扫描入库', 'The warehouse scanned it in'],
  'sheetOrder.handedOver': ['已交给承运商', 'It was handed to the carrier'],
};
